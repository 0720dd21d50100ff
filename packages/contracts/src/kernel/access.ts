import type { Role } from '../account/role.ts'

/** Who may make a call or open a page. `staff` names an area of the back office; `adminAreas` says which roles and module it needs. */
export type Access = { readonly kind: 'anyone' } | { readonly kind: 'signedIn' } | { readonly kind: 'staff'; readonly area: AdminArea }

export const anyone: Access = { kind: 'anyone' }
export const signedIn: Access = { kind: 'signedIn' }
export const staff = (area: AdminArea): Access => ({ kind: 'staff', area })

interface AreaRule {
  readonly label: string
  readonly path: string
  readonly roles: readonly Role[]
  readonly module?: string
}

const admins: readonly Role[] = ['admin', 'superadmin', 'hyperadmin']
const superadmins: readonly Role[] = ['superadmin', 'hyperadmin']

/** The table of B 6 with A-31: who opens which area, under which module. `label` is the menu text, `path` its page. */
export const adminAreas = {
  orders: { label: 'Pedidos', path: '/admin/orders', roles: admins },
  banners: { label: 'Banners', path: '/admin/offers', roles: superadmins },
  coupons: { label: 'Cupones', path: '/admin/coupons', roles: superadmins, module: 'cupons' },
  users: { label: 'Usuarios', path: '/admin/users', roles: superadmins },
  products: { label: 'Productos', path: '/admin/products', roles: admins },
  community: { label: 'Comunidad', path: '/admin/official-shopingcarts', roles: superadmins },
  offices: { label: 'Sedes', path: '/admin/offices', roles: superadmins },
  categories: { label: 'Categorias', path: '/admin/categories', roles: superadmins },
  stats: { label: 'Estadisticas', path: '/admin/stats', roles: superadmins },
  habeas: { label: 'Habeas data', path: '/admin/habeas', roles: [...superadmins, 'habeasAdmin'], module: 'habeas-data' },
  importImages: { label: 'Importar Imagenes', path: '/admin/import-images', roles: superadmins },
  integrations: { label: 'Integraciones', path: '/admin/integrations', roles: superadmins, module: 'admin-integrations' },
  modules: { label: 'Modulos', path: '/admin/modules', roles: admins },
  businessConfig: { label: 'Configuración de la empresa', path: '/admin/business-config', roles: superadmins },
  importData: { label: 'Importación de datos', path: '/admin/import-data', roles: superadmins },
  campaigns: { label: 'Campañas', path: '/admin/marketing-campaign', roles: superadmins },
  audit: { label: 'Auditoría', path: '/admin/audit', roles: superadmins },
  /** pickers and couriers work on the orders given to them, in the shop's own frame, on a phone; they open nothing of the administration. */
  picking: { label: 'Pedidos asignados', path: '/picking', roles: [...admins, 'picker', 'delivery'], module: 'delivery_picker' },
  remotes: { label: 'Remotos', path: '/admin/remotes', roles: ['hyperadmin'] },
} as const satisfies Record<string, AreaRule>

export type AdminArea = keyof typeof adminAreas

/** The one decision of: may this role do this, given the active modules (codes)? */
export function mayAccess(access: Access, role: Role | null, activeModules: ReadonlySet<string>): boolean {
  if (access.kind === 'anyone') return true
  if (role === null) return false
  if (access.kind === 'signedIn') return true
  const rule: AreaRule = adminAreas[access.area]
  return rule.roles.includes(role) && (rule.module === undefined || activeModules.has(rule.module))
}
