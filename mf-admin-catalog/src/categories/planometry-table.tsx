import { listOffices } from '@plaza/contracts/branches/branches.api'
import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import type { Planometry, SubCategory } from '@plaza/contracts/catalog/category.entity'
import { listPlanometry } from '@plaza/contracts/catalog/sub-categories.api'
import { QueryView } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { AddPlanometry } from './add-planometry.tsx'
import { PlanometryRow } from './planometry-row.tsx'

/** B-2-062: gondola and isle of the sub-category in each branch. */
export function PlanometryTable({ id, sub }: { id: string; sub: SubCategory }) {
  const ids = { id, subId: sub.id }
  const query = useCall(listPlanometry, ids)
  const offices = useCall(listOffices, {}).data?.data ?? []
  const nameOf = (officeId: string) => offices.find((office) => office.id === officeId)?.displayName ?? officeId
  return (
    <section className="adc-plan" aria-label={`Planometría de ${sub.displayName}`}>
      <h3>Planometría</h3>
      <QueryView query={query} errorText={catalogAdminTexts.planometryNotRead}>
        {({ result }) => (
          <table className="adc-plan__table">
            <caption className="pz-hidden">Planometría de {sub.displayName} por sede</caption>
            <thead>
              <tr>
                <th scope="col">Sede</th>
                <th scope="col">Góndola</th>
                <th scope="col">Pasillo</th>
                <th scope="col">
                  <span className="pz-hidden">Acciones</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {byOffice(result, nameOf).map((row) => (
                <PlanometryRow key={row.id} ids={ids} row={row} office={nameOf(row.office_id)} />
              ))}
              {result.length === 0 && (
                <tr>
                  <td colSpan={4} className="pz-muted">
                    Esta subcategoría no tiene ubicación en ninguna sede.
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        )}
      </QueryView>
      <AddPlanometry ids={ids} offices={offices} />
    </section>
  )
}

const byOffice = (rows: readonly Planometry[], nameOf: (officeId: string) => string) =>
  rows.toSorted((one, other) => nameOf(one.office_id).localeCompare(nameOf(other.office_id), 'es'))
