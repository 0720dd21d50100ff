/** S 6, B 6. The wire spells them so; labels are what people read. */
export const roles = ['client', 'admin', 'superadmin', 'hyperadmin', 'habeasAdmin', 'provider', 'wholesaler', 'picker', 'delivery'] as const
export type Role = (typeof roles)[number]

export const roleLabels: Record<Role, string> = {
  client: 'Cliente',
  admin: 'Administrador',
  superadmin: 'Superadministrador',
  hyperadmin: 'Hiperadministrador',
  habeasAdmin: 'Administrador de habeas data',
  provider: 'Proveedor',
  wholesaler: 'Mayorista',
  picker: 'Alistador',
  delivery: 'Domiciliario',
}

/** Reads a stored role string: case and surrounding space do not matter; anything unknown is a client. */
export function parseRole(text: string | null | undefined): Role {
  const wanted = (text ?? '').trim().toLowerCase()
  return roles.find((role) => role.toLowerCase() === wanted) ?? 'client'
}

export const isAdminLevel = (role: Role) => role === 'admin' || role === 'superadmin' || role === 'hyperadmin' || role === 'habeasAdmin'
export const isAdminOrSuper = (role: Role) => role === 'admin' || role === 'superadmin' || role === 'hyperadmin'

/** who stands above whom. Roles of one rank stand beside each other. */
const ranks: Record<Role, number> = {
  client: 0,
  provider: 0,
  wholesaler: 0,
  picker: 0,
  delivery: 0,
  habeasAdmin: 1,
  admin: 1,
  superadmin: 2,
  hyperadmin: 3,
}
export const standsAbove = (role: Role, own: Role): boolean => ranks[role] > ranks[own]

/** B-2-045: roles whose people may be bound to one branch. */
export const worksAtBranch = (role: Role): boolean => role === 'delivery' || role === 'picker' || role === 'admin'

/** S 6: pickers and couriers exist with module delivery_picker. */
export const roleModule = (role: Role): string | null => (role === 'picker' || role === 'delivery' ? 'delivery_picker' : null)

/** Roles that this person may give. The operator's (hyperadmin) is given by no call: whoever runs the database makes operators. */
export const rolesToGive = (own: Role, modules: ReadonlySet<string>): Role[] =>
  roles.filter((role) => role !== 'hyperadmin' && !standsAbove(role, own) && isOffered(role, modules))

const isOffered = (role: Role, modules: ReadonlySet<string>) => {
  const module = roleModule(role)
  return module === null || modules.has(module)
}
