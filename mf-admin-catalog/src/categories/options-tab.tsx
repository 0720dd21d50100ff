import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import { listOptions, listSubCategories } from '@plaza/contracts/catalog/sub-categories.api'
import { EmptyState, QueryView } from '@plaza/ui'
import { Select } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'
import { useState } from 'react'
import { OptionForm } from './option-form.tsx'
import { OptionRow } from './option-row.tsx'

/** B-2-058: what shoppers choose when they buy from a sub-category, such as the cut of meat. */
export function OptionsTab({ categoryId: id }: { categoryId: string }) {
  const query = useCall(listSubCategories, { id })
  const [chosen, setChosen] = useState('')
  const [seen, setSeen] = useState<readonly string[]>([])
  return (
    <QueryView query={query} errorText="No logramos cargar las subcategorías.">
      {({ data }) => {
        const subs = data.data.result
        const subId = subs.some((sub) => sub.id === chosen) ? chosen : (subs[0]?.id ?? '')
        if (subId === '') return <EmptyState text={catalogTexts.noSubCategories} />
        return (
          <div className="adc-sheet">
            <Select
              label="Subcategoría"
              value={subId}
              onChange={(next) => {
                setSeen((before) => [...before, subId, next])
                setChosen(next)
              }}
              options={subs.map((sub) => ({ value: sub.id, label: sub.displayName }))}
            />
            {/* One that was looked at stays in the page, so that nothing typed is lost. */}
            {subs
              .filter((sub) => sub.id === subId || seen.includes(sub.id))
              .map((sub) => (
                <div key={sub.id} className="adc-sheet" hidden={sub.id !== subId}>
                  <Options id={id} subId={sub.id} />
                </div>
              ))}
          </div>
        )
      }}
    </QueryView>
  )
}

function Options({ id, subId }: { id: string; subId: string }) {
  const query = useCall(listOptions, { id, subId })
  return (
    <>
      <QueryView
        query={query}
        errorText={catalogAdminTexts.optionsNotRead}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="pz-muted">Esta subcategoría no tiene opciones.</p>}
      >
        {({ data }) => (
          <ul className="adc-rows" aria-label="Opciones">
            {data.map((option) => (
              <OptionRow key={option.name} id={id} subId={subId} option={option} />
            ))}
          </ul>
        )}
      </QueryView>
      <section className="adc-box" aria-label="Nueva opción">
        <h3>Nueva opción</h3>
        <OptionForm id={id} subId={subId} />
      </section>
    </>
  )
}
