import type { DemoBanner } from '../tenant.ts'

const to = (section: string, title: string, text: string, button: string, url: string, items: string[], from: string, end: string): DemoBanner => ({ section, title, text, button, url, items, from, to: end })

/** One or more per section of S-9-032. `@department` in an address becomes that category's page. */
export const verdeBanners: readonly DemoBanner[] = [
  to('HOME', 'La plaza llegó a tu casa', 'Frutas y verduras recogidas hoy en el Valle', 'Ver la cosecha', '@fruver', ['papaya', '🍍', 'lulo', '🥭', '🥑'], '#d9f2c4', '#7cc24a'),
  to('HOME', 'Desayuno caleño completo', 'Pandebono, arepa, huevos y buen café', 'Armar mi desayuno', '@panaderia', ['pandebono', '☕', 'arepa', '🍳'], '#ffe9c2', '#f0b04a'),
  to('HOME', 'Asado de domingo', 'Cortes frescos, chorizo y carbón', 'Prender el fogón', '@carnes', ['🥩', 'chorizo', '🌽', '🔥'], '#fbd9c9', '#d9694a'),
  to('HOME_TOP_BANNER', 'Miércoles de plaza', '20 % en frutas y verduras seleccionadas', 'Aprovechar', '/offers', ['🥭', '🍌', '🥑', '🍅'], '#fff3bf', '#f2c02e'),
  to('HOME_1_FULL', 'Tu mercado, fresco y sin filas', 'Lo escogemos como si fuera para nuestra casa', 'Empezar a mercar', '@fruver', ['guanabana', '🍍', 'maracuya', '🥬', '🍅', '🥕'], '#dff3d2', '#69b345'),
  to('HOME_1_LEFT', 'Lácteos del día', 'Leche, queso y yogurt bien fríos', 'Ver lácteos', '@lacteos', ['🥛', '🧀', 'quesoBlanco'], '#dcecfb', '#6fa9de'),
  to('HOME_1_RIGHT', 'Panadería recién salida', 'Pandebono y almojábana cada mañana', 'Ver panadería', '@panaderia', ['almojabana', '🥐', '🥖'], '#fdebcd', '#e3a654'),
  to('HOME_2_SLIDE', 'Café de nuestra tierra', 'Nariño, Cauca, Sierra Nevada y Valle', 'Descubrir', '@panaderia', ['☕', 'cafemolido', '🍪'], '#ecd9c4', '#9a6a42'),
  to('HOME_2_SLIDE', 'Todo para la sopa', 'Papa criolla, mazorca y cilantro', 'Ver raíces', '@fruver', ['🥔', '🌽', '🌿', '🍲'], '#f7edc4', '#d9b23a'),
  to('HOME_2_SLIDE', 'Helado para la tarde', 'Lulo, coco y mango biche', 'Refrescarme', '@congelados', ['🍨', '🍦', '🥥'], '#fbdfe9', '#e38ab0'),
  to('HOME_3_LEFT', 'Casa limpia, precio bajo', 'Detergente, lavaloza y más', 'Ver aseo', '@aseo', ['🧼', '🧽', '🧺', '🫧'], '#d6f0f0', '#55b3b5'),
  to('HOME_4_LEFT', 'Snacks para el partido', 'Papas, maní y platanitos', 'Ver pasabocas', '@dulces', ['🥜', '🍿', '🍟'], '#ffe3cf', '#ee8f4f'),
  to('HOME_4_RIGHT_1', 'Para los consentidos', 'Alimento y snacks de mascotas', 'Ver mascotas', '@mascotas', ['🐶', '🐱', '🦴'], '#efe0cd', '#b98a56'),
  to('HOME_4_RIGHT_2', 'El bebé primero', 'Pañales y pañitos con descuento', 'Ver bebés', '@bebes', ['🍼', 'panal', '🧸'], '#dff0fb', '#7cbbe6'),
  to('HOME_SECOND', 'Arma tu lonchera', 'Jugos, galletas y fruta', 'Ver ideas', '@bebidas', ['🧃', '🍪', '🍎'], '#e4f3d3', '#86bf52'),
  to('HOME_THREE', 'Pescado del Pacífico', 'Camarón, corvina y piangua', 'Ver pescados', '@carnes', ['🦐', '🐟', '🍋'], '#d4ecf4', '#4aa3c4'),
  to('HOME_FOUR', 'Granos para toda la semana', 'Fríjol, lenteja y arroz', 'Ver despensa', '@despensa', ['frijolRojo', '🍚', 'lenteja'], '#f5dfcf', '#c77a4a'),
  to('HOME_BRANDS', 'Alpina', '', '', '/brand/name/Alpina', ['🥛'], '#16448f', '#2d66c0'),
  to('HOME_BRANDS', 'Colombina', '', '', '/brand/name/Colombina', ['🍭'], '#e5242b', '#f0585d'),
  to('HOME_BRANDS', 'Diana', '', '', '/brand/name/Diana', ['🍚'], '#d3232e', '#e8606a'),
  to('HOME_BRANDS', 'Águila Roja', '', '', '/brand/name/%C3%81guila%20Roja', ['☕'], '#c21f26', '#e0565c'),
  to('HOME_BRANDS', 'Zenú', '', '', '/brand/name/Zen%C3%BA', ['salchicha'], '#c8202f', '#e6606c'),
  to('HOME_BRANDS', 'Del Samán', '', '', '/brand/name/Del%20Sam%C3%A1n', ['🌳'], '#15803d', '#4aa86a'),
  to('COMUNIDADES_BANNER_1', 'Cocina con la comunidad', 'Recetas del Valle listas para el carrito', 'Ver recetas', '/recipe-book', ['🍲', '🥄', '🌶️'], '#fde0c8', '#e58a4a'),
  to('HOME-POP-UP', 'Bienvenido a Mercasamán', '10 % en tu primera compra con PRIMERA10', 'Quiero mi descuento', '/offers', ['🎁', '🥭', '🍍'], '#dff3d2', '#5aa63c'),
  to('CHECKOUT-COUPONS', 'Usa MERCADO5000', '$5.000 menos en este pedido', '', '', ['🎟️', '🛒'], '#fff3bf', '#eebd2b'),
  to('CHECKOUT-COUPONS', 'Usa PLAZA20', '20 % en frutas y verduras seleccionadas', '', '', ['🍓', '🥬'], '#e4f3d3', '#74b545'),
  to('OFFERS_TOP', 'Ofertas de la semana', 'Hasta 40 % en marcas que conoces', 'Ver todas', '/offers', ['🛍️', '🥭', '🧀', '🥩'], '#fff0c9', '#f0b429'),
]
