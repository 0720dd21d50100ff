import { type Department, sub } from './row.ts'

export const despensa: Department = {
  key: 'despensa',
  name: 'Despensa',
  item: '🌾',
  ground: '#d3a13a',
  care: 'Conservar en un lugar fresco y seco, protegido de la luz.',
  subs: [
    sub(
      'Arroz',
      '🍚',
      'excluido',
      `
      Arroz blanco | Diana, Roa=1.02, Florhuila=.98, Supremo=.95, @=.88 | 500 g=2400, 1 kg=4600, 3 kg=13500, 5 kg=21900 | bag 🍚
      Arroz {integral/parbolizado} | Diana, Roa, Supremo | 500 g=3400, 1 kg=6400 | bag 🍚
      Arroz vitamor fortificado | Diana, Florhuila | 1 kg=4900, 3 kg=14200 | bag 🍚
      Arroz {arborio para risotto/basmati/jazmín} | Roa, Gourmet del Valle | 500 g=9900 | box 🍚
      Arroz saborizado {con verduras/con pollo/con coco} | Diana, Roa | 250 g=4900 | pouch 🍛`,
    ),
    sub(
      'Granos y legumbres',
      'frijolRojo',
      'excluido',
      `
      Fríjol {cargamanto rojo/bola roja/caraota negro/blanquillo} | Diana, El Estío=.95, Aburrá=.97, @=.85 | 500 g=5900, 1 kg=11200 | bag frijolRojo
      Lenteja | Diana, El Estío, Aburrá, @=.84 | 500 g=3600, 1 kg=6700 | bag lenteja
      Garbanzo | Diana, El Estío, Aburrá, @=.85 | 500 g=4900, 1 kg=9200 | bag garbanzo
      Arveja verde seca | Diana, El Estío, @ | 500 g=3300, 1 kg=6200 | bag arveja
      Maíz {pira/trillado blanco/trillado amarillo} | Diana, El Estío, @ | 500 g=2900, 1 kg=5300 | bag maiz
      Cebada perlada | El Estío, Aburrá | 500 g=2900 | bag semillas
      Quinua | El Estío, Gourmet del Valle | 500 g=9900 | pouch semillas`,
    ),
    sub(
      'Pastas',
      '🍝',
      'iva5',
      `
      Pasta {spaghetti/conchas/corbatas/tornillo/macarrón} | Doria, La Muñeca=.9, Comarrico=.84, @=.78 | 250 g=2600, 500 g=4400 | pouch 🍝
      Pasta {fideo/cabello de ángel/letras para sopa} | Doria, La Muñeca | 250 g=2500 | pouch 🍜
      Lasaña precocida | Doria, Barilla=1.3, @ | Caja 250 g=8900 | flatbox 🍝
      Pasta {penne rigate/fusilli/fettuccine} | Barilla, Monticello=.92 | 500 g=8400 | box 🍝
      Sopa instantánea de fideos {pollo/carne/camarón} | Maruchan, Aji-no-men=.92 | Vaso 64 g=3400, Sobre 85 g=2400 | cup 🍜 | iva19`,
    ),
    sub(
      'Aceites y vinagres',
      'aceite',
      'iva19',
      `
      Aceite vegetal | Premier=1.05, Gourmet=1.12, Olivetto=1.02, Oleocali=.9, @=.85 | 250 ml=4300, 500 ml=7600, 1000 ml=13200, 3000 ml=36900 | bottle aceite #f4d35e
      Aceite de girasol | Premier, Gourmet, Girasoli=.94 | 500 ml=9400, 1000 ml=17900, 3000 ml=49900 | bigbottle 🌻 #f6dc76
      Aceite de {canola/maíz} | Gourmet, Premier | 900 ml=18900 | bottle aceite #f3d568
      Aceite de oliva {extra virgen/puro/suave} | Olivetto, Carbonell=1.1, Gourmet del Valle=.9, @=.86 | 250 ml=16900, 500 ml=29900, 1000 ml=54900 | glass 🫒 #b5b24a
      Aceite de {coco/aguacate} | Gourmet del Valle, Vivesana | Frasco 300 ml=22900 | jar 🥥 #f2efdc
      Vinagre {blanco/de frutas/balsámico/de manzana} | San Jorge, Bary=.9, Respin=.92, @=.8 | 300 ml=3600, 500 ml=4900 | glass 🍎 #e7d9b8
      Aceite en aerosol | Gourmet, Premier | Lata 170 g=15900 | aerosol aceite`,
    ),
    sub(
      'Azúcar, panela y endulzantes',
      'panela',
      'iva5',
      `
      Azúcar {blanca/morena} | Manuelita, Riopaila=.98, Incauca=.99, Providencia=.97, @=.9 | 500 g=2500, 1 kg=4700, 2.5 kg=11400 | bag azucar
      Azúcar {pulverizada/light con stevia} | Manuelita, Incauca | 500 g=4900 | bag azucar
      Panela {redonda/cuadrada} | Doña Panela, Trapiche La Palestina=.95, @=.88 | 500 g=2900, 1 kg=5400, 8x125 g=5900 | blister panela | excluido
      Panela {pulverizada/saborizada con limón/orgánica granulada} | Doña Panela, Trapiche La Palestina | 500 g=5600, 1 kg=9900 | pouch panela | excluido
      Endulzante {stevia/sucralosa} | Stevia Life, Sabro=.9, Splenda=1.2 | 50 sobres=9900, 100 sobres=17900 | box 🌿 | iva19
      Miel de abejas | Apiarios Oro, Campo Dulce, @ | Frasco 250 g=12900, Frasco 500 g=22900 | jar 🍯 #e8a72c | excluido
      Miel de {caña/agave} | Doña Panela, Apiarios Oro | Frasco 350 g=8900 | jar 🍯 #8b4a1c`,
    ),
    sub(
      'Sal, especias y condimentos',
      'especia',
      'iva19',
      `
      Sal {refinada/marina/rosada} | Refisal, Sal del Mar=.92, @=.84 | 500 g=1900, 1 kg=3200 | bag 🧂 | excluido
      {Comino/Pimienta negra/Paprika/Canela molida/Orégano/Laurel} | El Rey, Triguisar=.95, Respin=.9, @=.8 | Sobre 20 g=1900, Frasco 60 g=6400 | jar especia #efe7d6
      Color para comida | El Rey, Triguisar, Respin | Sobre 55 g=1900, Bolsa 250 g=6900 | sachet paprika
      Condimento completo | Triguisar, El Rey, Doña Gallina=1.05 | Sobre 55 g=2100, Bolsa 250 g=7400 | sachet especia
      Adobo para {carnes/pollo/pescado/cerdo} | El Rey, Triguisar, Badia=1.3 | Frasco 90 g=6900 | jar hierba #efe7d6
      Ajo en {pasta/polvo} | San Jorge, El Rey, @ | Frasco 110 g=4900 | jar 🧄 #f4eeda
      Ablandador de carnes | El Rey, Triguisar | Sobre 60 g=2900 | sachet 🥩`,
    ),
    sub(
      'Salsas y aderezos',
      'salsaRoja',
      'iva19',
      `
      Salsa de tomate | Fruco, San Jorge=.9, Bary=.86, Heinz=1.25, @=.75 | Doypack 200 g=3900, Doypack 400 g=6900, Frasco 600 g=9900 | pouch 🍅
      Mayonesa | Fruco, San Jorge=.9, Bary=.86, Kraft=1.12, @=.76 | Doypack 200 g=5400, Doypack 400 g=9400, Frasco 600 g=14900 | pouch 🥚
      Mostaza | Fruco, San Jorge, Bary, Heinz, @ | Doypack 200 g=4300, Frasco 270 g=6900 | pouch salsaMostaza
      Salsa {rosada/tártara/BBQ/de ajo/de piña} | Fruco, San Jorge=.9, Bary=.88, @=.78 | Doypack 200 g=5400, Doypack 380 g=8900 | pouch salsaRoja
      Salsa {soya/negra/inglesa} | Respin, Bary=.94, El Rey, @=.8 | Frasco 165 ml=3400, Frasco 500 ml=7900 | glass soya #2b1710
      Ají {picante/amazónico/de maracuyá} | Amazon Pepper, San Jorge, Casa Valluna | Frasco 165 ml=6900 | glass 🌶️ #c0301c
      Pasta de tomate | Fruco, San Jorge, @ | Doypack 180 g=4300 | pouch 🍅
      Salsa para pasta {napolitana/boloñesa/con champiñones} | Fruco, San Jorge, Barilla=1.5, Monticello | Frasco 230 g=7900, Frasco 400 g=12900 | jar 🍅 #c73a22
      Vinagreta {balsámica/César/mil islas} | Kraft, San Jorge, Bary | Frasco 240 ml=9900 | glass 🥗 #e8dba4`,
    ),
    sub(
      'Enlatados y conservas',
      '🥫',
      'iva19',
      `
      Atún lomitos en {agua/aceite/aceite de oliva} | Van Camp’s=1.08, Isabel=1.02, Alamar=.9, Zenú, @=.8 | Lata 160 g=6900, 3x160 g=19400 | tin 🐟
      Sardinas en {salsa de tomate/aceite} | Van Camp’s, Isabel, Alamar, @ | Lata 425 g=8900, Lata 155 g=4600 | tin 🐟
      Maíz tierno | Zenú, Del Monte=1.05, La Constancia=.94, @=.82 | Lata 200 g=4900, Lata 340 g=7400 | soupcan 🌽
      Arveja {con zanahoria/tierna} | Zenú, La Constancia, @ | Lata 300 g=5900 | soupcan 🫛
      Fríjoles {antioqueños/con tocino/refritos} | Zenú, La Constancia | Lata 310 g=8400, Lata 580 g=13900 | soupcan frijolRojo
      Lentejas con chorizo | Zenú | Lata 310 g=8400 | soupcan lenteja
      Salchichas en lata | Zenú, Rica, @ | Lata 150 g=5900 | soupcan salchicha
      Carne de diablo | Zenú, Rica | Lata 80 g=4300 | tin 🥩
      Duraznos en almíbar | Del Monte, La Constancia, San Jorge | Lata 485 g=13900, Lata 820 g=19900 | soupcan 🍑
      Coctel de frutas | Del Monte, La Constancia | Lata 485 g=13900 | soupcan 🍒
      Aceitunas {verdes/rellenas/negras} | Carbonell, San Jorge, @ | Frasco 240 g=11900 | jar 🫒 #b9bd73
      Champiñones {enteros/tajados} en lata | Setas del Valle, Zenú | Lata 230 g=8900 | soupcan champinon
      Pepinillos | San Jorge, Heinz | Frasco 300 g=11900 | jar 🥒 #c3cf85
      Palmitos | La Constancia, Gourmet del Valle | Lata 400 g=14900 | soupcan esparrago`,
    ),
    sub(
      'Harinas y mezclas',
      '🌽',
      'iva5',
      `
      Harina de maíz {blanco/amarillo} precocida | PAN, Doñarepa=.95, Areparina=.92, @=.82 | 500 g=2900, 1 kg=4900 | bag 🌽
      Harina de trigo {tradicional/fortificada/integral} | Haz de Oros, La Nieve=.96, Tres Castillos=.95, @=.82 | 500 g=2600, 1 kg=4700 | bag harina
      Fécula de {maíz/papa} | Maizena, El Rey, @ | Caja 200 g=4400, Caja 380 g=7600 | box almidon
      Almidón de yuca | El Estío, @ | 500 g=4600 | bag almidon
      Mezcla para {pandebono/buñuelos/natilla/pancakes/torta de vainilla/torta de chocolate} | Maizena, Tostao del Valle=.92, Corona=1.05 | 300 g=5900, 500 g=8900 | box 🥞
      Apanado {tradicional/panko} | El Rey, Haz de Oros, @ | 250 g=4300 | pouch harina
      Polvo de hornear | Royal, El Rey | Sobre 15 g=1200, Tarro 100 g=4900 | sachet harina | iva19
      Gelatina en polvo de {fresa/limón/uva/cereza} | Royal, Frutiño=.8, Gel’hada=.92 | Caja 20 g=2100, Caja 40 g=3400 | flatbox 🍮 | iva19`,
    ),
    sub(
      'Caldos, sopas y cremas',
      '🍲',
      'iva19',
      `
      Caldo de {gallina/costilla/pescado} | Maggi, Knorr=1.02, Doña Gallina=.95, @=.78 | 12 un=4900, 24 un=8900 | flatbox 🍲
      Crema de {champiñones/pollo/espárragos/cebolla/tomate} | Knorr, Maggi=.96 | Sobre 60 g=4400 | sachet 🍲
      Sopa de {pollo con fideos/mondongo/ajiaco/sancocho} en sobre | Knorr, Maggi, La Sopera=.9 | Sobre 80 g=4100 | sachet 🍜
      Base para {arroz con pollo/guisos/carne} | Knorr, Maggi | Sobre 50 g=3900 | sachet especia
      Puré de papa instantáneo | Maggi, Knorr | Caja 125 g=7900 | flatbox 🥔`,
    ),
  ],
}
