import { type Department, sub } from './row.ts'

export const lacteos: Department = {
  key: 'lacteos',
  name: 'Lácteos, huevos y refrigerados',
  item: '🥛',
  ground: '#4f93c9',
  care: 'Mantener refrigerado entre 2 °C y 6 °C. Agitar antes de consumir cuando aplique.',
  subs: [
    sub(
      'Leche',
      '🥛',
      'exento',
      `
      Leche entera | Alpina=1.06, Colanta, Alquería=1.03, Andina=.97, Parmalat=.98, @=.88 | Bolsa 900 ml=3900, Bolsa 6x900 ml=22900 | pouch 🥛
      Leche {semidescremada/descremada} | Alpina, Colanta, Alquería, @=.9 | Bolsa 900 ml=4100, Bolsa 6x900 ml=23900 | pouch 🥛
      Leche deslactosada | Alpina, Colanta, Alquería, Andina=.97, Parmalat=.98, @=.89 | Bolsa 900 ml=4500, Bolsa 6x900 ml=25900, Caja 1000 ml=5900 | carton 🥛
      Leche {entera larga vida/deslactosada light} | Alpina, Colanta, Alquería | Caja 1000 ml=5700, Caja 200 ml=1900 | carton 🥛
      Bebida de {almendras/avena/coco/soya} | Silk, Alpina, Vivesana=.94 | Caja 946 ml=13900 | carton 🥜 | iva19
      Leche en polvo {entera/deslactosada} | Klim, El Rodeo=.86, Colanta, @=.84 | Bolsa 380 g=15900, Bolsa 900 g=34900 | pouch 🥛
      Leche condensada | La Lechera, Colanta=.9, @=.84 | Tubo 100 g=3600, Lata 300 g=9900 | soupcan 🥛 | iva19
      Leche saborizada de {chocolate/fresa/vainilla} | Alpina, Colanta, Alquería | Caja 200 ml=2300, Caja 6x200 ml=12900 | carton 🥛 | iva19`,
    ),
    sub(
      'Yogurt, kumis y avena',
      '🍓',
      'iva19',
      `
      Yogurt de {fresa/mora/melocotón/guanábana} | Alpina, Colanta=.93, Alquería=.95, Yogo Yogo=.85 | Vaso 150 g=2900, Botella 1000 g=12900, Bolsa 1000 g=9900 | bottle 🍓 #f6dfe2
      Yogurt griego {natural/con miel/frutos rojos} | Alpina, Colanta, Cottanova=1.1 | Vaso 150 g=4900, Tarro 500 g=14900 | cup 🥣
      Yogurt con cereal | Alpina, Alquería | Vaso 170 g=4300 | cup 🥣
      Kumis | Alpina, Colanta, Andina=.92, Alquería | Vaso 150 g=2800, Botella 1000 g=11400 | bottle 🥛 #fbf6e9
      Avena {original/con canela/deslactosada} | Alpina, Colanta, Alquería, Avena Cubana del Valle=.9 | Vaso 250 g=3300, Bolsa 1000 g=8900 | bottle 🌾 #efe2c8
      Bebida láctea {Bon Yurt con hojuelas/Bon Yurt con choco bolas} | Alpina | Vaso 170 g=4700 | cup 🥣
      Leche fermentada probiótica | Yakult=1.05, Yox=.98 | 5x80 ml=8900, 10x80 ml=16900 | bottle 🥛 #f3dcc1`,
    ),
    sub(
      'Quesos',
      '🧀',
      'exento',
      `
      Queso campesino | Alpina, Colanta=.95, Del Vecchio=.92, Andina=.93, @=.83 | Bloque 250 g=8900, Bloque 500 g=16900 | blister quesoBlanco
      Queso {cuajada/doble crema/pera} | Colanta, Alpina, Del Vecchio, @=.85 | Bloque 250 g=8400, Bloque 400 g=13400 | blister quesoBlanco
      Queso costeño {picado/en bloque} | Del Vecchio, Sabana Blanca, @ | Bloque 250 g=7900, Bloque 500 g=14900 | blister quesoBlanco
      Queso mozzarella {tajado/rallado/en bloque} | Alpina, Colanta, Del Vecchio=.93, Finca=.9, @=.85 | 200 g=8900, 400 g=16900 | blister quesoAmarillo
      Queso parmesano rallado | Alpina, Colanta, Finca, @ | Bolsa 80 g=6900, Bolsa 200 g=14900 | pouch 🧀 | iva19
      Queso {holandés/Gouda/sabana/Emmental} | Alpina, Colanta, Finca | 200 g=13900 | blister 🧀 | iva19
      Queso crema | Alpina, Colanta, Philadelphia=1.25 | Tarro 200 g=8900 | tub 🧀 | iva19
      Queso fundido tajado | Colanta, Alpina | 12 un=8900 | blister quesoAmarillo | iva19
      Queso siete cueros llanero | Sabana Blanca | Bloque 400 g=14400 | blister quesoBlanco`,
    ),
    sub(
      'Mantequillas, cremas y sueros',
      '🧈',
      'iva19',
      `
      Mantequilla {con sal/sin sal} | Alpina, Colanta=.95, @=.86 | Barra 125 g=6900, Barra 250 g=12900 | bar mantequilla
      Margarina | Rama, La Fina=.88, Campi=.9, Dagusto=.85, @=.78 | Tarro 250 g=4900, Tarro 500 g=8900, Tarro 1000 g=16400 | tub mantequilla
      Esparcible {light/con fibra} | Rama, La Fina | Tarro 250 g=5900 | tub mantequilla
      Crema de leche | Alpina, Colanta=.95, Alquería, @=.85 | Bolsa 200 ml=4300, Bolsa 400 ml=7900 | pouch crema
      Suero costeño {tradicional/picante} | Colanta, Sabana Blanca, Del Vecchio, @ | Vaso 200 g=4900, Vaso 400 g=8900 | cup crema
      Crema agria | Alpina, Colanta | Vaso 200 g=5900 | cup crema`,
    ),
    sub(
      'Huevos',
      '🥚',
      'exento',
      `
      Huevo {AA/AAA/A} | Kikes, Santa Reyes=1.04, Napoles=.95, Huevos Oro=.96, @=.88 | 12 un=8400, 30 un=18900 | carton12 🥚
      Huevo campesino de gallina feliz | Santa Reyes, Granja La Pradera, Kikes | 12 un=12900, 15 un=15400 | carton12 🥚
      Huevo de codorniz | Granja La Pradera, @ | 24 un=7900 | carton12 🥚
      Huevo omega 3 | Kikes, Santa Reyes | 12 un=11900 | carton12 🥚`,
    ),
    sub(
      'Arequipe y postres lácteos',
      'arequipe',
      'iva19',
      `
      Arequipe | Alpina, Colanta=.92, Andina=.9, @=.82 | Vaso 50 g=1900, Tarro 250 g=7400, Tarro 500 g=12900 | tub arequipe
      Arequipe con {coco/brevas/café} | Colanta, Dulces del Valle | Tarro 220 g=8400 | tub arequipe
      Manjar blanco valluno | Dulces del Valle, Delicias de Buga, @ | Mate 500 g=14900, Tarro 250 g=7900 | tub arequipe
      Gelatina lista de {fresa/naranja/limón} | Alpina, Gelagurt=.9 | Vaso 110 g=2100 | cup 🍮
      Flan de {caramelo/vainilla} | Alpina, Colanta | Vaso 100 g=2900, 4x100 g=10400 | cup 🍮
      Arroz con leche | Alpina, Colanta, @ | Vaso 200 g=4300 | cup 🍚
      Postre de {tres leches/natas/maracuyá} | Alpina, Dulces del Valle, @ | Vaso 120 g=5400 | cup 🍰`,
    ),
  ],
}
