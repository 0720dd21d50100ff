import { type Department, sub } from './row.ts'

export const carnes: Department = {
  key: 'carnes',
  name: 'Carnes, pollo y pescado',
  item: '🥩',
  ground: '#c2544b',
  care: 'Consérvalo refrigerado entre 0 °C y 4 °C; una vez abierto, consúmelo pronto.',
  subs: [
    sub(
      'Carne de res',
      '🥩',
      'exento',
      `
      Lomo fino de res | - | ~500 g=32900 | tray res | cuts
      Lomo ancho de res | - | ~500 g=21900 | tray res | cuts
      Punta de anca | - | ~500 g=24900 | tray 🥩 | cuts
      Bola de pierna | - | ~500 g=17900 | tray res | cuts
      Posta de res | - | ~500 g=18400 | tray res | cuts
      Muchacho | - | ~500 g=18900 | tray res | cuts
      Sobrebarriga {delgada/gruesa} | - | ~500 g=17200 | tray res
      Falda de res | - | ~500 g=15900 | tray res | cuts
      Costilla de res | - | ~500 g=11900 | tray 🍖
      Carne molida {especial/corriente/magra 90-10} | -, @ | ~500 g=14900 | tray molida
      Murillo de res | - | ~500 g=14600 | tray res | cuts
      Morrillo | - | ~500 g=15400 | tray res | cuts
      Cadera | - | ~500 g=19200 | tray res | cuts
      Carne para {goulash/sudar/asar/desmechar} | - | ~500 g=16700 | tray res | cuts
      Churrasco {nacional/madurado} | -, La Dehesa | ~350 g=19900 | tray 🥩
      T-bone | -, La Dehesa | ~400 g=19800 | tray 🥩
      Asado de tira | La Dehesa, @ | ~600 g=18900 | tray 🍖
      Hígado de res | - | ~500 g=7900 | tray res | cuts
      Callo | - | ~500 g=7200 | tray filete
      Lengua de res | - | ~800 g=17600 | tray res
      Ossobuco | - | ~500 g=12400 | tray 🍖
      Hueso carnudo para sopa | - | ~1000 g=6900 | tray 🍖`,
      { cuts: true },
    ),
    sub(
      'Carne de cerdo',
      '🐷',
      'exento',
      `
      Lomo de cerdo | -, Cerdos del Valle | ~500 g=13900 | tray cerdo | cuts
      Chuleta de cerdo | -, Cerdos del Valle | ~500 g=12400 | tray cerdo | cuts
      Chuleta valluna apanada | @, Cerdos del Valle | ~300 g=11900 | tray cerdo
      Costilla de cerdo {carnuda/San Luis/criolla} | -, Cerdos del Valle | ~500 g=12900 | tray 🍖
      Tocino {carnudo/barriguero} | - | ~500 g=10900 | tray 🥓
      Pernil de cerdo | - | ~500 g=10800 | tray cerdo | cuts
      Brazo de cerdo | - | ~500 g=9700 | tray cerdo | cuts
      Cañón de cerdo | - | ~600 g=16200 | tray cerdo | cuts
      Solomito de cerdo | -, Cerdos del Valle | ~450 g=14800 | tray cerdo | cuts
      Carne molida de cerdo | - | ~500 g=10900 | tray molidaCerdo
      Pezuña de cerdo | - | ~700 g=6400 | tray 🍖
      Cerdo para {sudar/asar/chicharrón} | -, Cerdos del Valle | ~500 g=11700 | tray cerdo | cuts`,
      { cuts: true },
    ),
    sub(
      'Pollo',
      '🍗',
      'exento',
      `
      Pechuga de pollo {con piel/deshuesada/fileteada} | -, Bucanero, Pimpollo, Mac Pollo | ~500 g=9900, Bandeja 1 kg=18900 | tray pechuga | cuts
      Pierna pernil de pollo | -, Bucanero, Mac Pollo | ~500 g=6900, Bandeja 1 kg=12900 | tray 🍗
      Contramuslo {con piel/deshuesado} | -, Bucanero, Pimpollo | ~500 g=7400 | tray 🍗
      Muslos de pollo | Bucanero, Mac Pollo, Campollo | Bandeja 1 kg=12400 | tray 🍗
      Alas de pollo | -, Bucanero, Pimpollo | ~500 g=5900, Bolsa 1 kg=11200 | tray 🍗
      Pollo entero {con vísceras/sin vísceras} | Bucanero, Mac Pollo, Campollo, Pimpollo | ~2000 g=22900 | loose 🍗
      Pollo despresado | Bucanero, Mac Pollo, @ | Bandeja 1 kg=12900, Bandeja 2 kg=24800 | tray 🍗
      Menudencias de pollo | - | ~500 g=2900 | tray pechuga
      Filete de pollo marinado {al limón/BBQ/finas hierbas} | Bucanero, Mac Pollo, @ | Bandeja 500 g=13900 | tray pechuga
      Gallina criolla | -, Campollo | ~2200 g=27900 | loose 🍗`,
      { cuts: true },
    ),
    sub(
      'Pescados y mariscos',
      '🐟',
      'exento',
      `
      Filete de tilapia | -, Antillana, Vitamar | ~500 g=16900, Bolsa 1 kg=31900 | tray tilapia
      Tilapia roja entera | - | ~450 g=9400 | tray 🐟
      Trucha {arcoíris/deshuesada} | -, Truchas del Cauca | ~300 g=9800 | tray 🐟
      Filete de basa | Antillana, Vitamar, @ | Bolsa 500 g=9900, Bolsa 1 kg=18400 | tray filete
      Salmón chileno | -, Antillana | ~300 g=24900 | tray salmon
      Bagre en postas | - | ~500 g=15900 | tray tilapia
      Bocachico | - | ~600 g=11900 | tray 🐟
      Corvina del Pacífico | - | ~500 g=19400 | tray filete
      Pargo rojo | - | ~700 g=26900 | tray 🐟
      Toyo ahumado de Buenaventura | - | ~400 g=14900 | tray filete
      Camarón {tití/crudo pelado/precocido} | Antillana, Vitamar, @ | Bolsa 250 g=13900, Bolsa 500 g=25900 | bag 🦐
      Langostino entero | Antillana, Vitamar | Bolsa 500 g=32900 | bag 🦐
      Anillos de calamar | Antillana, Vitamar | Bolsa 400 g=15900 | bag 🦑
      Cazuela de mariscos | Antillana, Vitamar, @ | Bolsa 500 g=19900 | bag 🦐
      Piangua del Pacífico | - | Bolsa 250 g=12900 | bag 🦪
      Palitos de cangrejo | Vitamar, Antillana | Bolsa 250 g=7900 | bag 🦀`,
    ),
    sub(
      'Preparados y apanados',
      '🍔',
      'iva19',
      `
      Carne de hamburguesa {de res/de pollo/mixta} | Zenú, Rica, Ranchera, @=.9 | 4x125 g=13900, 8x100 g=21900 | tray 🍔
      Nuggets de pollo | Mac Pollo, Bucanero, Pimpollo, @ | Bolsa 300 g=9900, Bolsa 800 g=22900 | bag 🍗
      Milanesa de {pollo/cerdo/res} apanada | @, Mac Pollo | Bandeja 500 g=14900 | tray cerdo
      Deditos de {pescado/pollo} apanados | Antillana, Vitamar, Pimpollo | Caja 300 g=11900 | flatbox 🍤
      Albóndigas {de res/de pollo} | Zenú, @ | Bandeja 400 g=12900 | tray molida
      Pincho {mixto/de pollo/de cerdo} para asar | La Dehesa, @ | Bandeja 400 g=14900 | tray 🍢`,
    ),
  ],
}

export const carnesFrias: Department = {
  key: 'carnes-frias',
  name: 'Carnes frías y embutidos',
  item: '🌭',
  ground: '#cc6d52',
  care: 'Mantener refrigerado. Después de abierto, consumir en el menor tiempo posible.',
  subs: [
    sub(
      'Salchichas',
      '🌭',
      'iva19',
      `
      Salchicha {tradicional/Manguera/ranchera/perro} | Zenú, Ranchera=1.08, Rica=.86, Pietrán=1.15, @=.78 | 250 g=6900, 500 g=12400 | bag salchicha
      Salchicha {de pollo/de pavo/cóctel} | Zenú, Pietrán, Rica, Koller=.95 | 225 g=7400, 450 g=13600 | bag salchicha
      Salchicha americana | Ranchera, Cunit=.8, Koller | 480 g=14900, 1000 g=27900 | bag salchicha`,
    ),
    sub(
      'Jamones y mortadelas',
      'jamon',
      'iva19',
      `
      Jamón {de cerdo/sándwich/ahumado} | Zenú, Pietrán=1.2, Rica=.85, Koller, @=.78 | 230 g=8900, 450 g=15900 | blister jamon
      Jamón de {pavo/pollo} | Pietrán, Zenú, Koller | 230 g=9900 | blister jamon
      Jamonada | Zenú, Rica, @ | 250 g=5600, 450 g=9400 | blister mortadela
      Mortadela {tradicional/con aceitunas/de pollo} | Zenú, Rica=.85, Koller, Cunit=.75, @=.72 | 250 g=4900, 450 g=8400 | blister mortadela | iva5
      Pechuga de pavo tajada | Pietrán, Koller | 200 g=14900 | blister jamon`,
    ),
    sub(
      'Chorizos y salchichón',
      'chorizo',
      'iva19',
      `
      Chorizo {santarrosano/antioqueño/de ternera} | Zenú, Ranchera, La Dehesa=1.15, Rica=.88, @=.82 | 250 g=8900, 500 g=16400 | blister chorizo
      Chorizo coctelero | Zenú, Rica, Cunit | 400 g=12900 | bag chorizo
      Longaniza {valluna/criolla} | La Dehesa, @ | 500 g=13900 | blister chorizo
      Butifarra soledeña | La Dehesa, Zenú | 400 g=12900 | blister chorizo | iva5
      Morcilla {con arroz/sin arroz} | La Dehesa, @ | 500 g=8900 | blister morcilla
      Salchichón {cervecero/tradicional/de pollo} | Zenú, Rica=.86, Cunit=.76, @=.74 | 225 g=5400, 500 g=9900, 1000 g=18600 | bag salchichon | iva5
      Génova valluna | @, La Dehesa | 400 g=10900 | blister chorizo`,
    ),
    sub(
      'Tocineta y madurados',
      '🥓',
      'iva19',
      `
      Tocineta {ahumada/picada/de lomo} | Zenú, Pietrán=1.1, Ranchera, Koller, @=.82 | 150 g=10900, 250 g=16900 | blister 🥓
      Salami {tradicional/pimienta} | Zenú, Pietrán, Koller | 100 g=11900, 200 g=20900 | blister salchichon
      Pepperoni | Zenú, Koller, Pietrán | 100 g=10900, 250 g=24900 | blister salchichon
      Cábano {tradicional/picante} | Zenú, Ranchera, Rica | 120 g=7900, 240 g=14900 | blister chorizo
      Jamón serrano | Pietrán, La Dehesa | 100 g=17900 | blister jamon`,
    ),
  ],
}
