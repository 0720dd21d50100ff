// What a flavour or variant looks like, and the colour it gives to a see-through bottle.
const flavours: readonly [pattern: RegExp, item: string, colour: string][] = [
  [/fresa|frutos rojos/, '🍓', '#f4b6bf'],
  [/\bmora\b/, 'mora', '#a8567a'],
  [/melocot|durazno/, '🍑', '#f7c99a'],
  [/guanábana/, 'guanabana', '#f4f3e6'],
  [/lulo/, 'lulo', '#cdc64f'],
  [/maracuyá/, 'maracuya', '#f2bf3a'],
  [/\bmango\b/, '🥭', '#f5b335'],
  [/piña/, '🍍', '#f2d45a'],
  [/coco\b/, '🥥', '#f6f2e6'],
  [/limón|limonada/, '🍋', '#e3ea9a'],
  [/naranja|mandarina|cítrico/, '🍊', '#f59b3a'],
  [/manzana/, '🍎', '#e06a4a'],
  [/\bpera\b/, '🍐', '#d9dd8a'],
  [/\buva|merlot|malbec/, '🍇', '#6a2f6f'],
  [/cereza/, '🍒', '#c23a4a'],
  [/arándan/, '🫐', '#5a5fa8'],
  [/guayaba/, 'guayaba', '#f09a94'],
  [/aguacate/, 'aguacate', '#b9cc7a'],
  [/tomate de árbol/, 'tomatearbol', '#e07a3a'],
  [/curuba/, 'curuba', '#f3c36a'],
  [/borojó/, 'borojo', '#6e4a2a'],
  [/ciruela/, 'ciruela', '#7b2f4f'],
  [/plátano|banano/, '🍌', '#f3dd7a'],
  [/salpicón|tropic/, '🍉', '#f2867a'],
  [/chocolate|\bchoco\b|mocca|cocoa/, '🍫', '#6b3a22'],
  [/vainilla/, '🍦', '#f7ecc9'],
  [/arequipe|caramelo/, 'arequipe', '#c07a3a'],
  [/café|capuchino|espresso/, '☕', '#5a3520'],
  [/avellana|almendra|nuez|nueces|marañón|nogal|pistacho/, '🌰', '#c79a6a'],
  [/maní/, '🥜', '#d2a05a'],
  [/miel/, '🍯', '#e5a82f'],
  [/avena/, '🌾', '#e9dcc0'],
  [/menta|yerbabuena|hierba/, '🌿', '#8fd0b0'],
  [/lavanda/, 'lavanda', '#9a83d6'],
  [/floral|flores|primavera|\brosas?\b|pasión/, '🌸', '#efa9c7'],
  [/\bpino\b/, 'pino', '#3fa067'],
  [/sábila|aloe/, '🪴', '#a5d59a'],
  [/bebé|infantil/, '🐻', '#cfe7f7'],
  [/brisa|marina/, '🌊', '#8fcbe8'],
  [/bicarbonato|antibacterial/, '🫧', '#cfe6f2'],
  [/\bpollo\b|gallina/, '🍗', '#f0d9b8'],
  [/pescado|atún|salmón|bacalao/, '🐟', '#bcd5e6'],
  [/camar/, '🦐', '#f3b3a0'],
  [/res\b|carne|costilla/, '🥩', '#c25a55'],
  [/cerdo|jamón|tocineta/, 'cerdo', '#efa29a'],
  [/queso/, '🧀', '#f6cf5f'],
  [/cebolla/, '🧅', '#e9dcc0'],
  [/picante|flamin/, '🌶️', '#d13c2e'],
  [/champiñ/, 'champinon', '#e3d8c7'],
  [/verdura/, '🥕', '#f0a35a'],
  [/espárrago/, 'esparrago', '#a9bf7a'],
  [/tomate|napolitana|boloñesa|kola roja/, '🍅', '#d8402a'],
  [/\bajo\b|ajoporro/, '🧄', '#f1e8d2'],
  [/manzanilla/, '🌼', '#f2dc8a'],
  [/jengibre/, '🫚', '#e0bd84'],
  [/rosada/, '🦐', '#f0a99a'],
  [/bbq|negra|soya|inglesa/, 'soya', '#3a1f16'],
  [/verde/, '🍃', '#8fc06a'],
]

const exact: Readonly<Record<string, string>> = {
  verde: '🍏',
  Packham: '🍐',
  Anjou: '🍐',
  'cargamanto rojo': 'frijolRojo',
  'bola roja': 'frijolRojo',
  'caraota negro': 'frijolNegro',
  blanquillo: 'frijolBlanco',
  morena: 'azucarMorena',
  'blanca de maíz': 'arepa',
  amarilla: 'arepaAmarilla',
  'de chócolo': 'arepaAmarilla',
  morado: 'repolloMorado',
  Comino: 'comino',
  'Pimienta negra': 'frijolNegro',
  Paprika: 'paprika',
  'Canela molida': 'comino',
  Orégano: 'hierba',
  Laurel: 'hierba',
  Marañón: '🥜',
  Arveja: '🫛',
  Brócoli: '🥦',
  Habichuela: 'habichuela',
  'Maíz tierno': '🌽',
  Espinaca: '🥬',
  Rallador: '🧀',
  'Plato llano': '🍽',
  'Pocillo de cerámica': '☕',
  'Copa de vino': '🍷',
  'Vaso de vidrio': '🥛',
  'Cuchara de palo': '🥄',
  Espátula: '🍳',
  Colador: '🥣',
  Lápiz: '✏',
  Bolígrafo: '🖊',
  Marcador: '🖍',
  'Colores surtidos': '🎨',
  'Velas de cumpleaños': '🎂',
  Serpentinas: '🎊',
  hámster: '🐹',
  conejos: '🐰',
  pericos: '🦜',
  tenedores: '🍴',
  cucharas: '🥄',
  'de tela': '🧹',
  'de orquídea': '🌺',
  surtidas: '💐',
  perro: '🌭',
  tártara: 'crema',
  'Arveja verde seca': 'arveja',
  'kola roja': '🥤',
  Colombiana: '🥤',
}

// What is drawn as itself whatever the flavour: the fruit in the tray, the cut of meat.
const keepsItself =
  /^(bolsa|rollo|🫒|🧂|banano|platanoVerde|platanoMaduro|champinon|🎈|📓|lulo|papaya|guayabaBlanca|res|cerdo|🍖|molida|molidaCerdo|pechuga|tilapia|salmon|salchicha|chorizo|jamon|mortadela|salchichon|morcilla|quesoBlanco|panal|🧻|🧹|🍳|🥚|🥃|🍷|🥂|🍺|🐶|🐱|🐕|🐈|🧽|🥬|yuca|cabbage|aguacate|🔋|💡|🍝|🐟|🍗|🥓|cafemolido|quesoAmarillo|🧀|🍔|🍕|🫔|🥟|🪥|🩹|🍞|🥐|🍰|🧁|🍩|pandebono|almojabana|arepa|☕|🍨|🍪|🧅|🍠)$/u

const sameFruit = /^(🍌|🍅|🫑|🥔)$/u

// Produce of another colour than its picture: the picture turned that far round the colour wheel; `!` makes it livelier.
const turned: Readonly<Record<string, number | string>> = {
  '🫑 rojo': '-145!',
  '🫑 amarillo': '-82!',
  'calabacin amarillo': '-72!',
  '🧅 roja': -75,
  '🍋 Limón Tahití': 52,
  '🍋 Limón pajarito': 38,
  '🍊 Limón mandarino': 12,
  '🍊 Mandarina Oneco': -8,
  '🍊 rosada': -24,
  '🍊 blanca': 18,
  '🍎 Royal Gala': 14,
  '🍠 morada': -48,
  '🥬 crespa morada': -150,
  '🥔 Papa criolla': 18,
  '🥔 Papa criolla lavada': 18,
}

/** Fruit and vegetables as they lie on the stall: themselves, whatever colour or kind their name says. */
export function produceFor(variant: string, look: readonly string[]): string[] {
  const [own = '🥬'] = look
  if (own === '🍎' && variant === 'verde') return ['🍏']
  if (own === '🍇' && variant.startsWith('verde')) return ['mamoncillo']
  if (own === 'repollo' && variant === 'morado') return ['repolloMorado']
  const turn = turned[`${own} ${variant}`]
  return [turn === undefined ? own : `${own}@${turn}`]
}

/** The pictures on a label: the flavour first, then what the product is. */
export function itemsFor(variant: string, look: readonly string[]): string[] {
  const [own = '📦'] = look
  const named = exact[variant]
  if (named && !(variant === 'verde' && own !== '🍎')) return [named]
  if (sameFruit.test(own)) return [own]
  const flavour = flavourOf(variant)
  if (!flavour || flavour[1] === own) return [own]
  return keepsItself.test(own)
    ? [own, ...(/^(🍨|🍪|🍰|🧁|🍩|☕|🍞|cafemolido|🥟|🍕|arepa|🐱|🐶|🐕|🐈|🧅)$/u.test(own) && flavour[1] !== 'soya' ? [flavour[1]] : [])]
    : [flavour[1]]
}

export const contentColour = (variant: string, base: string) => flavourOf(variant)?.[2] ?? base

const flavourOf = (variant: string) => flavours.find(([pattern]) => pattern.test(variant.toLowerCase()))
