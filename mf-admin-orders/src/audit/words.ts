import { parseRole, roleLabels } from '@plaza/contracts/account/role'
import { integrationRole } from '@plaza/contracts/audit/audit.api'
import { type IvaClass, ivaClassLabels } from '@plaza/contracts/catalog/iva-class'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { type OrderState, orderStateLabels } from '@plaza/contracts/orders/order-state'

export const actionLabels = { create: 'Creó', update: 'Cambió', remove: 'Eliminó', 'import-start': 'Importó', send: 'Envió' } as const
const otherActions: Readonly<Record<string, string>> = {
  active: 'Activó',
  inactive: 'Desactivó',
  activate: 'Activó',
  rollback: 'Devolvió',
  'import-upload': 'Subió',
  'import-fetch': 'Trajo',
  'import-check': 'Ensayó',
  'import-cancel': 'Canceló',
  'import-schedule': 'Programó',
  schedule: 'Programó',
  unschedule: 'Canceló',
  miss: 'No envió',
}
export const actionLabel = (action: string): string =>
  (actionLabels as Readonly<Record<string, string>>)[action] ?? otherActions[action] ?? 'Cambió'

/** Of a person of the staff, or of what works by itself. */
export const doerLabel = (role: string): string => (role === integrationRole ? 'Integración' : role && roleLabels[parseRole(role)])

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
  order_changes: 'Cambio del pedido',
  order_notes: 'Nota interna del pedido',
  order_documents: 'Documento del pedido',
  order_tallies: 'Cuenta de pedidos',
  product_changes: 'Cambio de producto',
  product_import_rows: 'Fila de importación',
  habeas_consents: 'Autorización de datos',
  excluded_numbers: 'Números excluidos',
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
  branch_office_id: 'Sede',
  office_id: 'Sede',
  product_id: 'Producto',
  private_note: 'Nota interna',
  state: 'Estado',
  delivery: 'Encargados',
  picker_id: 'Alistador',
  picker_name: 'Nombre del alistador',
  delivery_id: 'Domiciliario',
  delivery_name: 'Nombre del domiciliario',
  assigned_history: 'Asignaciones',
  what: 'Qué',
  last_update: 'Última actualización',
  last_update_date: 'Última actualización',
  title: 'Título',
  sub_title: 'Subtítulo',
  brand: 'Marca',
  provider: 'Proveedor',
  bar_code: 'Código de barras',
  id_item: 'SKU',
  category: 'Categoría',
  category_id: 'Categoría',
  sub_category_id: 'Subcategoría',
  unit_measurement: 'Unidad de medida',
  unit_measurement_pum: 'Unidad del PUM',
  iva_class: 'IVA',
  inactive_reason: 'Motivo',
  send_at: 'Programada para',
  sent_at: 'Enviada',
  planned_by: 'Quién la programó',
  name_offer: 'Nombre',
  category_name: 'Nombre',
  display_name: 'Nombre visible',
  description: 'Descripción',
  price: 'Precio',
  price_neto: 'Precio neto',
  discount: 'Descuento',
  stock: 'Existencias',
  stock_min: 'Existencias mínimas',
  pum: 'PUM',
  quantity_pum: 'Cantidad del PUM',
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
  user: 'Quién',
  id: 'Identificador',
  order_id: 'Pedido',
  user_id: 'Usuario',
  reason: 'Motivo',
  date: 'Fecha',
}

/** Of what belongs to a branch the name stands behind a dot: `price · Sede norte`. */
export function fieldLabel(field: string): string {
  const [name = '', ...branch] = field.split(' · ')
  return [fields[name] ?? plain(name), ...branch].join(' · ')
}

/** What ids stand for. */
export type Names = Readonly<Record<string, string>>

/** A value as people read it: an id as the name of what it stands for. */
export function shownValue(field: string, value: unknown, names: Names = {}): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number') return value.toLocaleString('es-CO')
  if (typeof value !== 'string') return listed(value as object, names) || '—'
  if (field === 'role') return roleLabels[parseRole(value)]
  if (field === 'state') return orderStateLabels[value as OrderState] ?? value
  if (field === 'iva_class') return ivaClassLabels[value as IvaClass] ?? value
  if (Object.hasOwn(names, value)) return names[value] ?? value
  return /^\d{4}-\d{2}-\d{2}T/.test(value) ? formatDateTime(value) : value
}

/** One line for each thing within, the inner ones indented; no brackets and no quotes. */
function listed(value: object, names: Names, depth = 0): string {
  const indent = '  '.repeat(depth)
  return Object.entries(value)
    .map(([name, each]) => {
      const label = Array.isArray(value) ? `${Number(name) + 1}.` : `${fieldLabel(name)}:`
      const inner = typeof each === 'object' && each !== null ? listed(each, names, depth + 1) : ''
      return inner ? `${indent}${label}\n${inner}` : `${indent}${label} ${shownValue(name, typeof each === 'object' ? null : each, names)}`
    })
    .join('\n')
}

const plain = (name: string) => name.replaceAll('_', ' ')
