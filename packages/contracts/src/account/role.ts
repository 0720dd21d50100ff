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
