import { inviteStaff, listUsers, staffRoles } from '@plaza/contracts/account/admin-users.api'
import { adminUserTexts } from '@plaza/contracts/account/admin-users.messages'
import { parseRole, type Role, roleLabels, rolesToGive, worksAtBranch } from '@plaza/contracts/account/role'
import { Button, toasts, usePlaza, useUnsavedWork } from '@plaza/ui'
import { Select, TextInput } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { type FormEvent, useState } from 'react'

const nothing = { name: '', last_name: '', email: '', role: 'picker' as (typeof staffRoles)[number], branchId: '' }

/** Invites somebody to the team: they get a link by mail that sets their password. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const { user, modules, offices } = usePlaza()
  const given = rolesToGive(parseRole(user?.role), modules)
  const roles = staffRoles.filter((role) => given.includes(role))
  const [typed, setTyped] = useState({ ...nothing, role: roles.includes('picker') ? nothing.role : ('admin' as const) })
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const invite = useCallMutation(inviteStaff, { invalidates: [listUsers] })
  const { leave } = useUnsavedWork([typed.name, typed.last_name, typed.email].some((text) => text.trim() !== ''))
  const set = (field: keyof typeof nothing) => (value: string) => setTyped((before) => ({ ...before, [field]: value }))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    setProblem(null)
    const branchId = worksAtBranch(typed.role as Role) ? typed.branchId || null : null
    const answer = await invite.run({ ...typed, branchId })
    if (answer.ok) {
      toasts.success(`${adminUserTexts.invited} a ${typed.email.trim()}`)
      return onClose()
    }
    setFaults(Object.fromEntries((answer.problem.details ?? []).map(({ field, message }) => [field, message])))
    setProblem(answer.problem.message)
  }
  return (
    <Dialog open size="small" title="Invitar al equipo" onClose={() => leave(onClose)}>
      <form className="ado-invite" onSubmit={(event) => void send(event)}>
        <TextInput label="Nombre" value={typed.name} maxLength={300} onChange={set('name')} error={faults.name} />
        <TextInput label="Apellido" value={typed.last_name} maxLength={300} onChange={set('last_name')} error={faults.last_name} />
        <TextInput
          label="Correo"
          type="email"
          value={typed.email}
          maxLength={254}
          onChange={set('email')}
          error={faults.email}
          help="Le enviamos un enlace que sirve una vez, durante tres días."
        />
        <Select
          label="Rol"
          value={typed.role}
          onChange={set('role')}
          options={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
          error={faults.role}
        />
        {worksAtBranch(typed.role as Role) && (
          <Select
            label="Sede"
            placeholder="Todas las sedes"
            value={typed.branchId}
            onChange={set('branchId')}
            options={offices.map(({ id, displayName }) => ({ value: id, label: displayName }))}
            error={faults.branchId}
          />
        )}
        {problem && (
          <p className="pz-field__error" role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" look="primary" wide busy={invite.isPending}>
          Enviar invitación
        </Button>
      </form>
    </Dialog>
  )
}
