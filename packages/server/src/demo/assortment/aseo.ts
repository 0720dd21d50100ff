import { type Department, sub } from './row.ts'

export const aseo: Department = {
  key: 'aseo',
  name: 'Aseo del hogar',
  item: '🧼',
  ground: '#4aa3a8',
  care: 'Manténgase fuera del alcance de los niños. Leer las instrucciones de uso en la etiqueta.',
  subs: [
    sub(
      'Detergentes',
      '🧺',
      'iva19',
      `
      Detergente en polvo {floral/limón/bicarbonato} | Fab, Ariel=1.12, Rindex=.9, Top Terra=.78, @=.7 | 500 g=6400, 1 kg=11900, 2 kg=22900, 4 kg=42900 | bag 🫧
      Detergente líquido {ropa color/doble poder/bebé} | Fab, Ariel=1.14, Vel Rosita=1.05, Bonaropa=.78, @=.72 | Doypack 900 ml=13900, Botella 1800 ml=24900, Galón 3000 ml=37900 | jug lavanda #4c8fd6
      Jabón en barra {azul/blanco/limón} | Rey, Fab=1.04, Coco Varela=1.08, @=.8 | 300 g=3300, 3x300 g=9200 | bar 🧼
      Blanqueador {tradicional/ropa de color/gel} | Clorox, Límpido=.92, Decol=.96, @=.68 | 500 ml=2600, 1000 ml=4400, 2000 ml=7900, 3800 ml=12900 | bigbottle limpio #f3f6f8
      Quitamanchas en {polvo/líquido/gel} | Vanish, Decol=.85, Bonaropa=.75 | 450 g=16900, 900 g=29900 | jar 🫧 #f26aa7`,
    ),
    sub(
      'Suavizantes',
      'lavanda',
      'iva19',
      `
      Suavizante {floral/primavera/brisa/bebé/pasión} | Suavitel, Aromatel=.95, Downy=1.18, Bonaropa=.75, @=.68 | Doypack 400 ml=4600, Botella 900 ml=9900, Galón 3000 ml=28900 | jug lavanda #a9b8f0
      Perlas perfumadas | Downy, Suavitel | 200 g=18900 | jar lavanda #c7b5ef`,
    ),
    sub(
      'Lavaloza y esponjas',
      '🧽',
      'iva19',
      `
      Lavaloza en crema {limón/naranja/aloe} | Axion, Loza Crem=.9, Blancox=.86, @=.72 | 250 g=4300, 500 g=7900, 850 g=11900 | tub limpio
      Lavaloza líquido {limón/manzana/antibacterial} | Axion, Salvo=.98, Loza Crem=.9, @=.72 | 500 ml=8900, 750 ml=11900, 1500 ml=21900 | bottle pino #9fd44a
      Esponja {multiusos/doble uso/acero inoxidable/anti rayas} | Bon Bril, Scotch-Brite=1.25, Sabra=1.02, @=.7 | 1 un=2100, 3 un=5400, 5 un=7900 | blister 🧽`,
    ),
    sub(
      'Limpiadores y desinfectantes',
      '🧴',
      'iva19',
      `
      Limpiador de pisos {lavanda/pino/floral/manzana canela} | Fabuloso, Sanpic=.96, Mr. Músculo=1.1, Brilla King=.76, @=.66 | 500 ml=4900, 1000 ml=7900, 2000 ml=13900, 3785 ml=22900 | bigbottle lavanda #8b6fd6
      Desinfectante en aerosol {original/cítrico} | Lysol, Bonaire=.86 | 360 ml=18900 | aerosol 🍋
      Limpiador {de vidrios/desengrasante/para baños/multiusos} | Mr. Músculo, Windex=1.04, Binner=.84, @=.7 | 500 ml=9900, Repuesto 500 ml=7400 | spray limpio #7fc5ec
      Limpiador de inodoros {en pastilla/líquido/en gel} | Pato, Harpic=1.04, Bonaire=.8, @=.7 | 1 un=6900, 500 ml=9900 | bottle limpio #3a7fd0
      Cera para pisos {roja/neutra/autobrillante} | Beisbol, Brilla King, @ | 400 ml=7900, 900 ml=14900 | bottle limpio #f0e3c0
      Vinagre y bicarbonato de limpieza | Brilla King, @ | 500 g=5400 | pouch limpio`,
    ),
    sub(
      'Papel higiénico',
      '🧻',
      'iva19',
      `
      Papel higiénico {doble hoja/triple hoja/acolchado} | Familia, Scott=.95, Elite=.93, Rosal=.82, @=.72 | 4 rollos=8900, 12 rollos=23900, 24 rollos=44900 | roll 🧻
      Papel higiénico húmedo | Familia, Scott | 40 un=9900 | flatbox 🧻
      Pañuelos faciales | Familia, Kleenex=1.15, Elite, @ | 50 un=4900, 100 un=8400 | flatbox 🧻`,
    ),
    sub(
      'Servilletas y toallas de cocina',
      '🧻',
      'iva19',
      `
      Servilletas {dobladas/acolchadas/cocteleras} | Familia, Scott=.94, Favorita=.82, Rosal=.8, @=.7 | 100 un=3300, 200 un=5900, 300 un=8400 | flatbox 🧻
      Toalla de cocina {multiusos/triple hoja/ecológica} | Familia, Scott, Elite, Nube=.82, @=.72 | 1 rollo=4900, 3 rollos=12900 | roll 🧻
      Paños {absorbentes/multiusos/de microfibra} | Bon Bril, Scotch-Brite, @ | 3 un=6900, 6 un=11900 | pouch pano`,
    ),
    sub(
      'Bolsas, papel aluminio y empaques',
      '🗑',
      'iva19',
      `
      Bolsas de basura {blancas/verdes/negras/con fragancia} | Familia, Darnel=.95, Plastihogar=.82, @=.7 | Rollo 10 un=3900, Rollo 30 un=8900, Rollo 50 un=12900 | pouch bolsa
      Bolsas con cierre hermético {medianas/grandes} | Ziploc, Darnel, @ | 15 un=8900, 30 un=15900 | flatbox bolsa
      Papel aluminio | Darnel, Alumina=.95, @ | 7 m=5400, 16 m=9900, 40 m=21900 | flatbox rollo
      Papel {vinipel/parafinado/para hornear} | Darnel, Alumina, @ | 15 m=5900, 30 m=10400 | flatbox rollo`,
    ),
    sub(
      'Escobas, traperos e implementos',
      '🧹',
      'iva19',
      `
      Escoba {suave/dura/zulia} | Fuller=1.15, Bon Bril, Plastihogar=.8, @=.72 | 1 un=13900 | loose 🧹
      Trapero {de hilaza/de microfibra/plano} | Fuller, Bon Bril, @ | 1 un=15900 | loose 🧹
      Recogedor | Plastihogar, Fuller, @ | 1 un=9900 | loose 🧹
      Balde plástico {10 litros/12 litros con escurridor} | Plastihogar, Rimax=1.15 | 1 un=14900 | loose 🪣
      Guantes de caucho {talla 7/talla 8/talla 9} | Bon Bril, Eterna=1.05, @ | 1 un=6400 | blister 🧤
      Cepillo {para ropa/para baño/para pisos} | Fuller, Plastihogar, @ | 1 un=7900 | blister 🧹`,
    ),
    sub(
      'Insecticidas y ambientadores',
      '🌸',
      'iva19',
      `
      Insecticida en aerosol {mata moscas y zancudos/mata cucarachas} | Raid, Baygon=.98, Kill Plag=.82 | 230 ml=12900, 400 ml=18900 | aerosol 🦟
      Cebo para {cucarachas/hormigas} | Raid, Baygon | 6 un=15900 | flatbox 🪳
      Ambientador en aerosol {lavanda/manzana canela/vainilla/brisa marina} | Glade, Bonaire=.86, Air Wick=1.02, @=.68 | 360 ml=11900 | aerosol 🌸
      Ambientador {eléctrico/en gel/de carro} | Glade, Air Wick, Bonaire | 1 un=16900 | blister 🌸
      Velas aromáticas de {lavanda/vainilla} | Glade, Luz de Luna | 1 un=13900 | jar 🕯 #f3e6d0`,
    ),
  ],
}
