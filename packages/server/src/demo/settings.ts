import { moduleCodes, type ModuleCode } from '@plaza/contracts/business/module.entity'
import { idOf } from './ids.ts'
import type { DemoTenant } from './tenant.ts'

const texts: Record<ModuleCode, readonly [name: string, description: string, icon: string]> = {
  products_likes: ['Favoritos', 'Corazón en los productos y mercados guardados.', 'heart'],
  categories_tags: ['Etiquetas de categorías', 'Etiquetas para filtrar productos.', 'tags'],
  categories_options: ['Opciones de subcategorías', 'Cortes y preparaciones por subcategoría.', 'list'],
  categories_custom_cards: ['Tarjetas por categoría', 'Decide qué muestra la tarjeta del producto.', 'layout-grid'],
  canaveral_products_card: ['Tarjeta clásica', 'Diseño alterno de la tarjeta de producto.', 'square'],
  planogram: ['Planograma', 'Pasillo y góndola en cada línea del pedido.', 'map'],
  delivery_picker: ['Alistadores y domiciliarios', 'Asigna quién alista y quién entrega.', 'bike'],
  cupons: ['Cupones', 'Códigos de descuento en el pago.', 'ticket'],
  'habeas-data': ['Habeas data', 'Registros de protección de datos.', 'shield'],
  'admin-integrations': ['Integraciones', 'Sincronización con sistemas externos.', 'plug'],
  new_address_button: ['Nueva dirección', 'Botón para agregar direcciones.', 'map-pin'],
  recipes_v2: ['Recetas', 'Comunidad con recetas, eventos y mercados.', 'chef-hat'],
  home_v2: ['Inicio por secciones', 'Inicio con banners por secciones.', 'home'],
  show_categories_collage: ['Collage de categorías', 'Mosaico de categorías en el inicio.', 'grid'],
  group_by_subcategory: ['Agrupar por subcategoría', 'Productos agrupados en la categoría.', 'rows'],
  categories_scroll_horizontal: ['Categorías horizontales', 'Fila de categorías deslizable.', 'move-horizontal'],
  product_card_vertical: ['Tarjeta vertical', 'Tarjeta de producto vertical.', 'rectangle-vertical'],
  header_message: ['Mensajes del encabezado', 'Cinta de mensajes sobre el encabezado.', 'megaphone'],
  phone_login: ['Ingreso por celular', 'Código por mensaje de texto.', 'smartphone'],
  user_info_v2: ['Perfil renovado', 'Nueva vista de datos del usuario.', 'user'],
  modal_city: ['Selector de ciudad', 'Pregunta ciudad y sede al entrar.', 'building'],
  modal_city_v2: ['Selector de ciudad con imagen', 'Selector con imagen de fondo.', 'image'],
  search_with_categories: ['Búsqueda con categorías', 'Filtra resultados por categoría.', 'search'],
  footer: ['Pie de página', 'Información de la empresa al final.', 'panel-bottom'],
  show_menu_lateral: ['Menú lateral', 'Menú de categorías lateral.', 'panel-left'],
  'appbar-configurable': ['Barra configurable', 'Encabezado configurable.', 'settings'],
  theme_green: ['Tema verde', 'Colores verdes.', 'palette'],
  theme_blue: ['Tema azul', 'Colores azules.', 'palette'],
  'ga-tracker': ['Google Analytics', 'Medición con Google Analytics.', 'chart'],
  'gtag-script': ['Etiqueta de Google', 'Etiqueta global de Google.', 'code'],
}

// The configuration decides the theme; a blue module must not turn a green shop.
const neverWithAll: readonly ModuleCode[] = ['theme_blue']

export function moduleRows(tenant: DemoTenant) {
  const active = tenant.modules === 'all' ? moduleCodes.filter((code) => !neverWithAll.includes(code)) : tenant.modules
  return moduleCodes.map((code) => ({
    code,
    id: idOf(tenant.id, 'module', code),
    name: texts[code][0],
    description: texts[code][1],
    type: code.startsWith('theme') ? 'theme' : 'feature',
    icon: texts[code][2],
    status: active.includes(code) ? 'active' : 'inactive',
  }))
}

export function integrationRows(tenant: DemoTenant, now: Date) {
  const inHours = (hours: number) => new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000 + hours * 3_600_000).toISOString()
  return [
    { id: 'precios', name: 'Precios y existencias por sede', cron: '*/30 * * * *', cron_next_step: inHours(0) },
    { id: 'catalogo', name: 'Catálogo de productos', cron: '0 3 * * *', cron_next_step: inHours(6) },
    { id: 'facturacion', name: 'Envío de pedidos a facturación', cron: '0 * * * *', cron_next_step: inHours(1) },
  ].map((row) => ({ ...row, id: idOf(tenant.id, 'integration', row.id) }))
}
