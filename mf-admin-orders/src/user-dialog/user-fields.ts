import type { person as personEntity, updateUser } from '@plaza/contracts/account/admin-users.api'
import { type Role, roleLabels, rolesToGive, worksAtBranch } from '@plaza/contracts/account/role'
import type { User } from '@plaza/contracts/account/user.entity'
import type { InputOf } from '@plaza/contracts/kernel/call'
import type { RecordField, RecordValues } from '@plaza/ui/forms'
import type * as z from 'zod/mini'

export type Person = z.output<typeof personEntity>

export const providerLabels: Record<User['provider'], string> = { email: 'Correo', google: 'Google', anonymous: 'Anónimo' }

interface Context {
  readonly person: Person
  /** Who edits, and the roles there are. */
  readonly own: Role
  readonly isMe: boolean
  readonly modules: ReadonlySet<string>
  readonly offices: readonly { id: string; displayName: string }[]
}

/** B-2-044: what is marked is not demanded. B-2-046: provider and birth date are only shown. */
export function userFields({ person, own, isMe, modules, offices }: Context): RecordField[] {
  const given = rolesToGive(own, modules)
  // Whoever has a role that is not to be given keeps it.
  const shown = given.includes(person.role) ? given : [...given, person.role]
  return [
    { name: 'name', label: 'Nombre', kind: 'text', marked: true, half: true, maxLength: 300 },
    { name: 'last_name', label: 'Apellido', kind: 'text', marked: true, half: true, maxLength: 300 },
    {
      name: 'email',
      label: 'Correo',
      kind: 'text',
      type: 'email',
      marked: true,
      half: true,
      maxLength: 254,
      ...(isMe && { disabled: true }),
      help: emailHelp(person, isMe),
    },
    { name: 'phone', label: 'Teléfono', kind: 'text', type: 'tel', marked: true, half: true, maxLength: 300 },
    { name: 'identification_card', label: 'Documento', kind: 'text', marked: true, half: true, maxLength: 300 },
    { name: 'birthday', label: 'Fecha de nacimiento', kind: 'date', marked: true, disabled: true, half: true },
    {
      name: 'role',
      label: 'Rol',
      kind: 'select',
      half: true,
      disabled: isMe,
      options: shown.map((role) => ({ value: role, label: roleLabels[role] })),
      ...(isMe && { help: 'Tu propio rol lo cambia otro administrador.' }),
    },
    { name: 'provider', label: 'Proveedor', kind: 'text', disabled: true, half: true },
    {
      name: 'branchId',
      label: 'Sede',
      kind: 'select',
      placeholder: 'Todas las sedes',
      half: true,
      options: offices.map(({ id, displayName }) => ({ value: id, label: displayName })),
      // B-2-045.
      when: ({ role }) => worksAtBranch(role as Role),
    },
  ]
}

export const userValues = (person: Person): RecordValues => ({
  name: person.name,
  last_name: person.last_name ?? '',
  email: person.email ?? '',
  phone: person.phone ?? '',
  identification_card: person.identification_card ?? '',
  birthday: person.birthday?.slice(0, 10) ?? '',
  role: person.role,
  provider: providerLabels[person.provider],
  branchId: person.branchId ?? '',
})

/** B-7-013: the whole form, birth date and branch null when there is none. */
export function savedUser({ id, lastUpdateDate }: Person, values: RecordValues): InputOf<typeof updateUser> {
  const text = (name: string) => String(values[name] ?? '').trim()
  const role = values.role as Role
  return {
    id,
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    identification_card: text('identification_card'),
    role,
    birthday: text('birthday') || null,
    branchId: worksAtBranch(role) ? text('branchId') || null : null,
    lastUpdateDate: lastUpdateDate ?? null,
  }
}

function emailHelp({ pendingEmail }: Person, isMe: boolean): string {
  if (isMe) return 'Tu propio correo lo cambias en tu perfil, con tu contraseña.'
  if (pendingEmail) return `Falta que abran el enlace enviado a ${pendingEmail}.`
  return 'Uno nuevo vale cuando abran el enlace que le enviamos; al anterior le avisamos.'
}
