import { type Department, sub } from './row.ts'

export const frutasVerduras: Department = {
  key: 'fruver',
  name: 'Frutas y verduras',
  item: '🍎',
  ground: '#5fa83f',
  maturity: true,
  care: 'Lávalo antes de consumir y guárdalo en un lugar fresco.',
  subs: [
    sub(
      'Frutas tropicales',
      'maracuya',
      'excluido',
      `
      Lulo de Castilla | - | ~120 g=850, Malla 1 kg=6200 | loose lulo | maturity
      Maracuyá | - | ~140 g=720, Malla 1 kg=4900 | loose maracuya | maturity
      Gulupa | - | ~90 g=780, Bandeja 500 g=4600 | loose gulupa | maturity
      Granadilla | - | ~130 g=1100, Bandeja 600 g=6900 | loose granadilla | maturity
      Guayaba pera | - | ~150 g=600, Malla 1 kg=3900 | loose guayaba | maturity
      Guayaba manzana | - | ~220 g=1400, Malla 1 kg=6500 | loose guayabaBlanca | maturity
      Papaya maradol | - | ~1500 g=5200, Mitad 800 g=3600 | loose papaya | maturity
      Papaya tainung | - | ~1800 g=6400 | loose papaya | maturity
      Guanábana | - | ~2000 g=13800, Bandeja 500 g=5900 | loose guanabana | maturity
      Chirimoya | - | ~450 g=4300 | loose chirimoya | maturity
      Pitahaya amarilla | - | ~300 g=4600, Bandeja 600 g=9200 | loose pitahaya | maturity
      Curuba larga | - | ~90 g=480, Malla 1 kg=4700 | loose curuba | maturity
      Tomate de árbol | - | ~110 g=560, Malla 1 kg=4800 | loose tomatearbol | maturity
      Uchuva | - | Canastilla 250 g=3900, Canastilla 500 g=7200 | tray uchuva
      Chontaduro cocido | - | ~40 g=900, Bolsa 500 g=9800 | loose chontaduro
      Piña oro miel | - | ~1700 g=5400, Troceada 500 g=5900 | loose 🍍 | maturity
      Mango Tommy | - | ~380 g=2300, Malla 1 kg=5600 | loose 🥭 | maturity
      Mango de azúcar | - | ~140 g=900, Malla 1 kg=6200 | loose 🥭 | maturity
      Mango biche picado | @ | Vaso 250 g=3600, Vaso 400 g=5300 | cup 🥭
      Melón Cantalupo | - | ~1400 g=5900 | loose 🍈 | maturity
      Sandía baby | - | ~2500 g=9800, Tajada 900 g=3900 | loose 🍉
      Zapote costeño | - | ~420 g=3600 | loose zapote | maturity
      Borojó del Chocó | - | ~500 g=6800 | loose borojo
      Feijoa | - | ~60 g=450, Malla 500 g=4400 | loose feijoa | maturity
      Mamoncillo | - | Atado 500 g=4800 | loose mamoncillo
      Mangostino de Mariquita | - | ~90 g=1900, Malla 500 g=9900 | loose mangostino
      Coco seco | - | ~600 g=4900 | loose 🥥`,
    ),
    sub(
      'Frutas dulces y frutos rojos',
      '🍓',
      'excluido',
      `
      Manzana {roja/verde/Royal Gala} | - | ~170 g=1900, Bolsa 1 kg=10900 | loose 🍎
      Pera {Packham/Anjou} | - | ~180 g=2100, Bolsa 1 kg=11200 | loose 🍐
      Uva {roja sin semilla/verde sin semilla/Isabella} | - | Bandeja 500 g=7900, Bandeja 1 kg=14900 | tray 🍇
      Fresa | - | Bandeja 250 g=3900, Bandeja 500 g=6900, Bandeja 1 kg=12900 | tray 🍓
      Mora de Castilla | - | Bandeja 250 g=3300, Bandeja 500 g=5900 | tray mora
      Frambuesa | - | Canastilla 125 g=8900 | tray frambuesa
      Arándanos | - | Canastilla 125 g=5900, Canastilla 250 g=10900 | tray 🫐
      Durazno {nacional/melocotón importado} | - | ~110 g=1500, Bandeja 600 g=8900 | loose 🍑 | maturity
      Ciruela {roja/negra} | - | ~80 g=1300, Bandeja 500 g=8600 | loose ciruela | maturity
      Kiwi | - | ~95 g=1400, Bandeja 500 g=7400 | loose 🥝
      Cereza importada | - | Bolsa 500 g=21900 | loose 🍒`,
    ),
    sub(
      'Cítricos',
      '🍋',
      'excluido',
      `
      Limón Tahití | - | ~70 g=420, Malla 1 kg=5200, Malla 2 kg=9700 | net 🍋
      Limón mandarino | - | ~60 g=280, Malla 1 kg=3900 | net 🍊
      Limón pajarito | - | Malla 500 g=3400 | net 🍋
      Naranja {tangelo/Valencia para jugo/Washington} | - | ~220 g=780, Malla 2 kg=6200, Malla 5 kg=13900 | net 🍊
      Mandarina {Oneco/arrayana/Clementina} | - | ~150 g=820, Malla 1 kg=5300 | net 🍊
      Toronja {rosada/blanca} | - | ~330 g=1700 | loose 🍊`,
    ),
    sub(
      'Bananos, plátanos y aguacates',
      'banano',
      'excluido',
      `
      Plátano maduro | - | ~300 g=1150, Malla 2 kg=6900 | loose platanoMaduro | maturity
      Plátano hartón verde | - | ~320 g=1100, Malla 2 kg=6500 | loose platanoVerde | maturity
      Plátano dominico hartón | - | ~260 g=980 | loose platanoVerde | maturity
      Plátano guayabo | - | ~200 g=760 | loose platanoVerde
      Banano criollo | - | ~170 g=450, Gajo 1 kg=2400 | loose banano | maturity
      Banano bocadillo | - | ~60 g=320, Gajo 500 g=2300 | loose banano | maturity
      Banano orgánico | Urabá Vivo, Finca La Bonanza | Gajo 1 kg=4900 | loose 🍌 | maturity
      Aguacate {Hass/papelillo/Lorena/Semil 40} | - | ~280 g=3300, Malla 1 kg=9900 | loose aguacate | maturity`,
    ),
    sub(
      'Verduras y hortalizas',
      '🥦',
      'excluido',
      `
      Tomate {chonto/larga vida/riñón} | - | ~130 g=520, Malla 1 kg=3900 | loose 🍅 | maturity
      Tomate cherry | -, Hortalizas del Valle | Bandeja 250 g=3900, Bandeja 500 g=6900 | tray 🍅
      Cebolla cabezona {blanca/roja} | - | ~160 g=520, Malla 1 kg=3600, Malla 2 kg=6900 | net 🧅
      Cebolla larga junca | - | Atado 500 g=2600 | loose cebollalarga
      Cebollín | - | Atado 100 g=1700 | loose cebollalarga
      Zanahoria | -, Hortalizas del Valle | ~120 g=320, Bolsa 1 kg=2900 | loose 🥕
      Zanahoria baby | Hortalizas del Valle, La Huerta Fresca | Bolsa 400 g=4900 | bag 🥕
      Pimentón {rojo/verde/amarillo} | - | ~190 g=1100, Bandeja 500 g=3900 | loose 🫑
      Ají dulce | - | Bandeja 150 g=1900 | tray 🌶️
      Ají {picante/topito} | - | Bandeja 150 g=1800 | tray 🌶️
      Pepino cohombro | - | ~320 g=980 | loose pepinoCohombro
      Pepino de rellenar | - | Bandeja 500 g=3300 | tray 🥒
      Calabacín {verde/amarillo} | - | ~280 g=1250 | loose calabacin
      Berenjena | - | ~300 g=1350 | loose 🍆
      Brócoli | -, La Huerta Fresca | ~420 g=3100, Bandeja 300 g=3600 | loose 🥦
      Coliflor | - | ~650 g=4200 | loose coliflor
      Repollo {verde/morado} | - | ~900 g=2900, Medio 500 g=1800 | loose repollo
      Habichuela | - | Bandeja 500 g=3300 | loose habichuela
      Arveja verde desgranada | -, La Huerta Fresca | Bandeja 500 g=7200 | tray 🫛
      Fríjol verde desgranado | - | Bandeja 500 g=7900 | tray arveja
      Mazorca tierna | - | ~350 g=1700, Bandeja 3 un=4600 | loose 🌽
      Apio | - | Atado 500 g=2800 | loose apio
      Espárragos verdes | La Huerta Fresca | Atado 250 g=8900 | loose esparrago
      Champiñón {entero/tajado} | Setas del Valle, La Huerta Fresca | Bandeja 250 g=5200, Bandeja 500 g=9600 | tray champinon
      Ajo | - | Malla 3 un=2700, Malla 250 g=5400 | net 🧄
      Ajo pelado | La Huerta Fresca, @ | Bandeja 150 g=4300 | tray 🧄
      Jengibre | - | ~120 g=1300 | loose 🫚
      Remolacha | - | ~190 g=620, Bolsa 1 kg=2900 | loose remolacha
      Rábano rojo | - | Bolsa 500 g=2600 | loose rabano
      Ahuyama | - | ~1200 g=3100, Tajada 500 g=1700 | loose ahuyama`,
    ),
    sub(
      'Papas, yucas y raíces',
      '🥔',
      'excluido',
      `
      Papa pastusa | - | ~180 g=420, Malla 2 kg=5200, Malla 5 kg=12400 | net 🥔
      Papa {sabanera/R12/capira} | - | ~180 g=560, Malla 2 kg=6300 | net 🥔
      Papa criolla | -, Criolla Real | Malla 1 kg=5200, Bandeja 500 g=3100 | net 🥔
      Papa criolla lavada | Criolla Real, @ | Bolsa 1 kg=6400 | bag 🥔
      Yuca {fresca/parafinada} | - | ~500 g=1700, Bolsa 1 kg=3600 | loose yuca
      Yuca pelada al vacío | @, Raíces del Quindío | Bolsa 500 g=3400, Bolsa 1 kg=6200 | bag yuca
      Arracacha | - | ~250 g=1500, Bolsa 1 kg=5600 | loose arracacha
      Ñame {espino/criollo} | - | ~700 g=3600 | loose name
      Batata {morada/naranja} | - | ~300 g=1700 | loose 🍠
      Papa china | - | ~200 g=900 | loose name
      Ulluco | - | Bolsa 500 g=3300 | loose arracacha`,
    ),
    sub(
      'Hierbas y ensaladas listas',
      '🥬',
      'excluido',
      `
      Lechuga {crespa verde/crespa morada/Batavia/romana} | -, Hidrofresca | Unidad 300 g=2600 | loose 🥬
      Espinaca | -, Hidrofresca, La Huerta Fresca | Bolsa 250 g=3600, Bolsa 500 g=5900 | bag 🥬
      Acelga | - | Atado 400 g=2300 | loose 🥬
      Kale | Hidrofresca, La Huerta Fresca | Bolsa 150 g=5900 | bag 🥬
      Rúgula | Hidrofresca, La Huerta Fresca | Bolsa 100 g=5400 | bag 🌿
      Cilantro | - | Atado 100 g=1200 | loose 🌿
      Cilantro cimarrón | - | Atado 80 g=1300 | loose 🌿
      Perejil {liso/crespo} | - | Atado 100 g=1300 | loose 🌿
      Hierbabuena | - | Atado 60 g=1200 | loose 🌿
      Albahaca | -, Hidrofresca | Atado 60 g=1900 | loose 🌿
      {Tomillo/Laurel/Orégano/Romero/Limonaria/Poleo} fresco | - | Atado 50 g=1500 | loose 🌿
      Ensalada {César/mediterránea/de la huerta/de repollo y zanahoria} lista | Hidrofresca, @ | Bolsa 250 g=6900 | bag 🥗
      Mezcla para {sancocho/sopa minestrone/ajiaco/salpicón} | La Huerta Fresca, @ | Bolsa 500 g=5900 | bag 🥕`,
    ),
  ],
}
