import { darken, lighten } from './colour.ts'

/** A silhouette on the 960 × 960 canvas, standing on y = 850: its body, what is drawn over it, and the face that carries the label. */
export interface Silhouette {
  body: string
  over?: string
  under?: string
  face: { x: number; y: number; width: number; height: number }
  /** 'full': the print covers the body; 'label': a paper label on a body of its own material. */
  print: 'full' | 'label'
  material?: string
  round?: boolean
}

export interface PackColours {
  main: string
  second: string
  content: string
}

const rect = (x: number, y: number, width: number, height: number, r = 0) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`

const cap = (x: number, y: number, width: number, height: number, colour: string) =>
  `<path d="${rect(x, y, width, height, 12)}" fill="${colour}"/><path d="${rect(x, y, width, height, 12)}" fill="url(#round)"/>${Array.from({ length: Math.floor(width / 16) }, (_, i) => `<path d="M${x + 10 + i * 16} ${y + 8}v${height - 16}" stroke="#000" opacity=".12" stroke-width="3"/>`).join('')}`

const crimp = (x: number, y: number, width: number, colour: string) =>
  `<path d="${rect(x, y, width, 30, 4)}" fill="${darken(colour, 0.12)}"/>${Array.from({ length: Math.floor(width / 14) }, (_, i) => `<path d="M${x + 7 + i * 14} ${y + 3}v24" stroke="#fff" opacity=".22" stroke-width="3"/>`).join('')}`

export type Pack = keyof typeof packs

export const packs = {
  bag: ({ main }: PackColours): Silhouette => ({
    body: 'M262 150q218 18 436 0-10 60 8 130 26 190-4 420 0 90 10 150-232 20-464 0 10-60 10-150-30-230-4-420 18-70 8-130z',
    over: `${crimp(258, 128, 444, main)}${crimp(252, 832, 456, main)}<path d="M300 190q30 60 14 150M664 190q-34 60-16 150M292 800q16-70 4-150M668 800q-18-70-6-150" stroke="#fff" stroke-width="10" opacity=".22" fill="none" stroke-linecap="round"/>`,
    face: { x: 270, y: 176, width: 420, height: 640 },
    print: 'full',
  }),
  pouch: ({ main }: PackColours): Silhouette => ({
    body: 'M286 140h388q6 40 18 120 22 200 22 440 0 90-22 140-212 34-424 0-22-50-22-140 0-240 22-440 12-80 18-120z',
    over: `${crimp(286, 124, 388, main)}<circle cx="480" cy="176" r="17" fill="#eef1ee" stroke="${darken(main, 0.3)}" stroke-width="4"/><path d="M264 780q216 60 432 0" stroke="#000" opacity=".14" stroke-width="6" fill="none"/>`,
    face: { x: 276, y: 204, width: 408, height: 590 },
    print: 'full',
  }),
  sachet: ({ main }: PackColours): Silhouette => ({
    body: rect(300, 236, 360, 600, 6),
    over: `${crimp(296, 218, 368, main)}${crimp(296, 828, 368, main)}`,
    face: { x: 308, y: 256, width: 344, height: 566 },
    print: 'full',
  }),
  snack: ({ main }: PackColours): Silhouette => ({
    body: 'M196 330q284 26 568 0-8 40 4 90 16 120-2 250-6 60 4 90-290 26-580 0 10-40 6-90-18-130-2-250 10-50 2-90z',
    over: `<path d="M196 330q284 26 568 0l2 26q-286 26-572 0zM190 734q290 26 580 0v26q-290 26-580 0z" fill="${darken(main, 0.18)}"/>`,
    face: { x: 210, y: 372, width: 540, height: 350 },
    print: 'full',
  }),
  box: ({ main }: PackColours): Silhouette => ({
    body: rect(280, 150, 380, 700, 6),
    under: `<path d="M660 150l70-34v690l-70 44z" fill="${darken(main, 0.36)}"/><path d="M280 150l70-34h380l-70 34z" fill="${lighten(main, 0.3)}"/>`,
    face: { x: 284, y: 156, width: 372, height: 688 },
    print: 'full',
  }),
  flatbox: ({ main }: PackColours): Silhouette => ({
    body: rect(180, 400, 540, 400, 6),
    under: `<path d="M720 400l66-44v388l-66 56z" fill="${darken(main, 0.36)}"/><path d="M180 400l66-44h540l-66 44z" fill="${lighten(main, 0.3)}"/>`,
    face: { x: 184, y: 404, width: 532, height: 392 },
    print: 'full',
  }),
  carton: ({ main, second }: PackColours): Silhouette => ({
    body: rect(310, 230, 300, 620, 4),
    under: `<path d="M610 230l74-34v610l-74 44z" fill="${darken(main, 0.38)}"/><path d="M310 230l60-90h240l74 56-74 34z" fill="${lighten(main, 0.5)}"/><path d="M310 230l60-90h250l-10 90z" fill="${lighten(main, 0.34)}"/><path d="${rect(364, 116, 262, 32, 4)}" fill="${lighten(main, 0.55)}"/>${cap(450, 156, 76, 44, second)}`,
    face: { x: 312, y: 236, width: 296, height: 610 },
    print: 'full',
  }),
  bottle: ({ content, second }: PackColours): Silhouette => ({
    body: 'M436 130h88v50q0 50 44 96 40 42 40 104v410q0 60-50 60H402q-50 0-50-60V380q0-62 40-104 44-46 44-96z',
    material: content,
    over: cap(426, 92, 108, 62, second),
    face: { x: 352, y: 430, width: 256, height: 280 },
    print: 'label',
    round: true,
  }),
  bigbottle: ({ content, second }: PackColours): Silhouette => ({
    body: 'M430 116h100v46q0 44 70 80 56 34 56 100v438q0 70-60 70H364q-60 0-60-70V342q0-66 56-100 70-36 70-80z',
    material: content,
    over: `${cap(420, 80, 120, 60, second)}<path d="M304 330q176 26 352 0M304 760q176 26 352 0" stroke="#000" opacity=".12" stroke-width="8" fill="none"/>`,
    face: { x: 304, y: 390, width: 352, height: 320 },
    print: 'label',
    round: true,
  }),
  jug: ({ content, second }: PackColours): Silhouette => ({
    body: 'M330 190h110v30q0 40 60 60 170 20 190 150v360q0 60-60 60H310q-60 0-60-60V420q0-70 40-120 40-40 40-80zM560 400q-40 0-40 60v70q0 40 40 40h40q40 0 40-40v-60q0-70-80-70z',
    material: content,
    over: cap(320, 140, 130, 64, second),
    face: { x: 262, y: 560, width: 416, height: 240 },
    print: 'label',
  }),
  glass: ({ content, second }: PackColours): Silhouette => ({
    body: 'M444 90h72v190q0 60 46 104 34 34 34 90v326q0 50-46 50H410q-46 0-46-50V474q0-56 34-90 46-44 46-104z',
    material: content,
    over: `<path d="${rect(438, 74, 84, 120, 10)}" fill="${second}"/><path d="${rect(438, 74, 84, 120, 10)}" fill="url(#round)"/>`,
    face: { x: 364, y: 500, width: 232, height: 270 },
    print: 'label',
    round: true,
  }),
  can: (): Silhouette => ({
    body: 'M352 214q128-24 256 0l24 46v520l-24 50q-128 24-256 0l-24-50V260z',
    over: `<ellipse cx="480" cy="212" rx="126" ry="24" fill="#e3e7ea"/><ellipse cx="480" cy="210" rx="108" ry="17" fill="#aab2b8"/><ellipse cx="492" cy="208" rx="40" ry="8" fill="#d7dcdf"/><path d="M328 262q152 26 304 0" stroke="#fff" opacity=".4" stroke-width="5" fill="none"/><path d="M352 826q128 24 256 0l-8 14q-120 18-240 0z" fill="#b7bec3"/>`,
    face: { x: 330, y: 282, width: 300, height: 510 },
    print: 'full',
    round: true,
  }),
  tin: (): Silhouette => ({
    body: 'M248 420q232 50 464 0v380q-232 56-464 0z',
    over: `<ellipse cx="480" cy="418" rx="232" ry="54" fill="#dfe4e7"/><ellipse cx="480" cy="414" rx="204" ry="42" fill="#b9c1c6"/><ellipse cx="480" cy="412" rx="170" ry="32" fill="#cfd6da"/><path d="M520 400q40-22 70 0-10 20-60 14z" fill="#eef1f3" stroke="#98a1a7" stroke-width="4"/><path d="M248 796q232 56 464 0v16q-232 56-464 0z" fill="#aeb6bb"/><path d="M248 424q232 54 464 0v12q-232 54-464 0z" fill="#aeb6bb"/>`,
    face: { x: 252, y: 484, width: 456, height: 310 },
    print: 'full',
    round: true,
  }),
  soupcan: (): Silhouette => ({
    body: 'M300 236q180 40 360 0v580q-180 44-360 0z',
    over: `<ellipse cx="480" cy="234" rx="180" ry="42" fill="#dfe4e7"/><ellipse cx="480" cy="230" rx="156" ry="32" fill="#b9c1c6"/><ellipse cx="480" cy="228" rx="130" ry="24" fill="#cfd6da"/><path d="M510 220q36-18 60 0-8 16-50 12z" fill="#eef1f3" stroke="#98a1a7" stroke-width="4"/><path d="M300 810q180 44 360 0v14q-180 44-360 0z" fill="#aeb6bb"/>`,
    face: { x: 304, y: 300, width: 352, height: 500 },
    print: 'full',
    round: true,
  }),
  jar: ({ content, second }: PackColours): Silhouette => ({
    body: 'M322 300q-42 16-42 76v404q0 70 70 70h260q70 0 70-70V376q0-60-42-76z',
    material: content,
    over: cap(312, 208, 336, 100, second),
    face: { x: 280, y: 430, width: 400, height: 300 },
    print: 'label',
    round: true,
  }),
  tub: ({ second }: PackColours): Silhouette => ({
    body: 'M262 400h436l-44 410q-4 40-44 40H350q-40 0-44-40z',
    over: `<path d="${rect(240, 340, 480, 76, 22)}" fill="${second}"/><path d="${rect(240, 340, 480, 76, 22)}" fill="url(#round)"/><path d="M256 362h448" stroke="#fff" opacity=".5" stroke-width="6"/>`,
    face: { x: 292, y: 436, width: 376, height: 390 },
    print: 'full',
    round: true,
  }),
  cup: ({ second }: PackColours): Silhouette => ({
    body: 'M318 330h324l-40 480q-4 40-44 40H402q-40 0-44-40z',
    over: `<path d="M296 306q184-40 368 0l-8 34q-176 24-352 0z" fill="${lighten(second, 0.55)}"/><path d="M296 306q184-40 368 0-180 26-368 0z" fill="${lighten(second, 0.78)}"/>`,
    face: { x: 346, y: 370, width: 268, height: 450 },
    print: 'full',
    round: true,
  }),
  tube: ({ second }: PackColours): Silhouette => ({
    body: 'M330 150q150-16 300 0l-40 560q-110 20-220 0z',
    over: `<path d="${rect(326, 130, 308, 34, 4)}" fill="#fff" opacity=".55"/>${cap(396, 712, 168, 136, second)}`,
    face: { x: 366, y: 180, width: 228, height: 510 },
    print: 'full',
    round: true,
  }),
  flatTube: ({ second }: PackColours): Silhouette => ({
    body: 'M150 470q-8 80 0 160 250 10 470-16 60-10 60-64t-60-64q-220-26-470-16z',
    over: `<path d="M140 466h22v168h-22z" fill="#fff" opacity=".6"/>${cap(672, 494, 116, 112, second)}`,
    face: { x: 176, y: 484, width: 470, height: 132 },
    print: 'full',
  }),
  pump: ({ content, second }: PackColours): Silhouette => ({
    body: 'M388 300h184q80 30 80 130v360q0 60-60 60H368q-60 0-60-60V430q0-100 80-130z',
    material: content,
    over: `${cap(424, 236, 112, 70, second)}<path d="M466 150h28v90h-28z" fill="${darken(second, 0.15)}"/><path d="M376 128q40-26 120-16 30 4 30 40H450q-30 0-40 22l-34-14z" fill="${second}"/>`,
    face: { x: 318, y: 430, width: 324, height: 350 },
    print: 'label',
    round: true,
  }),
  shampoo: ({ content, second }: PackColours): Silhouette => ({
    body: 'M380 210h200q70 30 70 150v430q0 60-56 60H366q-56 0-56-60V360q0-120 70-150z',
    material: content,
    over: cap(372, 118, 216, 98, second),
    face: { x: 314, y: 330, width: 332, height: 440 },
    print: 'label',
    round: true,
  }),
  spray: ({ content, second }: PackColours): Silhouette => ({
    body: 'M420 270h130q10 80 70 130 40 40 40 110v280q0 60-56 60H376q-56 0-56-60V510q0-80 50-120 46-40 50-120z',
    material: content,
    over: `${cap(426, 210, 118, 66, second)}<path d="M330 110q150-26 250 10 20 50-10 94H436l-20-44q-40 8-60 50l-26-16q30-54 60-62z" fill="${second}"/><path d="M306 116h44v42h-44z" fill="${darken(second, 0.3)}"/>`,
    face: { x: 326, y: 520, width: 328, height: 260 },
    print: 'label',
    round: true,
  }),
  aerosol: ({ main, second }: PackColours): Silhouette => ({
    body: 'M372 270q108-40 216 0v560q-108 26-216 0z',
    over: `<path d="M384 262q96-90 192 0-96 22-192 0z" fill="#d9dee2"/><path d="${rect(408, 108, 144, 130, 22)}" fill="${second === main ? '#ffffff' : second}"/><path d="${rect(408, 108, 144, 130, 22)}" fill="url(#round)"/>`,
    face: { x: 374, y: 310, width: 212, height: 490 },
    print: 'full',
    round: true,
  }),
  roll: ({ main }: PackColours): Silhouette => ({
    body: 'M190 360q20-30 60-30h460q40 0 60 30 24 210 0 440-20 50-60 50H250q-40 0-60-50-24-230 0-440z',
    under: [270, 480, 690]
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="330" rx="104" ry="46" fill="#fdfdfb" stroke="#dfe3e0" stroke-width="5"/><ellipse cx="${x}" cy="330" rx="34" ry="15" fill="${darken(main, 0.1)}" opacity=".5"/>`,
      )
      .join(''),
    over: '<path d="M376 350q10 240 0 490M584 350q-10 240 0 490" stroke="#000" opacity=".08" stroke-width="10" fill="none"/>',
    face: { x: 200, y: 380, width: 560, height: 440 },
    print: 'full',
  }),
  blister: (): Silhouette => ({
    body: rect(270, 170, 420, 680, 26),
    over: '<circle cx="480" cy="214" r="20" fill="#eef1ee"/>',
    face: { x: 276, y: 240, width: 408, height: 600 },
    print: 'full',
  }),
  bar: ({ main }: PackColours): Silhouette => ({
    body: rect(170, 470, 620, 230, 10),
    over: `<path d="M170 470h30v230h-30zM760 470h30v230h-30z" fill="${darken(main, 0.2)}"/>${Array.from({ length: 9 }, (_, i) => `<path d="M172 ${486 + i * 25}h26M762 ${486 + i * 25}h26" stroke="#fff" opacity=".4" stroke-width="4"/>`).join('')}`,
    face: { x: 204, y: 474, width: 552, height: 222 },
    print: 'full',
  }),
} satisfies Record<string, (colours: PackColours) => Silhouette>
