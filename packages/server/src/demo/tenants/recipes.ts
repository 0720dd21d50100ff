import type { DemoCommunity } from '../tenant.ts'

const recipe = (name: string, time: string, portions: string, dificult: string, items: string[], colour: string, intro: string, steps: string[], products: string[]): DemoCommunity => ({
  type: 'recipe', name, items, colour, products, details: { time, portions, dificult },
  body: `<p>${intro}</p><h3>Preparación</h3><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
})

const plain = (type: 'event' | 'market', name: string, items: string[], colour: string, text: string, products: string[]): DemoCommunity => ({ type, name, items, colour, products, body: `<p>${text}</p>` })

/** Written for the demo: dishes of the Valle, gatherings and ready-made shopping lists. */
export const recipes: readonly DemoCommunity[] = [
  recipe('Sancocho de gallina valluno', '2 horas', '8', 'Media', ['🍲', '🌽', '🍌'], '#e0a03a', 'El domingo huele a leña, cilantro cimarrón y plátano verde.', ['Sofríe la cebolla larga con el ajo en una olla grande.', 'Agrega la gallina en presas y cubre con agua; cocina una hora.', 'Suma el plátano hartón, la yuca y la mazorca hasta que estén tiernos.', 'Termina con cilantro y sirve con arroz, aguacate y ají.'], ['Gallina criolla', 'Plátano hartón verde', 'Yuca', 'Mazorca tierna', 'Cilantro cimarrón', 'Cebolla larga', 'Aguacate']),
  recipe('Arroz atollado', '1 hora', '6', 'Media', ['🍛', '🌿'], '#d98b2b', 'Cremoso, con longaniza, papa amarilla y mucho hogao.', ['Dora la carne de cerdo y la longaniza.', 'Añade hogao, arroz y caldo caliente.', 'Incorpora la papa criolla y deja que el grano quede suelto y húmedo.', 'Sirve con huevo duro y perejil.'], ['Arroz blanco', 'Longaniza', 'Papa criolla', 'Tomate chonto', 'Cebolla larga', 'Huevo AA']),
  recipe('Lulada de la casa', '15 minutos', '4', 'Fácil', ['lulo', '🍋', '🧊'], '#9ab53a', 'Ácida, fría y con trozos: así se toma en Cali.', ['Macera la pulpa de los lulos con azúcar y limón.', 'Agrega agua helada y hielo picado.', 'Revuelve sin licuar y sirve de inmediato.'], ['Lulo de Castilla', 'Limón Tahití', 'Azúcar blanca', 'Hielo en cubos']),
  recipe('Champús', '1 hora 30', '10', 'Media', ['🍍', '🌽', 'panela'], '#c9822f', 'Maíz, piña, lulo, panela y hoja de naranjo.', ['Cocina el maíz trillado hasta que ablande.', 'Prepara una miel de panela con canela.', 'Mezcla con piña y lulo picados; enfría muy bien.'], ['Maíz trillado blanco', 'Panela', 'Piña oro miel', 'Lulo de Castilla', 'Canela molida']),
  recipe('Marranitas caleñas', '40 minutos', '12', 'Media', ['🍌', '🥓'], '#d9a13a', 'Bolas de plátano verde rellenas de chicharrón.', ['Fríe el plátano en trozos y májalo caliente.', 'Rellena con chicharrón picado y forma bolas.', 'Sirve con hogao.'], ['Plátano hartón verde', 'Tocino', 'Aceite vegetal', 'Tomate chonto']),
  recipe('Aborrajados de maduro y queso', '35 minutos', '8', 'Fácil', ['🍌', '🧀'], '#e5a83a', 'Dulces y salados a la vez.', ['Aplasta tajadas de plátano maduro frito.', 'Rellena con queso y bocadillo.', 'Pasa por batido de huevo y harina, y fríe.'], ['Plátano maduro', 'Queso mozzarella', 'Bocadillo veleño', 'Harina de trigo', 'Huevo AA']),
  recipe('Encocado de camarón', '45 minutos', '4', 'Media', ['🦐', '🥥'], '#3fa0a8', 'Sabor del Pacífico con coco y hierbas de azotea.', ['Sofríe cebolla, pimentón y ajo.', 'Agrega leche de coco y reduce.', 'Suma el camarón cinco minutos y termina con cilantro cimarrón.'], ['Camarón', 'Coco seco', 'Pimentón rojo', 'Cebolla cabezona', 'Cilantro cimarrón']),
  recipe('Chuleta valluna', '30 minutos', '4', 'Fácil', ['cerdo', '🍋'], '#c97a5a', 'Delgada, dorada y más grande que el plato.', ['Adoba las chuletas con ajo y comino.', 'Pasa por huevo y miga de pan.', 'Fríe hasta dorar y sirve con limón.'], ['Chuleta de cerdo', 'Apanado tradicional', 'Huevo AA', 'Limón Tahití']),
  recipe('Salpicón de frutas', '20 minutos', '6', 'Fácil', ['🍉', '🍍', '🥭'], '#e0607a', 'Fruta picada con gaseosa y helado.', ['Pica sandía, papaya, piña y banano.', 'Baña con gaseosa bien fría.', 'Corona con una bola de helado.'], ['Sandía baby', 'Papaya maradol', 'Piña oro miel', 'Banano criollo', 'Helado de vainilla']),
  recipe('Pandebono casero', '50 minutos', '20', 'Media', ['pandebono', '🧀'], '#dba948', 'Almidón de yuca, queso costeño y horno muy caliente.', ['Mezcla queso rallado, almidón y harina de maíz.', 'Agrega huevo y amasa suave.', 'Forma aros y hornea 15 minutos a 220 °C.'], ['Mezcla para pandebono', 'Queso costeño', 'Huevo AA', 'Almidón de yuca']),
  recipe('Cholado', '15 minutos', '2', 'Fácil', ['🍧', '🍓', '🍌'], '#c94a7a', 'Hielo raspado con frutas, sirope y leche condensada.', ['Sirve hielo raspado en un vaso alto.', 'Reparte frutas picadas.', 'Baña con leche condensada.'], ['Hielo en cubos', 'Fresa', 'Banano criollo', 'Leche condensada']),
  recipe('Fríjoles de la casa', '1 hora', '6', 'Fácil', ['frijolRojo', '🥑'], '#9a4a3a', 'Cargamanto con plátano, zanahoria y garra.', ['Remoja el fríjol desde la noche.', 'Cocina a presión con plátano y zanahoria.', 'Añade hogao y deja espesar.'], ['Fríjol cargamanto rojo', 'Plátano hartón verde', 'Zanahoria', 'Aguacate', 'Tocino']),
  plain('event', 'Taller de arepas rellenas', ['arepa', '🧀'], '#e0b04a', 'Sábado 10:00 a. m., Sede San Fernando. Cupo para 20 personas; lleva delantal. Los ingredientes van por nuestra cuenta.', ['Harina de maíz blanco', 'Queso mozzarella']),
  plain('event', 'Cata de cafés del Valle y Nariño', ['☕', 'cafemolido'], '#8a5a3a', 'Viernes 5:00 p. m., Sede Granada. Probamos cuatro orígenes con un caficultor de Sevilla.', ['Café de origen Valle', 'Café de origen Nariño']),
  plain('event', 'Mercado campesino en Ciudad Jardín', ['🥬', '🥕', '🍓'], '#6aa84a', 'Primer domingo del mes, desde las 7:00 a. m. Veinte familias de Dagua, La Cumbre y Pance venden directo.', ['Fresa', 'Mora de Castilla', 'Lechuga crespa verde']),
  plain('market', 'Mercado de la semana para dos', ['🛒', '🥭', '🍚'], '#4f9a4a', 'Lo justo para siete días: fruta, verdura, proteína y despensa para dos personas.', ['Arroz blanco', 'Huevo AA', 'Leche entera', 'Pechuga de pollo', 'Plátano maduro', 'Tomate chonto', 'Papa pastusa', 'Banano criollo', 'Café molido']),
  plain('market', 'Lonchera de lunes a viernes', ['🧃', '🍎', '🍪'], '#e08a4a', 'Cinco días resueltos: jugo, fruta, galletas y yogurt.', ['Jugo de mango', 'Manzana roja', 'Galletas', 'Yogurt de fresa', 'Queso mozzarella']),
  plain('market', 'Asado para diez', ['🥩', 'chorizo', '🔥'], '#c2543a', 'Carne, chorizo, papa, mazorca y carbón. Solo falta el fogón.', ['Punta de anca', 'Chorizo santarrosano', 'Papa pastusa', 'Mazorca tierna', 'Carbón vegetal', 'Aguacate']),
  plain('market', 'Desayuno caleño', ['pandebono', '☕', '🍳'], '#d9a03a', 'Pandebono, arepa, huevos, café y jugo.', ['Pandebono', 'Arepa blanca', 'Huevo AA', 'Café molido', 'Naranja Valencia']),
  plain('market', 'Kit de aseo del mes', ['🧼', '🧽', '🧻'], '#4aa3a8', 'Ropa, loza, pisos y baño para todo el mes.', ['Detergente en polvo', 'Lavaloza en crema', 'Limpiador de pisos', 'Papel higiénico', 'Esponja']),
]

const names = ['Sancocho de gallina valluno', 'Fríjoles de la casa', 'Lulada de la casa', 'Mercado de la semana para dos', 'Kit de aseo del mes', 'Lonchera de lunes a viernes']

/** A shorter list for the business with few modules, with its own event. */
export const bluePicks: readonly DemoCommunity[] = [
  ...recipes.filter((each) => names.includes(each.name)),
  recipe('Lentejas rendidoras', '45 minutos', '6', 'Fácil', ['lenteja', '🥕'], '#a9793f', 'Plato fuerte por menos.', ['Sofríe cebolla y zanahoria.', 'Agrega lentejas y agua.', 'Cocina 35 minutos y sirve con arroz.'], ['Lenteja', 'Zanahoria', 'Arroz blanco', 'Cebolla cabezona']),
  plain('event', 'Jueves de degustación', ['🧀', '🍪'], '#3f74e0', 'Todos los jueves desde las 4:00 p. m. en Brisa La Flora.', ['Queso campesino', 'Galletas']),
  plain('market', 'Mercado básico de quincena', ['🍚', 'aceite', 'panela'], '#3f74e0', 'Arroz, aceite, panela, granos, huevos y café al mejor precio.', ['Arroz blanco', 'Aceite vegetal', 'Panela', 'Lenteja', 'Huevo AA', 'Café molido', 'Sal']),
]
