import type { SubCategoryCardConfig } from '@plaza/contracts/catalog/card-config.entity'
import { cardPreview } from '@plaza/contracts/catalog/catalog.slots'
import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import { classes, Skeleton, Slot } from '@plaza/ui'
import { useState } from 'react'
import type { Surface } from './card-words.ts'

interface Props {
  readonly category: Category
  readonly sub: SubCategory | null
  readonly draft: SubCategoryCardConfig
}

const surfaces = [
  ['card', 'Tarjeta'],
  ['detail', 'Detalle'],
] as const

/** The catalogue draws its own card here, so that what staff see is what shoppers will get. */
export function CardPreview({ category, sub, draft }: Props) {
  const [surface, setSurface] = useState<Surface>('card')
  return (
    <section className="adc-cards__preview" aria-label="Vista previa">
      <div className="adc-cards__head">
        <h3>Vista previa</h3>
        <div className="adc-segments" role="group" aria-label="Qué ver">
          {surfaces.map(([key, label]) => (
            <button
              key={key}
              type="button"
              className={classes('adc-segment', key === surface && 'adc-segment--on')}
              aria-pressed={key === surface}
              onClick={() => setSurface(key)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <Slot
        of={cardPreview}
        with={{
          categoryId: category.id,
          subCategoryId: sub?.id ?? null,
          config: sub ? (category.product_card_config ?? {}) : draft,
          subConfig: sub ? draft : null,
          surface,
        }}
        pending={<Skeleton shape="block" className="adc-cards__waiting" />}
        empty={<p className="pz-muted">La vista previa no está disponible por ahora.</p>}
      />
    </section>
  )
}
