import type { DemoTenant } from '../tenant.ts'
import { verdeBanners } from './verde-banners.ts'
import { recipes } from './recipes.ts'

const ink = '#15803d'

/** Mercasamán: a neighbourhood chain under the samán tree, everything switched on. */
export const verde: DemoTenant = {
  id: 'verde',
  hosts: ['verde.localhost', 'localhost', '127.0.0.1'],
  isDefault: true,
  own: { name: 'Del Samán', main: ink, second: '#facc15', provider: 'Mercasamán S.A.S.' },
  modules: 'all',
  level: 1,
  carries: { brands: 78, articles: 45 },
  branches: [
    { key: 'granada', name: 'Sede Granada', city: 'Cali', address: 'Avenida 9 Norte # 15 - 42', lat: 3.458846, lng: -76.533437, reach: 3.4, phone: '3165550101', minutes: 2, places: ['Granada', 'Versalles', 'Santa Mónica', 'El Peñón', 'Juanambú'] },
    { key: 'san-fernando', name: 'Sede San Fernando', city: 'Cali', address: 'Calle 5 # 34 - 18', lat: 3.430309, lng: -76.544566, reach: 3.2, phone: '3165550102', minutes: 2, places: ['San Fernando Viejo', 'Tequendama', 'Miraflores', 'Cristales', 'Champagnat'] },
    { key: 'limonar', name: 'Sede El Limonar', city: 'Cali', address: 'Carrera 66 # 9 - 75', lat: 3.399171, lng: -76.534592, reach: 3.3, phone: '3165550103', minutes: 3, places: ['El Limonar', 'Quintas de Don Simón', 'El Ingenio', 'Capri', 'Primero de Mayo'] },
    { key: 'ciudad-jardin', name: 'Sede Ciudad Jardín', city: 'Cali', address: 'Carrera 105 # 15 - 09', lat: 3.362987, lng: -76.536692, reach: 3.6, phone: '3165550104', minutes: 2, places: ['Ciudad Jardín', 'Pance', 'Valle del Lili', 'Bochalema', 'Meléndez'] },
    { key: 'jamundi', name: 'Sede Jamundí', city: 'Jamundí', address: 'Carrera 10 # 12 - 30', lat: 3.2614, lng: -76.5397, reach: 3.8, phone: '3165550105', minutes: 3, places: ['El Centro', 'Alfaguara', 'La Morada', 'Ciudad Country', 'Sachamate'] },
  ],
  menu: [
    ['fruver', 'Frutas y verduras'], ['lacteos', 'Lácteos y huevos'], ['carnes', 'Carnes, pollo y pescado'], ['carnes-frias', 'Carnes frías'], ['despensa', 'Despensa'], ['panaderia', 'Panadería, arepas y desayuno'], ['bebidas', 'Bebidas'], ['dulces', 'Dulces y pasabocas'],
    ['congelados', 'Congelados'], ['aseo', 'Aseo del hogar'], ['cuidado', 'Cuidado personal'], ['bebes', 'Bebés'], ['mascotas', 'Mascotas'], ['hogar', 'Hogar y cocina'], ['salud', 'Droguería y bienestar'], ['licores', 'Licores y cervezas'],
  ],
  fees: { cercano: 3900, lejano: 5900, muy_lejano: 8900 },
  config: {
    title: 'Mercasamán', app_title: 'Mercasamán: el mercado de tu barrio a domicilio', theme: 'theme_green',
    logos: { main: '/media/verde/logo', mini: '/media/verde/logo-mini' },
    cart_min_price: 30000, delivery_price: 5900, delivery_price_rule: 'zone', payment_hold_minutes: 30,
    bags_config: [
      { code: 'papel', name: 'Bolsa de papel kraft', price_per_bag: 900, products_per_bag: 12, products_grams_limit: 8000 },
      { code: 'plastica', name: 'Bolsa plástica', price_per_bag: 200, products_per_bag: 10, products_grams_limit: 6000 },
      { code: 'reutilizable', name: 'Bolsa reutilizable Mercasamán', price_per_bag: 4900, products_per_bag: 18, products_grams_limit: 12000 },
      { code: 'sin-bolsa', name: 'Sin bolsa (canastilla retornable)', price_per_bag: 0, products_per_bag: 20, products_grams_limit: 15000 },
    ],
    bag_tax: [{ from: '2025-01-01T05:00:00.000Z', amount: 70 }, { from: '2026-01-01T05:00:00.000Z', amount: 73 }],
    header_message: [
      { icon: '🚚', text: 'Domicilio desde $3.900 en Cali y Jamundí', link: '/offers' },
      { icon: '🥭', text: 'Miércoles de plaza: frutas y verduras con 20 % de descuento', link: '/offers' },
      { icon: '🎟️', text: 'Primera compra: 10 % con el cupón PRIMERA10', link: '/offers' },
    ],
    support_url: 'https://wa.me/573165550100',
    footer_config: {
      text: 'Mercamos por ti en las galerías y fincas del Valle del Cauca, todos los días de 6:30 a. m. a 9:00 p. m.',
      columns: [
        { title: 'Compra', links: [{ text: 'Ofertas', link: '/offers' }, { text: 'Comunidad', link: '/recipe-book' }, { text: 'Mis pedidos', link: '/profile/orders' }] },
        { title: 'Ayuda', links: [{ text: 'Términos y condiciones', link: '/terms' }, { text: 'Habeas data', link: '/habeas-data' }, { text: 'Escríbenos', link: 'https://wa.me/573165550100' }] },
        { title: 'Mercasamán', links: [{ text: 'Noticias', link: '/blog' }, { text: 'Mis mercados', link: '/my-markets' }] },
      ],
      social: [{ icon: 'instagram', link: 'https://www.instagram.com/' }, { icon: 'facebook', link: 'https://www.facebook.com/' }],
      legal: 'Mercasamán S.A.S. · NIT 901.555.010-4 · Avenida 9 Norte # 15 - 42, Cali · 316 555 0100 · servicio@mercasaman.example',
    },
    order_carnes_last: false,
    custom_static_images: { app_shadow: '/media/verde/shadow' },
    custom_text_fields: {
      cart_continue_button: 'Continuar con la compra', end_shopping_alert: 'Gracias por mercar con nosotros. Te avisaremos cuando tu pedido salga.', comunity: 'COMUNIDAD', categories_with_names: true,
      categories_title: 'Los mas recomendados en {category}', offers_page_title: 'Ofertas de la semana', custom_carts_title: 'Mis mercados', custom_carts_description: 'Guarda tus listas y vuelve a pedirlas con un toque.', custom_carts_image: '/media/verde/mercados', shopping_show_products_table: true,
    },
    custom_css_styles: '', payment_gateways: ['wompi'],
    terms: '<h2>Términos y condiciones</h2><p>Mercasamán S.A.S. vende productos de supermercado a domicilio y para recoger en sede. Los precios están en pesos colombianos e incluyen impuestos.</p><h3>Entregas</h3><p>Entregamos en la franja que elijas, dentro de la cobertura de cada sede.</p><h3>Retracto y devoluciones</h3><p>Puedes retractarte dentro de los cinco días hábiles siguientes, salvo en productos perecederos y de uso personal. Devolvemos tu dinero en máximo 15 días calendario.</p><h3>Datos personales</h3><p>Tratamos tus datos según la Ley 1581 de 2012.</p>',
  } as DemoTenant['config'],
  coupons: [
    { code: 'primera10', description: '10 % en tu primera compra', percentage: 10, value: 0, perUser: 1 },
    { code: 'mercado5000', description: '$5.000 menos en tu mercado', percentage: 0, value: 5000, stack: 2, perUser: 3 },
    { code: 'plaza20', description: '20 % en frutas y verduras seleccionadas', percentage: 20, value: 0, type: 'products_price', stack: 3 },
    { code: 'domigratis', description: 'Tu domicilio por nuestra cuenta ($5.900 menos)', percentage: 0, value: 5900, stack: 2, total: 500 },
    { code: 'desayuno15', description: '15 % en café, arepas y huevos', percentage: 15, value: 0, type: 'products_price' },
    { code: 'saman3000', description: '$3.000 automáticos por ser de la casa', percentage: 0, value: 3000, stack: 4, auto: true },
    { code: 'feria2025', description: '12 % por la Feria de Cali', percentage: 12, value: 0, ended: true },
  ],
  banners: verdeBanners,
  community: recipes,
}
