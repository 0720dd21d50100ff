import { branchStaff } from '@plaza/contracts/account/admin-users.api'
import { roleLabels } from '@plaza/contracts/account/role'
import { fullName } from '@plaza/contracts/account/user.entity'
import { Select } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'

export const jobs = ['picker', 'delivery'] as const
export type Job = (typeof jobs)[number]

interface PersonProps {
  job: Job
  branch: string
  value: string
  /** What the entry for nobody says. */
  none?: string
  /** Of who has the job now: they may have left the list. */
  name?: string | null | undefined
  /** Somebody else was assigned since the choice was made. */
  meanwhile?: boolean
  onChange: (id: string) => void
}

/** One person of a branch for one job. */
export function PersonSelect({ job, branch, none = 'Sin asignar', value, name, meanwhile = false, onChange }: PersonProps) {
  const { data, error } = useCall(branchStaff, { branch, role: job, limit: 200 })
  const people = (data?.data.items ?? []).map((person) => ({ value: person.id, label: fullName(person) }))
  const known = value === '' || people.some((person) => person.value === value)
  const emptyHelp = data && people.length === 0 ? 'La sede no tiene a nadie en este rol.' : undefined
  return (
    <Select
      label={roleLabels[job]}
      placeholder={none}
      value={value}
      onChange={onChange}
      options={known ? people : [{ value, label: name ?? 'Asignado' }, ...people]}
      error={error && 'No logramos cargar las personas de la sede.'}
      help={meanwhile ? `Mientras elegías, otra persona dejó: ${name ?? 'sin asignar'}.` : emptyHelp}
    />
  )
}
