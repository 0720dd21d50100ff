import { product, type Product } from '@plaza/contracts/catalog/product.entity'
import { debounces, pageSizes } from '@plaza/contracts/kernel/limits'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { EmptyState, IconButton, Picture, QueryView } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { genericCalls } from '@plaza/contracts/resources/generic.api'
import { useDebounced } from './use-debounced.ts'
import './product-picker.css'

const products = genericCalls('products', 'products', product)

interface Props {
  readonly chosen: readonly string[]
  readonly onAdd: (id: string) => void
  readonly onRemove: (id: string) => void
  readonly disabled: boolean
  /** Beside each chosen product. */
  readonly more?: (id: string, product: Product | undefined) => ReactNode
}

/** Finds products, 15 at a time (B-2-072), and keeps the chosen ones with their names. */
export function ProductPicker({ chosen, onAdd, onRemove, disabled, more }: Props) {
  const [text, setText] = useState('')
  const title = useDebounced(text, debounces.adminFilter).trim()
  const found = useCall(
    products.page,
    { page: 1, limitPerPage: pageSizes.productPicker, filter: { inactive: false, ...(title && { title: { regex: title } }) } },
    { keepPrevious: true },
  )
  return (
    <div className="adc-picker">
      <div>
        <TextInput label="Buscar productos" type="search" value={text} onChange={setText} disabled={disabled} />
        <QueryView
          query={{ ...found, data: found.data?.data.list }}
          empty={<EmptyState text={commonTexts.noProducts} />}
          errorText="No logramos cargar los productos."
        >
          {(list) => (
            <ul className="adc-picker__list" aria-label="Productos encontrados">
              {list.map(({ id, title: name, id_item, photoUrl }) => (
                <li key={id} className="adc-picker__row">
                  <Picture src={photoUrl} alt="" width={40} height={40} />
                  <span className="adc-picker__name">
                    {name}
                    <small>{id_item}</small>
                  </span>
                  <IconButton label={`Agregar ${name}`} disabled={disabled || chosen.includes(id)} onClick={() => onAdd(id)}>
                    <Plus size={18} />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      <Chosen {...{ chosen, onRemove, disabled, more }} />
    </div>
  )
}

function Chosen({ chosen, onRemove, disabled, more }: Pick<Props, 'chosen' | 'onRemove' | 'disabled' | 'more'>) {
  const named = useCall(
    products.page,
    { page: 1, limitPerPage: 200, filter: { id: [...chosen] } },
    { enabled: chosen.length > 0, keepPrevious: true },
  )
  const productOf = (id: string) => named.data?.data.list.find((each) => each.id === id)
  const nameOf = (id: string) => productOf(id)?.title ?? id
  return (
    <div>
      <h3 className="adc-picker__title">Elegidos ({chosen.length})</h3>
      {chosen.length === 0 && <p className="pz-muted">Aún no hay productos elegidos.</p>}
      <ul className="adc-picker__list" aria-label="Productos elegidos">
        {chosen.map((id) => (
          <li key={id} className="adc-picker__row">
            <span className="adc-picker__name">
              {nameOf(id)}
              {more?.(id, productOf(id))}
            </span>
            <IconButton label={`Quitar ${nameOf(id)}`} disabled={disabled} onClick={() => onRemove(id)}>
              <X size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
