import type { DemoBanner, DemoTenant } from '../tenant.ts'
import { bluePicks } from './recipes.ts'

const to = (section: string, title: string, text: string, button: string, url: string, items: string[], from: string, end: string): DemoBanner => ({ section, title, text, button, url, items, from, to: end })

/** La Brisa: a discount supermarket with the classic home and few modules. */
export const azul: DemoTenant = {
  id: 'azul',
  hosts: ['azul.localhost'],
  isDefault: false,
  own: { name: 'Brisa Ahorro', main: '#1d4ed8', second: '#f97316', provider: 'Supermercados La Brisa S.A.' },
  modules: ['search_with_categories', 'footer', 'user_info_v2', 'modal_city'],
  level: 0.94,
  carries: { brands: 66, articles: 41 },
  branches: [
    { key: 'la-flora', name: 'Brisa La Flora', city: 'Cali', address: 'Avenida 3 Norte # 47 - 20', lat: 3.482253, lng: -76.523656, reach: 3.3, phone: '3185550201', minutes: 1, places: ['La Flora', 'Vipasa', 'Chipichape', 'Prados del Norte', 'La Merced'] },
    { key: 'la-base', name: 'Brisa La Base', city: 'Cali', address: 'Calle 52 # 8 - 64', lat: 3.449153, lng: -76.495384, reach: 3.1, phone: '3185550202', minutes: 2, places: ['La Base', 'Salomia', 'Santa Mónica Popular', 'Atanasio Girardot', 'Villacolombia'] },
    { key: 'tequendama', name: 'Brisa Tequendama', city: 'Cali', address: 'Carrera 42 # 5C - 31', lat: 3.417597, lng: -76.545254, reach: 3, phone: '3185550203', minutes: 2, places: ['Tequendama', 'Nueva Tequendama', 'San Fernando Nuevo', 'El Lido', 'Los Cambulos'] },
    { key: 'el-ingenio', name: 'Brisa El Ingenio', city: 'Cali', address: 'Carrera 85 # 15 - 48', lat: 3.383163, lng: -76.530565, reach: 3.5, phone: '3185550204', minutes: 2, places: ['El Ingenio', 'Valle del Lili', 'El Caney', 'Meléndez', 'Ciudadela Comfandi'] },
    { key: 'palmira', name: 'Brisa Palmira', city: 'Palmira', address: 'Carrera 28 # 30 - 15', lat: 3.5317, lng: -76.3036, reach: 3.7, phone: '3185550205', minutes: 2, places: ['Centro', 'Las Mercedes', 'Fátima', 'La Emilia', 'Versalles'] },
  ],
  menu: [
    ['despensa', 'Mercado básico'], ['fruver', 'Fruver'], ['lacteos', 'Lácteos, huevos y refrigerados'], ['carnes-frias', 'Embutidos'], ['carnes', 'Carnicería y pollo'], ['panaderia', 'Desayunos y panadería'], ['aseo', 'Limpieza del hogar'], ['dulces', 'Galletas, dulces y snacks'],
    ['bebidas', 'Refrescos y aguas'], ['cuidado', 'Belleza y aseo personal'], ['congelados', 'Congelados'], ['bebes', 'Mundo bebé'], ['mascotas', 'Mascotas'], ['licores', 'Cervezas y licores'],
  ],
  fees: { cercano: 2900, lejano: 4900, muy_lejano: 7500 },
  config: {
    title: 'La Brisa', app_title: 'La Brisa: mercar por menos', theme: 'theme_blue',
    logos: { main: '/media/azul/logo', mini: '/media/azul/logo-mini' },
    cart_min_price: 20000, delivery_price: 4900, delivery_price_rule: 'flat', payment_hold_minutes: 30,
    bags_config: [
      { code: 'plastica', name: 'Bolsa plástica', price_per_bag: 150, products_per_bag: 12, products_grams_limit: 7000 },
      { code: 'reutilizable', name: 'Bolsa azul reutilizable', price_per_bag: 3500, products_per_bag: 20, products_grams_limit: 12000 },
    ],
    bag_tax: [{ from: '2025-01-01T05:00:00.000Z', amount: 70 }, { from: '2026-01-01T05:00:00.000Z', amount: 73 }],
    header_message: [{ icon: '💙', text: 'Precios bajos todos los días', link: '/offers' }],
    support_url: 'https://wa.me/573185550200',
    footer_config: {
      text: 'La Brisa: lo que necesitas, al precio que es.',
      columns: [
        { title: 'Tienda', links: [{ text: 'Ofertas', link: '/offers' }, { text: 'Mis pedidos', link: '/profile/orders' }] },
        { title: 'Servicio', links: [{ text: 'Términos y condiciones', link: '/terms' }, { text: 'WhatsApp', link: 'https://wa.me/573185550200' }] },
      ],
      social: [{ icon: 'facebook', link: 'https://www.facebook.com/' }],
      legal: 'Supermercados La Brisa S.A. · NIT 900.777.020-1 · Avenida 3 Norte # 47 - 20, Cali · 318 555 0200 · hola@labrisa.example',
    },
    order_carnes_last: true,
    custom_static_images: { app_shadow: '/media/azul/shadow' },
    custom_text_fields: { cart_continue_button: 'Ir a pagar', offers_page_title: 'Precios que refrescan', comunity: 'IDEAS BRISA' },
    custom_css_styles: '', payment_gateways: ['wompi'],
    terms: '<h2>Condiciones de venta</h2><p>Supermercados La Brisa S.A. atiende pedidos de lunes a domingo. Precios en pesos colombianos con impuestos incluidos.</p><h3>Domicilios</h3><p>Tarifa única dentro de la cobertura de cada sede.</p>',
  } as DemoTenant['config'],
  coupons: [
    { code: 'primera10', description: '10 % en tu primer pedido', percentage: 10, value: 0, perUser: 1 },
    { code: 'mercado5000', description: '$5.000 de descuento', percentage: 0, value: 5000, stack: 2 },
    { code: 'brisa8', description: '8 % en todo el mercado', percentage: 8, value: 0, total: 1000 },
    { code: 'limpio4000', description: '$4.000 en productos de limpieza seleccionados', percentage: 0, value: 4000, type: 'products_price', stack: 2 },
    { code: 'madres2026', description: '15 % del Día de la Madre', percentage: 15, value: 0, ended: true },
  ],
  banners: [
    to('HOME', 'Precios que refrescan', 'Mercado básico con ahorro todos los días', 'Ver mercado', '@despensa', ['🍚', 'aceite', 'panela', '🥫'], '#dbe8ff', '#5b8def'),
    to('HOME', 'Fruver a precio de galería', 'Plátano, papa y cebolla para la semana', 'Ver fruver', '@fruver', ['🍌', '🥔', '🧅', '🍅'], '#e6f2cf', '#8dbb4a'),
    to('HOME', 'Quincena de limpieza', 'Detergente y papel higiénico rinden más', 'Ver limpieza', '@aseo', ['🧻', '🧼', '🧺'], '#d5eef6', '#4aa8cc'),
    to('HOME_FOUR', 'Embutidos para compartir', 'Salchichas, jamón y chorizo', 'Ver embutidos', '@carnes-frias', ['salchicha', 'jamon', 'chorizo'], '#ffe0d2', '#e5805a'),
    to('HOME_BRANDS', 'Brisa Ahorro', '', '', '/brand/name/Brisa%20Ahorro', ['🌬️'], '#1d4ed8', '#5b8def'),
    to('HOME_BRANDS', 'Colanta', '', '', '/brand/name/Colanta', ['🥛'], '#0d7a3e', '#4aa86a'),
    to('HOME_BRANDS', 'Roa', '', '', '/brand/name/Roa', ['🍚'], '#e23b2e', '#f0705f'),
    to('HOME_BRANDS', 'Postobón', '', '', '/brand/name/Postob%C3%B3n', ['🥤'], '#e0312d', '#f06a5f'),
    to('HOME_SECOND', 'Lonchera por menos', 'Jugos, galletas y yogurt', 'Ver refrescos', '@bebidas', ['🧃', '🍪', '🍎'], '#fff0c9', '#f2b53a'),
    to('HOME_THREE', 'Mundo bebé', 'Pañales desde etapa 0', 'Ver bebés', '@bebes', ['panal', '🍼', '🧸'], '#dff0fb', '#7cbbe6'),
    to('COMUNIDADES_BANNER_1', 'Ideas Brisa', 'Recetas rendidoras', 'Ver ideas', '/recipe-book', ['🍲', '🥄'], '#e3e8fb', '#7a8fe0'),
    to('HOME-POP-UP', 'Estrena tu domicilio', '10 % con PRIMERA10', 'Ver ofertas', '/offers', ['🛵', '🛒'], '#dbe8ff', '#3f74e0'),
    to('OFFERS_TOP', 'Precios que refrescan', 'Nuevas ofertas cada jueves', 'Ver todas', '/offers', ['🛍️', '🧊', '🥤'], '#d9f0fb', '#4aa8de'),
  ],
  community: bluePicks,
}
