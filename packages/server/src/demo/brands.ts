import { hash } from './random.ts'

/** Colours of a brand's packs (main, second) and the company that supplies it; brands not listed get colours of their own by name. */
const known: Readonly<Record<string, readonly [main: string, second: string, provider: string]>> = {
  Alpina: ['#16448f', '#f3c623', 'Alpina Productos Alimenticios'],
  Colanta: ['#0d7a3e', '#ffd23f', 'Cooperativa Colanta'],
  Alquería: ['#e7352b', '#ffffff', 'Productos Naturales de la Sabana'],
  Andina: ['#2f6fb7', '#ffffff', 'Lácteos Andina'],
  Parmalat: ['#0b4ea2', '#ffd400', 'Lactalis Colombia'],
  Klim: ['#f4c20d', '#b3191f', 'Nestlé de Colombia'],
  Diana: ['#d3232e', '#ffd34e', 'Diana Corporación'],
  Roa: ['#e23b2e', '#ffffff', 'Organización Roa Florhuila'],
  Florhuila: ['#1f7a3d', '#f6c945', 'Organización Roa Florhuila'],
  Supremo: ['#1f4fa3', '#f2c230', 'Arroz Supremo'],
  'Águila Roja': ['#c21f26', '#f4d35e', 'Café Águila Roja'],
  'Sello Rojo': ['#b3121d', '#ffd966', 'Grupo Nutresa'],
  'Juan Valdez': ['#7b1e22', '#d9b26f', 'Procafecol'],
  Nescafé: ['#8e1b1f', '#e4b45c', 'Nestlé de Colombia'],
  Colcafé: ['#6b3a1e', '#f0c35b', 'Grupo Nutresa'],
  Oma: ['#2a2a2a', '#c79a52', 'Oma Café'],
  Colombina: ['#e5242b', '#ffd21f', 'Colombina S.A.'],
  Noel: ['#d8202a', '#ffe08a', 'Grupo Nutresa'],
  Ramo: ['#f28c1e', '#7a2d12', 'Productos Ramo'],
  Jet: ['#1e4da0', '#f3c12e', 'Grupo Nutresa'],
  Corona: ['#7a2a18', '#f3b63f', 'Grupo Nutresa'],
  Zenú: ['#c8202f', '#f5c53a', 'Grupo Nutresa'],
  Ranchera: ['#9c2b1c', '#f4b740', 'Grupo Nutresa'],
  Pietrán: ['#1b6b45', '#e9d8a6', 'Grupo Nutresa'],
  Doria: ['#f2c019', '#c1272d', 'Grupo Nutresa'],
  Tosh: ['#f3efe2', '#5c9a45', 'Grupo Nutresa'],
  'Crem Helado': ['#d81f3d', '#ffffff', 'Grupo Nutresa'],
  Postobón: ['#e0312d', '#ffffff', 'Postobón S.A.'],
  Hit: ['#f28c1b', '#2f8f3e', 'Postobón S.A.'],
  Cristal: ['#2a8fd0', '#ffffff', 'Postobón S.A.'],
  Bretaña: ['#1d6fb8', '#ffffff', 'Postobón S.A.'],
  'Coca-Cola': ['#d5141c', '#ffffff', 'Coca-Cola FEMSA'],
  Pepsi: ['#174a9c', '#e0312d', 'Postobón S.A.'],
  Brisa: ['#37a0d9', '#ffffff', 'Coca-Cola FEMSA'],
  Sprite: ['#138a3c', '#ffe04a', 'Coca-Cola FEMSA'],
  Fanta: ['#f27d16', '#1d4ea0', 'Coca-Cola FEMSA'],
  'Pony Malta': ['#f3c01c', '#5a2415', 'Bavaria'],
  Águila: ['#f2c230', '#b3202a', 'Bavaria'],
  Poker: ['#e7b416', '#1d3f8f', 'Bavaria'],
  'Club Colombia': ['#c79a3c', '#2a2118', 'Bavaria'],
  Costeña: ['#d13c2e', '#f3dc9a', 'Bavaria'],
  Familia: ['#2456a6', '#ffffff', 'Grupo Familia'],
  Nosotras: ['#e0508f', '#ffffff', 'Grupo Familia'],
  Pequeñín: ['#4aa7dd', '#ffd34e', 'Grupo Familia'],
  Winny: ['#55b1e2', '#f7a8c4', 'Tecnoquímicas'],
  Scott: ['#1f5fb0', '#7cc043', 'Colombiana Kimberly Colpapel'],
  Huggies: ['#d9272e', '#ffffff', 'Colombiana Kimberly Colpapel'],
  Fab: ['#e11f2d', '#ffffff', 'Unilever Andina'],
  Ariel: ['#0f8f4e', '#e2312d', 'Procter & Gamble'],
  Axion: ['#f2b90f', '#1f8f3e', 'Colgate-Palmolive'],
  Fabuloso: ['#7a3fb0', '#f2c230', 'Colgate-Palmolive'],
  Suavitel: ['#2f7fd0', '#f7a8c4', 'Colgate-Palmolive'],
  Colgate: ['#d5141c', '#ffffff', 'Colgate-Palmolive'],
  Palmolive: ['#1f9a54', '#ffffff', 'Colgate-Palmolive'],
  Protex: ['#2b6fc2', '#ffffff', 'Colgate-Palmolive'],
  Clorox: ['#1f57b0', '#ffd21f', 'Clorox de Colombia'],
  Rexona: ['#1d5fae', '#7fd1e8', 'Unilever Andina'],
  Dove: ['#f4f7fb', '#2f5fa8', 'Unilever Andina'],
  Fruco: ['#d9232b', '#3f9a3c', 'Unilever Andina'],
  Maizena: ['#f3c51d', '#c2202a', 'Unilever Andina'],
  Knorr: ['#138a45', '#f2c230', 'Unilever Andina'],
  Maggi: ['#f3c01c', '#c81f26', 'Nestlé de Colombia'],
  Milo: ['#0f7a3f', '#ffffff', 'Nestlé de Colombia'],
  Nestlé: ['#6b3a22', '#ffffff', 'Nestlé de Colombia'],
  Nan: ['#2f6fb7', '#f2c230', 'Nestlé de Colombia'],
  Bimbo: ['#1d4f9e', '#ffffff', 'Bimbo de Colombia'],
  Margarita: ['#e21f2d', '#ffd21f', 'PepsiCo Alimentos'],
  Doritos: ['#c22016', '#f28c1b', 'PepsiCo Alimentos'],
  Natuchips: ['#2f8f3e', '#f3c51d', 'PepsiCo Alimentos'],
  'Super Ricas': ['#f2b90f', '#c2202a', 'Super de Alimentos'],
  PAN: ['#f2c51d', '#1d3f8f', 'Alimentos Polar Colombia'],
  Manuelita: ['#2f7fc2', '#ffffff', 'Ingenio Manuelita'],
  Riopaila: ['#d13c2e', '#ffffff', 'Riopaila Castilla'],
  Incauca: ['#1f7a45', '#ffffff', 'Incauca'],
  Premier: ['#f2b90f', '#1f7a3d', 'Team Foods'],
  Refisal: ['#1f57b0', '#ffffff', 'Brinsa'],
  'Blanco del Valle': ['#f4f7fb', '#c2202a', 'Industria de Licores del Valle'],
  'Marqués del Valle': ['#3a1f14', '#d9b26f', 'Industria de Licores del Valle'],
  Bucanero: ['#e0312d', '#ffd21f', 'Pollos Bucanero'],
  'Mac Pollo': ['#d81f2d', '#ffd34e', 'Avidesa Mac Pollo'],
  Kikes: ['#f3c01c', '#c2202a', 'Huevos Kikes'],
  Saltín: ['#d8202a', '#f3c51d', 'Grupo Nutresa'],
}

const palette = [
  '#b3282d',
  '#c65a1e',
  '#d79a1b',
  '#4f8f3a',
  '#1f7a5c',
  '#1f7f9a',
  '#2a5fa8',
  '#4a3f9a',
  '#7a3a8a',
  '#a82f63',
  '#6b4a2b',
  '#2f3f4f',
  '#e9e2d0',
  '#3f8f8a',
  '#c23f5a',
  '#89a82f',
]
const accents = ['#f4c430', '#ffffff', '#f28c28', '#ffe8a3', '#2f3f4f', '#f7b5b5', '#a5d8c5']

export interface BrandLook {
  main: string
  second: string
  provider: string
}

/** Colours and provider of a brand. */
export function brandOf(name: string, own: { name: string; main: string; second: string; provider: string }): BrandLook {
  if (name === own.name) return own
  const listed = known[name]
  if (listed) return { main: listed[0], second: listed[1], provider: listed[2] }
  const number = hash(`brand ${name}`)
  return {
    main: palette[number % palette.length]!,
    second: accents[(number >>> 8) % accents.length]!,
    provider: `Distribuciones ${name || 'del Valle'}`,
  }
}
