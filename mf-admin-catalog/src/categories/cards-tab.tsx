import type { SubCategoryCardConfig } from '@plaza/contracts/catalog/card-config.entity'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import { Select } from '@plaza/ui/forms'
import { useState } from 'react'
import { CardConfigForm } from './card-config-form.tsx'

/** B-2-059: what the category's cards and pages show, beside the real card. */
export function CardsTab({ category }: { category: Category }) {
  const [chosen, setChosen] = useState('')
  const [busy, setBusy] = useState(false)
  const sub = category.subcategories.find((each) => each.id === chosen) ?? null
  const config = (sub ?? category).product_card_config as SubCategoryCardConfig | null | undefined
  return (
    <div className="adc-sheet">
      <Select
        label="Aplicar a"
        value={chosen}
        disabled={busy}
        help={busy ? 'Guarda o descarta los cambios para elegir otra.' : undefined}
        onChange={setChosen}
        placeholder="Toda la categoría"
        options={category.subcategories.map((each) => ({ value: each.id, label: each.displayName }))}
      />
      <CardConfigForm key={chosen} category={category} sub={sub} config={config ?? {}} onDirty={setBusy} />
    </div>
  )
}
