import { darken, lighten } from './colour.ts'
import { randomFrom } from '../random.ts'

/** Foods of the region that no emoji shows, as shaded SVG in a 256 × 256 box. */
export const drawn: Readonly<Record<string, () => string>> = {
  lulo: () => whole(86, 110, 70, 70, '#f08a1d', 'crown') + half(166, 158, 72, 70, '#f08a1d', '#c9d66b', '#8fae2b', 'ring'),
  maracuya: () => whole(88, 104, 68, 74, '#eebd2b') + half(166, 164, 74, 68, '#f3d98a', '#f59e0b', '#3b2412', 'pips', '#fff4d6'),
  gulupa: () => whole(88, 104, 68, 72, '#5b2148') + half(166, 164, 72, 68, '#5b2148', '#f2b33d', '#2b1a12', 'pips', '#f7dfe6'),
  granadilla: () => whole(88, 102, 68, 72, '#e58a2e', 'stem') + half(166, 164, 72, 68, '#e58a2e', '#c8ccd6', '#2f3340', 'pips', '#fff6ea'),
  guayaba: () => whole(88, 104, 70, 74, '#b9cf5a', 'stem') + half(166, 162, 72, 70, '#b9cf5a', '#ef7f83', '#f7d9b0', 'ring'),
  guayabaBlanca: () => whole(88, 104, 70, 74, '#9ccf62', 'stem') + half(166, 162, 72, 70, '#9ccf62', '#f7f1dc', '#e0cf9b', 'ring'),
  papaya: () => whole(92, 108, 60, 92, '#f0a030') + half(166, 150, 62, 96, '#eda03b', '#f5712c', '#20201f', 'core'),
  guanabana: () => spiky(92, 110, 74, 92, '#5d9a3a') + half(172, 168, 66, 72, '#6aa443', '#fbfaf0', '#2a1d14', 'scatter'),
  chirimoya: () => spiky(92, 112, 74, 76, '#86b25d') + half(170, 168, 66, 66, '#86b25d', '#fbf7e8', '#2a1d14', 'scatter'),
  pitahaya: () => spiky(92, 108, 68, 88, '#f2c81e') + half(170, 166, 66, 72, '#f2c81e', '#fbfbf5', '#2b2b2b', 'dots'),
  curuba: () => whole(84, 122, 44, 102, '#e7d24a') + half(160, 142, 46, 100, '#e7d24a', '#f59328', '#4a2b10', 'core'),
  tomatearbol: () => whole(88, 110, 58, 84, '#c9342a', 'stem') + half(166, 158, 58, 78, '#c9342a', '#f2a23c', '#5a1420', 'ring'),
  uchuva: () =>
    [
      [84, 92],
      [160, 84],
      [118, 150],
      [188, 150],
      [66, 168],
    ]
      .map(([x, y]) => whole(x!, y!, 44, 44, '#f5a623'))
      .join(''),
  chontaduro: () =>
    [
      [92, 88, '#e2571e'],
      [168, 92, '#d9431c'],
      [128, 158, '#ea6a24'],
      [196, 164, '#c93a1b'],
      [62, 160, '#f0822c'],
    ]
      .map(([x, y, c]) => cone(x as number, y as number, c as string))
      .join(''),
  mora: () => berry(94, 100, '#4a1030') + berry(166, 120, '#5c1238') + berry(116, 176, '#3c0c29'),
  frambuesa: () => berry(94, 100, '#c81e4a') + berry(166, 120, '#d62957') + berry(116, 176, '#b01740'),
  zapote: () => whole(88, 108, 72, 74, '#9a7148') + half(166, 160, 72, 70, '#8d6a43', '#f2781f', '#5b3416', 'core'),
  borojo: () => whole(128, 128, 92, 92, '#6e4a2a'),
  feijoa: () => whole(88, 108, 56, 74, '#5f9b4c') + half(168, 158, 56, 70, '#5f9b4c', '#f3f0d2', '#d5d7a4', 'ring'),
  mamoncillo: () =>
    [
      [80, 92],
      [146, 84],
      [112, 146],
      [182, 140],
      [146, 196],
    ]
      .map(([x, y]) => whole(x!, y!, 40, 40, '#79b043'))
      .join(''),
  ciruela: () => whole(98, 112, 66, 64, '#7b1f45', 'stem') + whole(170, 160, 62, 60, '#8f2850', 'stem'),
  mangostino: () => whole(94, 108, 66, 62, '#4f1f38', 'crown') + whole(172, 162, 58, 56, '#5a2540', 'crown'),
  aguacate: () => pear('#3f6b2a', '#dfe58a', '#8a5a2b'),
  yuca: () => root(['#7b5536', '#6f4a2e', '#84603f'], '#fbf7ea', 30),
  arracacha: () => root(['#e7c77d', '#dfba69', '#efd596'], '#f6e6a8', 34),
  name: () => root(['#8d6b4a', '#7d5c3e', '#9a7854'], '#fdf8ee', 44),
  pepinoCohombro: () => root(['#3f8a3b', '#357a33', '#4c9a46'], '#d9efb7', 28),
  calabacin: () => root(['#2f7d3b', '#27702f', '#3d8c46'], '#f1f5cf', 30),
  ahuyama: () =>
    half(112, 128, 92, 104, '#6f8f3e', '#f59a1b', '#f6d79a', 'core') + half(192, 170, 54, 62, '#6f8f3e', '#f28c14', '#f6d79a', 'core'),
  remolacha: () => leaves(128, 40, '#4f8f3c', '#a3153f') + whole(128, 148, 82, 80, '#8b1538'),
  rabano: () => leaves(128, 44, '#5fa348', '#e2e8c9') + whole(92, 150, 52, 52, '#d6244f') + whole(164, 156, 52, 52, '#e03a62'),
  habichuela: () => pods('#4f9a3c'),
  cebollalarga: () => stalks('#3f9a48', '#f7faf0'),
  apio: () => stalks('#7cbf5a', '#cfe7a8'),
  esparrago: () => stalks('#5e8f3a', '#a6c373'),
  repollo: () => cabbage('#bfe09a', '#8cc063'),
  repolloMorado: () => cabbage('#a8558e', '#6d2a63'),
  coliflor: () => florets('#fbf6e6', '#7fb55c'),
  arepa: () => disc(116, 108, '#f6e3ab', '#a8692a') + disc(148, 166, '#f9ecc4', '#b3752f'),
  arepaAmarilla: () => disc(116, 108, '#f2c14e', '#8f5420') + disc(148, 166, '#f6cd62', '#9a5c24'),
  pandebono: () => ring(100, 108, 60, '#e9b95b') + ring(164, 164, 60, '#f0c66d'),
  bunuelo: () => whole(96, 108, 64, 62, '#b9742c') + whole(164, 164, 66, 64, '#c68238'),
  almojabana: () => loaf(100, 106, '#eab451') + loaf(158, 166, '#f0c065'),
  mogolla: () => loaf(100, 106, '#a86a32') + loaf(158, 166, '#b87a3f'),
  panela: () => block(128, 150, 150, 74, '#a5622a') + block(128, 92, 132, 60, '#b8742f'),
  bocadillo: () => block(128, 166, 150, 54, '#8e1b24') + block(116, 112, 138, 50, '#a3202a') + block(136, 64, 118, 44, '#7b1620'),
  quesoBlanco: () => block(128, 148, 170, 92, '#fdf6e0') + block(96, 78, 92, 56, '#fff9e9'),
  quesoAmarillo: () => slices('#f6b93b', '#f8cb66'),
  mantequilla: () => block(128, 140, 176, 78, '#fbdc74'),
  jamon: () => slices('#ef9aa0', '#f7c0c4'),
  mortadela: () => slices('#f0a7a2', '#fbd5cf'),
  salchicha: () => links('#d9694a', 3),
  chorizo: () => links('#a8331f', 3),
  morcilla: () => links('#3b1f22', 3),
  salchichon: () => links('#8d2b2b', 2),
  pechuga: () => fillet('#f7c9b4', '#fde4d6'),
  cerdo: () => fillet('#ef9e96', '#fbe3da'),
  res: () => fillet('#b3262e', '#f4d5cd'),
  molida: () => mince('#b8323a'),
  molidaCerdo: () => mince('#e28f88'),
  filete: () => fillet('#f6ddcf', '#fdf1e8'),
  salmon: () => fillet('#f4835a', '#fbd0b4'),
  tilapia: () => fillet('#efd7cf', '#d99a92'),
  jabon: () => block(128, 142, 170, 84, '#f3f6fa'),
  panal: () => diaper(),
  pano: () => slices('#7ac4e8', '#c7e8f7'),
  croqueta: () => kibble('#a8652f'),
  croquetaGato: () => kibble('#c98a4a'),
  semillas: () => kibble('#c9a15a'),
  frijolRojo: () => beans('#8b1e2b'),
  frijolBlanco: () => beans('#f3ead2'),
  frijolNegro: () => beans('#2b2530'),
  lenteja: () => beans('#a9793f', 22),
  garbanzo: () => beans('#e4bd78', 26),
  arveja: () => beans('#86b84a', 26),
  maiz: () => beans('#f4c53a', 24),
  almidon: () => heap('#fffdf5'),
  azucar: () => heap('#f7f3ea'),
  azucarMorena: () => heap('#c98f4a'),
  harina: () => heap('#f6ecd2'),
  cafemolido: () => heap('#4a2c17'),
  cacao: () => heap('#5a2f1c'),
  especia: () => heap('#d98a1e'),
  comino: () => heap('#8a6a3a'),
  paprika: () => heap('#c23b1e'),
  hierba: () => heap('#5c8a3c'),
  salsaRoja: () => drop('#d7261e'),
  salsaMostaza: () => drop('#eab308'),
  crema: () => drop('#fdf6e8'),
  arequipe: () => drop('#b5651d'),
  aceite: () => drop('#f3c623'),
  limpio: () => drop('#38a3e0'),
  lavanda: () => drop('#8b6fd6'),
  pino: () => drop('#2f9e5b'),
  menta: () => drop('#5fd0b5'),
  soya: () => drop('#3a1f16'),
  champinon: () => mushroom(96, 118, 1) + mushroom(170, 160, 0.86),
  platanoVerde: () => hand('#6f9f3a', '#4c7a28'),
  platanoMaduro: () => hand('#f0bd2e', '#6b4a1a'),
  banano: () => hand('#f6d548', '#7d6a1f'),
  bolsa: () => sack('#3f4a55'),
  rollo: () => foil(),
}

type Seeds = 'ring' | 'pips' | 'core' | 'scatter' | 'dots'

function ball(id: string, colour: string) {
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="${lighten(colour, 0.42)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.38)}"/></radialGradient>`
}

let serial = 0
const nextId = () => `d${(serial = (serial + 1) % 1_000_000)}`

function whole(x: number, y: number, rx: number, ry: number, colour: string, top?: 'crown' | 'stem') {
  const id = nextId()
  const cap =
    top === 'stem'
      ? `<path d="M${x} ${y - ry + 4}q4-14 12-16" stroke="#6b4a23" stroke-width="7" fill="none" stroke-linecap="round"/>`
      : top === 'crown'
        ? `<path d="M${x - 18} ${y - ry + 8}l8-12 10 6 10-6 8 12q-18 12-36 0z" fill="#5b7a34"/>`
        : ''
  return `<defs>${ball(id, colour)}</defs><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>
    <ellipse cx="${x - rx * 0.34}" cy="${y - ry * 0.45}" rx="${rx * 0.26}" ry="${ry * 0.17}" fill="#fff" opacity=".42" transform="rotate(-28 ${x - rx * 0.34} ${y - ry * 0.45})"/>${cap}`
}

function half(
  x: number,
  y: number,
  rx: number,
  ry: number,
  skin: string,
  flesh: string,
  seed: string,
  seeds: Seeds,
  rind = lighten(flesh, 0.55),
) {
  const id = nextId()
  const next = randomFrom(`${skin}${flesh}`)
  const at = (i: number, n: number, r: number) => [x + Math.cos((i / n) * 6.283) * rx * r, y + Math.sin((i / n) * 6.283) * ry * r] as const
  const pip = (px: number, py: number, s: number, turn: number) =>
    `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${s}" ry="${s * 0.62}" fill="${seed}" transform="rotate(${turn.toFixed(0)} ${px.toFixed(1)} ${py.toFixed(1)})"/><circle cx="${(px - s * 0.3).toFixed(1)}" cy="${(py - s * 0.25).toFixed(1)}" r="${s * 0.2}" fill="#fff" opacity=".6"/>`
  const pips = {
    ring: () => Array.from({ length: 18 }, (_, i) => pip(...at(i, 18, 0.46 + next() * 0.14), 5, (i / 18) * 360)).join(''),
    pips: () => Array.from({ length: 20 }, () => pip(...at(next() * 20, 20, next() * 0.6), 7, next() * 180)).join(''),
    core: () =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx * 0.34}" ry="${ry * 0.52}" fill="${darken(flesh, 0.18)}" opacity=".55"/>` +
      Array.from({ length: 22 }, () => pip(x + (next() - 0.5) * rx * 0.5, y + (next() - 0.5) * ry * 0.86, 6.4, next() * 180)).join(''),
    scatter: () => Array.from({ length: 9 }, (_, i) => pip(...at(i, 9, 0.3 + next() * 0.3), 8, (i / 9) * 360)).join(''),
    dots: () => Array.from({ length: 60 }, () => pip(...at(next() * 60, 60, Math.sqrt(next()) * 0.74), 3, 0)).join(''),
  }[seeds]()
  return `<defs>${ball(id, flesh)}</defs><ellipse cx="${x}" cy="${y + 3}" rx="${rx}" ry="${ry}" fill="${darken(skin, 0.16)}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${skin}"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx * 0.91}" ry="${ry * 0.91}" fill="${rind}"/><ellipse cx="${x}" cy="${y}" rx="${rx * 0.82}" ry="${ry * 0.82}" fill="url(#${id})"/>${pips}
    <ellipse cx="${x - rx * 0.3}" cy="${y - ry * 0.42}" rx="${rx * 0.3}" ry="${ry * 0.14}" fill="#fff" opacity=".28" transform="rotate(-25 ${x - rx * 0.3} ${y - ry * 0.42})"/>`
}

function spiky(x: number, y: number, rx: number, ry: number, colour: string) {
  const spikes = []
  for (let row = -3; row <= 3; row++) {
    const width = Math.sqrt(1 - (row / 3.6) ** 2)
    for (let col = -3; col <= 3; col++) {
      const px = x + ((col + (row % 2 ? 0.5 : 0)) / 3.4) * rx * width
      const py = y + (row / 3.5) * ry
      if (((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 > 0.9) continue
      spikes.push(
        `<path d="M${px.toFixed(0)} ${(py - 9).toFixed(0)}l8 14q-8 5-16 0z" fill="${darken(colour, 0.22)}" opacity=".75"/><path d="M${px.toFixed(0)} ${(py - 9).toFixed(0)}l-8 14q4 2.4 8 2.5z" fill="${lighten(colour, 0.3)}" opacity=".7"/>`,
      )
    }
  }
  return whole(x, y, rx, ry, colour, 'stem') + spikes.join('')
}

function cone(x: number, y: number, colour: string) {
  const id = nextId()
  return `<defs>${ball(id, colour)}</defs><path d="M${x} ${y + 50}c-34-12-44-44-38-66 6-18 70-18 76 0 6 22-4 54-38 66z" fill="url(#${id})"/><path d="M${x - 24} ${y - 24}q24-18 48 0-10 12-24 8-14 4-24-8z" fill="#6b7a34"/><ellipse cx="${x - 14}" cy="${y - 2}" rx="7" ry="13" fill="#fff" opacity=".4"/>`
}

function berry(x: number, y: number, colour: string) {
  const drupes = []
  for (let row = 0; row < 5; row++) {
    const n = [3, 4, 4, 3, 2][row]!
    for (let i = 0; i < n; i++) drupes.push(whole(x + (i - (n - 1) / 2) * 24, y - 40 + row * 20, 16, 16, colour))
  }
  return `${drupes.join('')}<path d="M${x - 24} ${y - 50}l10-14 14 8 14-8 10 14q-24 16-48 0z" fill="#6fa244"/>`
}

function pear(skin: string, flesh: string, seed: string) {
  const id = nextId()
  const path = 'M128 22c34 0 40 40 54 74 16 40 6 126-54 126S58 136 74 96c14-34 20-74 54-74z'
  return `<defs>${ball(id, skin)}</defs><path d="${path}" fill="url(#${id})" transform="translate(-34 4) rotate(-10 128 128)"/><g transform="translate(40 12) rotate(10 128 128) scale(.94)"><path d="${path}" fill="${skin}"/><path d="${path}" fill="${flesh}" transform="translate(11 11) scale(.914)"/><circle cx="128" cy="158" r="36" fill="${darken(seed, 0.15)}"/><circle cx="122" cy="151" r="27" fill="${lighten(seed, 0.18)}"/></g>`
}

function root(skins: string[], flesh: string, width: number) {
  return skins
    .map((skin, i) => {
      const id = nextId()
      const y = 66 + i * 58
      return `<g transform="rotate(${[-12, -4, 6][i]} 128 ${y})"><defs><linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${lighten(skin, 0.32)}"/><stop offset=".5" stop-color="${skin}"/><stop offset="1" stop-color="${darken(skin, 0.4)}"/></linearGradient></defs>
      <path d="M22 ${y}q30-${width + 6} 110-${width}t84 8q18 ${width - 8} 0 ${width * 1.5}-80 14-120 8T22 ${y}z" fill="url(#${id})"/>
      <ellipse cx="216" cy="${y + width * 0.14}" rx="15" ry="${width * 0.78}" fill="${darken(skin, 0.2)}"/><ellipse cx="217" cy="${y + width * 0.14}" rx="12" ry="${width * 0.68}" fill="${flesh}"/></g>`
    })
    .join('')
}

function leaves(x: number, y: number, colour: string, vein: string) {
  return [-34, -12, 12, 34]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} ${x} ${y + 70})"><path d="M${x} ${y + 60}q-26-36 0-76 26 40 0 76z" fill="${darken(colour, Math.abs(turn) / 120)}"/><path d="M${x} ${y + 74}v-76" stroke="${vein}" stroke-width="5"/></g>`,
    )
    .join('')
}

function pods(colour: string) {
  return Array.from(
    { length: 8 },
    (_, i) =>
      `<g transform="rotate(${-34 + i * 9} 128 240)"><path d="M128 236q-22-100 4-204" stroke="${darken(colour, 0.25)}" stroke-width="19" fill="none" stroke-linecap="round"/><path d="M126 236q-22-100 4-204" stroke="${lighten(colour, (i % 3) * 0.12)}" stroke-width="13" fill="none" stroke-linecap="round"/></g>`,
  ).join('')
}

function stalks(top: string, base: string) {
  const id = nextId()
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${lighten(top, 0.25)}"/><stop offset="1" stop-color="${base}"/></linearGradient></defs>
    ${[-22, -12, -4, 5, 13, 23].map((turn, i) => `<g transform="rotate(${turn} 128 250)"><rect x="117" y="${24 + (i % 3) * 12}" width="23" height="${208 - (i % 3) * 12}" rx="11" fill="url(#${id})"/><rect x="121" y="40" width="5" height="180" rx="2" fill="#fff" opacity=".3"/></g>`).join('')}
    <path d="M84 172q44 22 88 0l3 16q-46 22-94 0z" fill="#c2410c"/>`
}

function cabbage(light: string, dark: string) {
  return `${whole(128, 132, 98, 94, light)}${[-58, -22, 20, 56].map((turn) => `<path d="M128 220q${turn * 1.5}-70 ${turn * 0.5}-166" stroke="${dark}" stroke-width="6" fill="none" opacity=".55"/>`).join('')}<path d="M34 120q-14 92 94 106 108-14 94-106-8 62-94 66-86-4-94-66z" fill="${dark}" opacity=".7"/>`
}

function florets(head: string, leaf: string) {
  const next = randomFrom('floret')
  return `<path d="M36 130q-10 96 92 102 102-6 92-102-40 40-92 40t-92-40z" fill="${leaf}"/>${Array.from({ length: 22 }, () => whole(128 + (next() - 0.5) * 136, 112 + (next() - 0.5) * 92, 22 + next() * 10, 20 + next() * 8, head)).join('')}`
}

function disc(x: number, y: number, colour: string, mark: string) {
  const id = nextId()
  return `<defs>${ball(id, colour)}</defs><ellipse cx="${x}" cy="${y + 13}" rx="92" ry="60" fill="${darken(colour, 0.36)}"/><ellipse cx="${x}" cy="${y}" rx="92" ry="60" fill="url(#${id})"/><g stroke="${mark}" stroke-width="8" stroke-linecap="round" opacity=".55"><path d="M${x - 54} ${y + 8}l62-38M${x - 30} ${y + 30}l80-48M${x + 6} ${y + 40}l54-32"/></g>`
}

function ring(x: number, y: number, r: number, colour: string) {
  const id = nextId()
  return `<defs>${ball(id, colour)}</defs><ellipse cx="${x}" cy="${y + 6}" rx="${r}" ry="${r * 0.84}" fill="${darken(colour, 0.36)}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.84}" fill="url(#${id})"/><ellipse cx="${x}" cy="${y + 2}" rx="${r * 0.28}" ry="${r * 0.2}" fill="${darken(colour, 0.55)}"/><ellipse cx="${x - r * 0.4}" cy="${y - r * 0.36}" rx="${r * 0.2}" ry="${r * 0.1}" fill="#fff" opacity=".5"/>`
}

function loaf(x: number, y: number, colour: string) {
  const id = nextId()
  return `<defs>${ball(id, colour)}</defs><path d="M${x - 78} ${y + 22}q-6-74 78-74t78 74q0 22-78 22t-78-22z" fill="url(#${id})"/><path d="M${x - 40} ${y - 22}q36-16 78 2" stroke="#fff" stroke-width="7" opacity=".4" fill="none" stroke-linecap="round"/>`
}

function block(x: number, y: number, width: number, height: number, colour: string) {
  const left = x - width / 2
  const top = y - height / 2
  const d = height * 0.42
  return `<path d="M${left} ${top + d}l${d} ${-d}h${width - d}v${height - d}l${-d} ${d}h${d - width}z" fill="${darken(colour, 0.3)}"/><path d="M${left} ${top + d}h${width - d}v${height - d}h${d - width}z" fill="${colour}"/><path d="M${left} ${top + d}l${d} ${-d}h${width - d}l${-d} ${d}z" fill="${lighten(colour, 0.34)}"/><path d="M${left + 8} ${top + d + 8}h${width - d - 16}" stroke="#fff" opacity=".25" stroke-width="5" stroke-linecap="round"/>`
}

function slices(colour: string, edge: string) {
  return [0, 1, 2, 3]
    .map(
      (i) =>
        `<g transform="translate(${i * 22 - 30} ${i * 24 - 30}) rotate(${-8 + i * 4} 128 128)"><rect x="46" y="52" width="150" height="128" rx="34" fill="${darken(colour, 0.24)}"/><rect x="46" y="46" width="150" height="128" rx="34" fill="${edge}"/><rect x="54" y="54" width="134" height="112" rx="28" fill="${lighten(colour, i * 0.08)}"/></g>`,
    )
    .join('')
}

function links(colour: string, n: number) {
  return Array.from({ length: n }, (_, i) => {
    const y = n === 2 ? 96 + i * 74 : 72 + i * 58
    const thick = n === 2 ? 58 : 46
    return `<g transform="rotate(${-10 + i * 5} 128 ${y})"><path d="M40 ${y}q88 30 176 0" stroke="${darken(colour, 0.35)}" stroke-width="${thick}" fill="none" stroke-linecap="round"/><path d="M40 ${y - 3}q88 30 176 0" stroke="${colour}" stroke-width="${thick - 9}" fill="none" stroke-linecap="round"/><path d="M46 ${y - 13}q82 26 164 0" stroke="#fff" stroke-width="7" opacity=".38" fill="none" stroke-linecap="round"/></g>`
  }).join('')
}

function fillet(colour: string, fat: string) {
  const path = 'M30 138c-6-56 52-88 104-84 62 4 98 36 92 84-6 46-66 66-116 62-44-4-76-24-80-62z'
  const id = nextId()
  return `<defs>${ball(id, colour)}</defs><path d="${path}" fill="${darken(colour, 0.35)}" transform="translate(0 12)"/><path d="${path}" fill="${fat}"/><path d="${path}" fill="url(#${id})" transform="translate(9 9) scale(.93)"/><g stroke="${fat}" fill="none" opacity=".7" stroke-linecap="round"><path d="M70 130q40-34 78-18M88 168q50-34 104-20M120 92q36-8 62 14" stroke-width="6"/></g><path d="M66 96q34-26 76-22" stroke="#fff" stroke-width="9" opacity=".35" fill="none" stroke-linecap="round"/>`
}

function mince(colour: string) {
  const next = randomFrom(`mince${colour}`)
  return Array.from({ length: 64 }, (_, i) => {
    const angle = next() * 6.28
    const r = Math.sqrt(next())
    const x = 128 + Math.cos(angle) * r * 92
    const y = 146 + Math.sin(angle) * r * 56 - (1 - r) * 30
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q10-10 22 2t18 0" stroke="${i % 3 ? lighten(colour, next() * 0.3) : darken(colour, 0.2)}" stroke-width="11" fill="none" stroke-linecap="round"/>`
  }).join('')
}

function scattered(name: string, n: number, shape: (x: number, y: number, turn: number, i: number) => string) {
  const next = randomFrom(name)
  return Array.from({ length: n }, (_, i) => {
    const angle = next() * 6.28
    const r = Math.sqrt(1 - i / n) * 0.96
    return shape(128 + Math.cos(angle) * r * 98, 158 + Math.sin(angle) * r * 50 - (1 - r) * 64, next() * 180, i)
  }).join('')
}

function kibble(colour: string) {
  return scattered(colour, 46, (x, y, _, i) => whole(x, y, 19, 15, i % 3 ? colour : darken(colour, 0.12)))
}

function beans(colour: string, n = 40) {
  const id = nextId()
  return `<defs>${ball(id, colour)}</defs>${scattered(colour, Math.max(n, 34), (x, y, turn) => `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${n > 30 ? 22 : 17}" ry="14" fill="url(#${id})" stroke="${darken(colour, 0.3)}" stroke-opacity=".35" stroke-width="1.5" transform="rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`)}`
}

function heap(colour: string) {
  const id = nextId()
  return `<defs>${ball(id, colour)}</defs><path d="M16 206q40-14 66-82 18-48 46-48t46 48q26 68 66 82-50 22-112 22T16 206z" fill="url(#${id})"/>${scattered(`heap${colour}`, 40, (x, y) => `<circle cx="${x.toFixed(0)}" cy="${(y + 20).toFixed(0)}" r="2.4" fill="${darken(colour, 0.3)}" opacity=".4"/>`)}`
}

function drop(colour: string) {
  const id = nextId()
  return `<defs>${ball(id, colour)}</defs><path d="M128 22c26 54 78 88 78 134a78 78 0 0 1-156 0c0-46 52-80 78-134z" fill="url(#${id})"/><path d="M84 150q2 44 40 54" stroke="#fff" stroke-width="12" opacity=".55" fill="none" stroke-linecap="round"/>`
}

function diaper() {
  return `<path d="M36 70h184l-6 44q-40 8-42 84-44 30-88 0-2-76-42-84z" fill="#fff" stroke="#cfe3f3" stroke-width="6"/><path d="M36 70h184l-3 22H39z" fill="#8ec9ee"/><path d="M128 120l10 20 22 3-16 15 4 22-20-10-20 10 4-22-16-15 22-3z" fill="#f9c74f"/>`
}

function sack(colour: string) {
  return `<path d="M92 70q36 26 72 0l10 24q58 50 44 128-10 22-90 22t-90-22Q24 144 82 94z" fill="${colour}"/><path d="M92 70l-16-34q52 18 104 0l-16 34q-36 20-72 0z" fill="${lighten(colour, 0.2)}"/><path d="M86 92q42 20 84 0l2 14q-44 20-88 0z" fill="#f59e0b"/><path d="M72 130q-18 40-10 84" stroke="#fff" stroke-width="9" opacity=".3" fill="none" stroke-linecap="round"/>`
}

function foil() {
  return `<path d="M60 120h150l26 100H86z" fill="#dfe5ea"/><path d="M60 120h150l6 22H66z" fill="#c4ccd3"/><rect x="30" y="76" width="196" height="62" rx="31" fill="#b5bec6"/><rect x="30" y="80" width="196" height="26" rx="13" fill="#eef2f5"/><ellipse cx="216" cy="107" rx="18" ry="30" fill="#98a3ac"/><ellipse cx="216" cy="107" rx="8" ry="14" fill="#6b5a45"/>`
}

function mushroom(x: number, y: number, scale: number) {
  const id = nextId()
  return `<g transform="translate(${x} ${y}) scale(${scale})"><defs>${ball(id, '#f1e7da')}</defs><path d="M-24 6h48q8 44 16 62-40 14-80 0 10-20 16-62z" fill="#f7f1e6"/><path d="M6 10h18q8 42 16 58-14 8-28 8 4-30-6-66z" fill="#d9cdb9"/><path d="M-72 10q-4-78 72-80 76 2 72 80-10 16-72 16T-72 10z" fill="url(#${id})"/><path d="M-62 16q62 20 124 0-14 18-62 18T-62 16z" fill="#b39b80"/><ellipse cx="-26" cy="-34" rx="22" ry="11" fill="#fff" opacity=".6" transform="rotate(-24 -26 -34)"/></g>`
}

function hand(colour: string, tip: string) {
  return (
    [34, 12, -12]
      .map((turn, i) => {
        const id = nextId()
        return `<g transform="rotate(${turn} 128 40)"><defs><linearGradient id="${id}"><stop offset="0" stop-color="${darken(colour, 0.3)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${lighten(colour, 0.4 - i * 0.08)}"/></linearGradient></defs><path d="M112 44q-46 92 14 176 8 8 18 0 12-6 8-18-38-74-10-158z" fill="url(#${id})"/><path d="M126 218q8 12 20 4l6-12-14-8z" fill="${tip}"/></g>`
      })
      .join('') +
    `<path d="M100 30q28-22 56 0l-4 28q-24 12-48 0z" fill="${darken(colour, 0.22)}"/><path d="M112 14h32l2 18h-36z" fill="${tip}"/>`
  )
}
