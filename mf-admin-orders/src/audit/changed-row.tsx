import type { getAuditEntry } from '@plaza/contracts/audit/audit.api'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { ActionWord } from './action-word.tsx'
import { entityLabel, fieldLabel, type Names, shownValue } from './words.ts'

type Change = OutputOf<typeof getAuditEntry>['changes'][number]

/** One row that was touched: each field, what it was and what it became. */
export function ChangedRow({ change: { action, entity, entity_id, label, before, after }, names }: { change: Change; names: Names }) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <table className="ado-audit__change">
      <caption>
        <ActionWord action={action} /> {entityLabel(entity)} · {label || entity_id}
      </caption>
      {fields.length === 0 && (
        <tbody>
          <tr>
            <td className="pz-muted">Se guardó sin diferencias.</td>
          </tr>
        </tbody>
      )}
      {fields.length > 0 && (
        <>
          <thead>
            <tr>
              <th scope="col">Campo</th>
              {action !== 'create' && <th scope="col">Antes</th>}
              {action !== 'remove' && <th scope="col">Después</th>}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{fieldLabel(field)}</th>
                {action !== 'create' && <td>{shownValue(field, before?.[field], names)}</td>}
                {action !== 'remove' && <td>{shownValue(field, after?.[field], names)}</td>}
              </tr>
            ))}
          </tbody>
        </>
      )}
    </table>
  )
}
