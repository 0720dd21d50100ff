import { parseRole, roleLabels } from '@plaza/contracts/account/role'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { type OrderState, orderStateLabels } from '@plaza/contracts/orders/order-state'

export const actionLabels = { create: 'Creó', update: 'Cambió', remove: 'Eliminó' } as const
const otherActions: Readonly<Record<string, string>> = { active: 'Activó', inactive: 'Desactivó', activate: 'Activó', rollback: 'Devolvió' }
export const actionLabel = (action: string): string =>
  (actionLabels as Readonly<Record<string, string>>)[action] ?? otherActions[action] ?? 'Cambió'

/** What people call the server's tables; those with a screen of their own. */
export const entityLabels = {
  orders: 'Pedido',
  users: 'Usuario',
  products: 'Producto',
  categories: 'Categoría',
  sub_categories: 'Subcategoría',
  brands: 'Marca',
  offers: 'Banner',
  coupons: 'Cupón',
  custom_carts: 'Comunidad',
  offices: 'Sede',
  zones: 'Zona',
  habeas_registrations: 'Habeas data',
  campaigns: 'Campaña',
  product_imports: 'Importación',
  modules: 'Módulo',
  integrations: 'Integración',
  businesses: 'Empresa',
  remotes: 'Remoto',
} as const

const parts: Readonly<Record<string, string>> = {
  order_lines: 'Línea del pedido',
  order_state_updates: 'Historial del pedido',
  product_branches: 'Precio y existencias',
  addresses: 'Dirección',
  coupon_uses: 'Uso de cupón',
  payments: 'Pago',
  stats: 'Estadística',
  logs: 'Registro',
  cart_history: 'Historial de carrito',
}

export const entityLabel = (entity: string): string =>
  (entityLabels as Readonly<Record<string, string>>)[entity] ?? parts[entity] ?? plain(entity)

const fields: Readonly<Record<string, string>> = {
  name: 'Nombre',
  last_name: 'Apellido',
  email: 'Correo',
  phone: 'Teléfono',
  identification_card: 'Documento',
  birthday: 'Fecha de nacimiento',
  role: 'Rol',
  branch_id: 'Sede',
  state: 'Estado',
  delivery: 'Encargados',
  title: 'Título',
  name_offer: 'Nombre',
  category_name: 'Nombre',
  display_name: 'Nombre visible',
  description: 'Descripción',
  price: 'Precio',
  price_neto: 'Precio neto',
  discount: 'Descuento',
  stock: 'Existencias',
  code: 'Código',
  value: 'Valor',
  percentage: 'Porcentaje',
  position: 'Posición',
  inactive: 'Inactivo',
  inactive_manual: 'Oculto',
  disabled: 'Deshabilitado',
  status: 'Estado',
  config: 'Configuración',
  secrets: 'Llaves secretas',
  password_hash: 'Contraseña',
  user_name: 'Quién',
  user_id: 'Usuario',
  reason: 'Motivo',
  date: 'Fecha',
}

export const fieldLabel = (field: string): string => fields[field] ?? plain(field)

/** A value as people read it. */
export function shownValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number') return value.toLocaleString('es-CO')
  if (typeof value !== 'string') return JSON.stringify(value, null, 1)
  if (field === 'role') return roleLabels[parseRole(value)]
  if (field === 'state') return orderStateLabels[value as OrderState] ?? value
  return /^\d{4}-\d{2}-\d{2}T/.test(value) ? formatDateTime(value) : value
}

const plain = (name: string) => name.replaceAll('_', ' ')
