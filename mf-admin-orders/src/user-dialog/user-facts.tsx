import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { Link } from '@plaza/ui/router'
import type { Person } from './user-fields.ts'

/** When the record was made and last changed, and where its history stands. */
export const UserFacts = ({ person: { id, creationDate, lastUpdateDate, last_active_date } }: { person: Person }) => (
  <p className="ado-user-facts">
    <span>Registro: {formatDateTime(creationDate)}</span>
    <span>Última actualización: {formatDateTime(lastUpdateDate)}</span>
    {last_active_date && <span>Última visita: {formatDateTime(last_active_date)}</span>}
    <Link className="pz-link" to={`/admin/audit?entity=users&entity_id=${encodeURIComponent(id)}`}>
      Ver cambios hechos por el personal
    </Link>
  </p>
)
