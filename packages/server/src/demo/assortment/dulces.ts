import { type Department, sub } from './row.ts'

export const dulces: Department = {
  key: 'dulces',
  name: 'Dulces, galletas y pasabocas',
  item: '🍪',
  ground: '#d9729b',
  care: 'Conservar en un lugar fresco y seco.',
  subs: [
    sub(
      'Galletas dulces',
      '🍪',
      'iva19',
      `
      Galletas {Festival fresa/Festival chocolate/Festival limón/Festival vainilla} | Noel | 4x12 un=5900, 12x4 un=9900 | bar 🍪
      Galletas wafer de {vainilla/chocolate/fresa/capuchino} | Noel, Colombina=.92, Nestlé=1.05, @=.75 | 6x4 un=5400, 200 g=6900 | bar 🧇
      Galletas {de avena/de mantequilla/con chispas de chocolate} | Noel, Tosh=1.1, Colombina, Quaker, @=.76 | 150 g=5400, 300 g=9400 | pouch 🍪
      Galletas Ducales dulces | Noel | 6x8 un=7400 | bar 🍪
      Galletas rellenas de {chocolate/vainilla} | Oreo=1.08, Colombina, Noel | 6x36 g=8900, 432 g=14900 | bar 🍪
      Galletas de {leche/coco/nata} | Noel, Colombina, @ | 6x6 un=6400 | bar 🍪`,
    ),
    sub(
      'Galletas saladas',
      '🍘',
      'iva19',
      `
      Galletas saladas {tradicional/integral/ajonjolí} | Saltín Noel, Dux=1.06, Crakeñas Colombina=.94, @=.76 | Tres tacos 300 g=6900, Cinco tacos 500 g=10400 | flatbox 🍘
      Galletas {Ducales/Club Social/Tosh miel} saladas | Noel | 9x24 g=8900 | bar 🍘
      Galletas de {arroz/quinua/maíz} | Tosh, Vivesana=.96 | 110 g=7400 | pouch 🍘
      Palitos de queso | Colombina, @ | 120 g=4900 | pouch 🥨`,
    ),
    sub(
      'Chocolatinas y chocolates',
      '🍫',
      'iva19',
      `
      Chocolatina {leche/blanca/con maní} | Jet, Jumbo=1.3, Nucita=.9 | 12 g=900, 12x12 g=9900, 100 g=8900 | bar 🍫
      Chocolate en barra {70 % cacao/55 % cacao/con almendras/con uchuva} | Santander, Evok=.97, Lök=1.15, Cacao Hunters=1.4 | 70 g=10900 | bar 🍫
      Chocolate relleno {fresa/caramelo/avellana} | Nestlé, Montblanc=.92, Ferrero=1.8 | 8 un=13900, 16 un=25900 | flatbox 🍫
      Burbujas y choco {bolitas/monedas} | Jet, Colombina | 50 g=4300 | pouch 🍫`,
    ),
    sub(
      'Confites, chicles y masmelos',
      '🍬',
      'iva19',
      `
      Bombón {Bon Bon Bum fresa/Bon Bon Bum lulo/Bon Bon Bum maracuyá} | Colombina | 24 un=11900 | bag 🍭
      Caramelos {de coffee/de menta/surtidos/blandos de fruta} | Colombina, Súper Coco=.95, Aldor=.88, @=.74 | 50 un=6900, 100 un=11900 | bag 🍬
      Gomas {ositos/aros de durazno/ácidas} | Trululu, Grissly=.95, @=.78 | 80 g=3400, 200 g=7400, 500 g=15900 | pouch 🐻
      Masmelos {blancos/surtidos} | Millows, Colombina, @ | 145 g=4900, 450 g=11900 | pouch 🍡
      Chicles {menta/tutti frutti/yerbabuena} | Trident, Clorets=.96, Bubbaloo=.8 | 18 un=4900, 60 un=12900 | bar 🍃`,
    ),
    sub(
      'Papas y pasabocas',
      '🍟',
      'iva19',
      `
      Papas {naturales/pollo/limón/mayonesa/BBQ} | Margarita, Super Ricas=.94, Yupi=.85, @=.72 | 39 g=2600, 115 g=6900, 12x25 g=22900 | snack 🥔
      Papas onduladas {crema y cebolla/sal marina/picantes} | Rizadas Margarita, Pringles=1.4 | 105 g=8900 | snack 🥔
      Platanitos {verdes/maduros/picantes} | Natuchips, Super Ricas=.93, Chips del Pacífico=.9, @=.76 | 35 g=2500, 135 g=6400 | snack 🍌
      Yuquitas | Natuchips, Super Ricas, @ | 130 g=6400 | snack yuca
      Tortilla de maíz {queso/flamin/natural} | Doritos, Tostacos=.92, @=.74 | 46 g=2900, 150 g=7900 | snack 🌮
      Extruidos de {queso/mantequilla} | Cheetos, Cheese Tris=.95, Boliqueso=.9 | 34 g=2300, 110 g=6400 | snack 🧀
      Chicharrón {natural/BBQ} | Super Ricas, Jacks=.95 | 30 g=3300, 90 g=8900 | snack 🥓
      Crispetas {mantequilla/caramelo/sal} | Crispetas Act II, Yupi, @ | 91 g=4300, 3x91 g=10900 | flatbox 🍿
      Mix de pasabocas | Todo Rico, De Todito=1.08, Super Ricas | 45 g=3100, 165 g=9400 | snack 🍟`,
    ),
    sub(
      'Maní y frutos secos',
      '🥜',
      'iva19',
      `
      Maní {salado/con pasas/dulce/picante/japonés} | La Especial, Maní Moto=.94, Kar’s=.96, @=.78 | 50 g=2400, 180 g=7400, 350 g=12900 | pouch 🥜
      {Almendras/Marañón/Nueces del nogal/Pistachos} | La Especial, Kar’s, Gourmet del Valle=1.05, @=.84 | 100 g=10900, 250 g=24900 | pouch 🌰
      Mezcla de nueces {arándanos/trópico} | La Especial, Kar’s, Tosh | 160 g=13900 | pouch 🌰
      Uvas pasas | La Especial, Kar’s, @ | 150 g=5400 | pouch 🍇
      {Chía/Linaza/Ajonjolí/Semillas de girasol} | Kar’s, Vivesana, @ | 250 g=6900 | pouch semillas`,
    ),
    sub(
      'Bocadillos y dulces típicos',
      'bocadillo',
      'iva5',
      `
      Bocadillo veleño {en hoja/combinado/con arequipe} | El Caribe, Doña Guayaba=.95, @=.82 | 12 un=6900, 18x20 g=9400 | flatbox bocadillo
      Bocadillo de guayaba en bloque | El Caribe, Doña Guayaba, @ | 300 g=4300, 500 g=6400 | bar bocadillo
      Panelitas de {leche/coco} | Dulces del Valle, Delicias de Buga | 8 un=6900 | flatbox panela
      Cocadas {blancas/de panela} | Chocó Dulce, Dulces del Valle | 6 un=8900 | tray 🥥
      Gelatina de pata {blanca/negra} | Delicias de Buga | 6 un=5900 | flatbox 🍡
      Dulce de {brevas/papayuela/mora} | Dulces del Valle, San Jorge | Frasco 300 g=9900 | jar ciruela #5d2a3a
      Obleas | Obleas Floridablanca, @ | 12 un=4900 | flatbox 🥞
      Macetas de alfeñique de Cali | Dulces del Valle | Unidad 1 un=18900 | loose 🍭`,
    ),
  ],
}
