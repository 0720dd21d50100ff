import { plainText, soundOf, stemOf } from './words.ts'

/**
 * Words that Colombian shoppers use for one thing, one group a line. Add a word only when people really say it and mean the same on the shelf:
 * what is merely similar belongs in tags. Number and accents do not matter. `a > b`: who asks for a also means b, not the other way round.
 */
const table = `
  habichuela, vainita, ejote, judía verde
  mazorca, choclo, chócolo, elote
  frijol, fríjol, frísol, poroto
  arveja, guisante, alverja, chícharo
  gaseosa, refresco
  crispeta, palomita de maíz, palomita, maíz pira, canguil
  pitillo, pajilla, popote, sorbete
  papel higiénico, papel de baño, papel sanitario
  papel de cocina, toalla de cocina, papel absorbente
  servilleta, papel de mesa
  banano, guineo, cambur, plátano de seda
  plátano maduro, maduro
  aguacate, palta
  fresa, frutilla
  maracuyá, parchita, chinola
  papaya, lechosa, fruta bomba
  patilla, sandía
  piña, ananá
  melocotón, durazno
  remolacha, betabel, beterraga
  zapallo, ahuyama, auyama, calabaza
  pimentón, pimiento, morrón
  cebolla larga, cebolla junca, cebolla de rama, cebollín
  cilantro, culantro
  papa criolla, papa amarilla
  batata, camote, boniato
  champiñón, hongo, seta
  torta, ponqué, pastel, queque, bizcocho
  pan tajado, pan de molde, pan de caja, pan de sandwich, pan de sánduche
  pan de hamburguesa, pan hamburguesa
  perro caliente, hot dog, perrito caliente
  perro caliente > salchicha
  queso blanco > queso campesino, cuajada
  queso rallado, queso parmesano rallado
  margarina > mantequilla
  mantequilla > margarina
  manteca > aceite, margarina
  yogur, yogurt, yoghurt, yogourt, yogourth
  kumis, kumiss, cumis
  leche sin lactosa, leche deslactosada
  sin lactosa, deslactosado, deslactosada
  descremada, baja en grasa, light
  bon yurt, bonyurt
  crema de leche, nata
  leche en polvo, leche polvo
  carne molida, molida de res
  carne de cerdo, marrano, puerco, cerdo
  chuleta de cerdo, chuleta
  pechuga, pechuga de pollo
  pernil de pollo, muslo
  alas de pollo, alitas, alita
  tocino, tocineta, panceta, bacon
  mariscos, frutos del mar
  tilapia, mojarra
  atún en lata, atún
  lomito, lomo fino
  huevo, cubeta de huevo, panal de huevo
  azúcar morena, azúcar moreno
  panela, papelón, piloncillo, rapadura
  maní, cacahuate, cacahuete
  mantequilla de maní, crema de maní, crema de cacahuate
  avena en hojuelas, avena hojuela
  espagueti, espaguetti, spaguetti, spaghetti, spagueti
  tallarín > spaghetti, pasta
  harina pan, harina de maíz
  salsa de soya, salsa soja, salsa china, sillao
  soya, soja
  salsa rosada, salsa golf
  ají, picante, chile
  pasta de tomate, puré de tomate
  caldo de gallina, cubo de caldo, caldo en cubo
  aceite, aceite vegetal
  aceitunas, olivas
  chocolate de mesa, chocolate para taza, pastilla de chocolate
  café instantáneo, café soluble
  nescafé > café instantáneo
  café molido, café para greca
  agua aromática, aromática, infusión
  bebida vegetal, leche vegetal
  leche de almendra, bebida de almendra
  cerveza, pola, birra
  aguardiente, guaro
  bebida energizante, energizante
  bebida hidratante, hidratante
  jugo, zumo, néctar
  agua con gas, agua gasificada, soda
  galleta, galletica
  papas fritas, papita, papas de paquete, chips
  mecato > pasabocas, snack, papas fritas
  pasabocas, snack, botana, picada
  bombón, chupeta, colombina, chupetín
  confite, dulce, caramelo, golosina
  goma de mascar, chicle
  gomitas, gomas
  helado, paleta
  arequipe, dulce de leche, cajeta, manjar
  bocadillo, dulce de guayaba
  malvavisco, masmelo, masmelos, marshmallow
  jabón de loza, lavaloza, lavaplatos, lavavajillas, jabón para platos
  jabón en polvo, detergente en polvo, detergente
  jabón de ropa, detergente
  jabón rey, jabón en barra
  suavitel > suavizante
  límpido, blanqueador, cloro, lejía, hipoclorito
  limpiapisos, limpia pisos, limpiador de pisos
  ambientador, aromatizante
  esponja, esponjilla
  sabra > esponjilla
  bolsa de basura, bolsas para basura
  trapero, mopa, trapeador
  escoba, cepillo de barrer
  papel aluminio, papel de aluminio
  vinipel, papel film, papel plástico, vinilpel
  insecticida, mata cucarachas
  raid > insecticida
  fósforo, cerilla
  candela > fósforo, encendedor
  pila, batería
  bombillo, bombilla, foco, bombilla led
  vela, velón
  shampoo, champú, shampú, champoo
  acondicionador, bálsamo
  crema dental, pasta de dientes, pasta dental, dentífrico, crema de dientes
  colgate > crema dental
  cepillo de dientes, cepillo dental
  enjuague bucal
  listerine > enjuague bucal
  desodorante, antitranspirante
  jabón de baño, jabón de tocador, jabón corporal
  jabón líquido, jabón de manos
  toalla higiénica, compresa, toalla femenina
  kotex > toalla higiénica
  protector diario, protectores
  pañal, pañales desechables
  pañitos húmedos, toallitas húmedas, paños húmedos, wipes
  tapabocas, mascarilla, cubrebocas
  curita, cura
  crema humectante, crema corporal, crema de cuerpo, crema para manos
  bloqueador solar, protector solar, bloqueador
  cuchilla de afeitar, máquina de afeitar, rasuradora, afeitadora
  prestobarba > máquina de afeitar
  preservativo, condón
  gel antibacterial, antibacterial
  alcohol antiséptico, alcohol
  comida para perro, concentrado para perro, cuido para perro, alimento para perro
  purina > concentrado
  comida para gato, concentrado para gato, cuido para gato, alimento para gato
  arena para gato, arena gato
  tetero, biberón
  compota, papilla
  leche de fórmula, fórmula infantil, leche para bebé`

export interface Rule {
  /** Stems, in order. */
  readonly said: readonly string[]
  readonly meant: readonly (readonly string[])[]
}

const hollow = new Set(['de', 'del', 'la', 'para', 'con', 'en', 'sin'])
const expression = (text: string) =>
  plainText(text)
    .split(' ')
    .filter((word) => !hollow.has(word))

function rulesOf(line: string): Rule[] {
  const [left = '', right] = line.split('>')
  const parts = left.split(',').map(expression)
  if (right !== undefined) return parts.map((said) => ({ said: said.map(stemOf), meant: right.split(',').map(expression) }))
  return parts.map((said) => ({ said: said.map(stemOf), meant: parts.filter((each) => each !== said) }))
}

const allRules: readonly Rule[] = table
  .split('\n')
  .filter((line) => line.trim() !== '')
  .flatMap(rulesOf)
const rules: ReadonlyMap<string, readonly Rule[]> = Map.groupBy(allRules, (rule) => rule.said[0] as string)
/** The spelling of the table's words by their sound, for those who spell them otherwise. */
const spellings = new Map(allRules.flatMap(({ said }) => said.map((stem) => [soundOf(stem), stem])))

/** Other ways to say the same, each a whole query; of overlapping expressions the longest is replaced. */
export function otherWordings(words: readonly string[]): string[][] {
  const stems = words.map(stemOf)
  const exact = wordingsOf(words, stems)
  return exact.length > 0
    ? exact
    : wordingsOf(
        words,
        words.map((word, at) => spellings.get(soundOf(word)) ?? (stems[at] as string)),
      )
}

function wordingsOf(words: readonly string[], stems: readonly string[]): string[][] {
  const found = stems.flatMap((stem, at) =>
    (rules.get(stem) ?? []).filter(({ said }) => said.every((each, i) => stems[at + i] === each)).map((rule) => ({ rule, at })),
  )
  const longest = Math.max(0, ...found.map(({ rule }) => rule.said.length))
  return found
    .filter(({ rule }) => rule.said.length === longest || longest === 1)
    .flatMap(({ rule, at }) => rule.meant.map((meant) => [...words.slice(0, at), ...meant, ...words.slice(at + rule.said.length)]))
}
