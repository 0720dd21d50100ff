import { type Department, sub } from './row.ts'

export const panaderia: Department = {
  key: 'panaderia',
  name: 'Panadería, arepas y desayuno',
  item: '🥖',
  ground: '#c98a3e',
  care: 'Consumir preferiblemente antes de la fecha indicada en el empaque.',
  subs: [
    sub(
      'Pan tajado y de mesa',
      '🍞',
      'excluido',
      `
      Pan tajado {blanco/integral/mantequilla/artesano/multigranos} | Bimbo, Comapan=.92, Guadalupe=.94, Santa Clara=.96, @=.8 | 300 g=4900, 500 g=7400 | bag 🍞
      Pan perro | Bimbo, Comapan, Guadalupe, @ | 6 un=5900, 8 un=7400 | bag 🌭
      Pan hamburguesa {tradicional/con ajonjolí/brioche} | Bimbo, Comapan, Guadalupe, @ | 4 un=5400, 8 un=8900 | bag 🍔
      Tostadas {integrales/mantequilla/con ajonjolí} | Bimbo, Susanita=.9, Calados del Valle=.85, @=.78 | 150 g=4400, 300 g=7400 | pouch 🍞
      Calados | Susanita, Calados del Valle | 200 g=4300 | pouch 🥖
      Tortillas de {trigo/maíz/trigo integral} | Bimbo, Tía Rosa=.96, Comapan | 8 un=6900, 12 un=9900 | pouch 🫓
      Pan pita | Árabe del Valle, Comapan | 6 un=6900 | pouch 🫓
      Mogolla {integral/chicharrona} | Guadalupe, @ | 6 un=5400 | bag mogolla`,
    ),
    sub(
      'Panadería fresca',
      '🥐',
      'excluido',
      `
      Pandebono | @ | Unidad 1 un=1600, Bolsa 6 un=8900 | loose pandebono
      Pandeyuca | @ | Unidad 1 un=1700, Bolsa 6 un=9400 | loose pandebono
      Almojábana | @ | Unidad 1 un=1700, Bolsa 6 un=9400 | loose almojabana
      Buñuelo | @ | Unidad 1 un=1400, Bolsa 6 un=7900 | loose bunuelo
      Pan {aliñado/de queso/de bono/rollo/trenza} | @ | Unidad 1 un=1200, Bolsa 5 un=5600 | loose 🍞
      Baguette {tradicional/integral/de ajo} | @ | Unidad 1 un=4300 | loose 🥖
      Croissant {de mantequilla/de queso/de chocolate} | @ | Unidad 1 un=3200, Bolsa 4 un=11400 | loose 🥐
      Roscón de {bocadillo/arequipe} | @ | Unidad 1 un=2600 | loose pandebono
      Pastel {de pollo/gloria/de arequipe} | @ | Unidad 1 un=3400 | loose 🥐 | iva19
      Empanada {valluna de carne/de pollo/de cambray} | @ | Unidad 1 un=2400, Bandeja 10 un=21900 | loose 🥟 | inc8
      Dona {glaseada/de chocolate/de arequipe} | @ | Unidad 1 un=2900, Caja 6 un=15900 | loose 🍩 | iva19
      Torta {de zanahoria/negra/de chocolate/de tres leches} | @ | Porción 1 un=6900, Entera 1000 g=39900 | loose 🍰 | iva19`,
    ),
    sub(
      'Arepas y envueltos',
      'arepa',
      'excluido',
      `
      Arepa {blanca de maíz/amarilla/de queso/de chócolo/integral} | Don Maíz, Sary=1.02, La Campesina Valluna=.92, @=.82 | 5 un=4400, 10 un=7900 | pouch arepa
      Arepa {boyacense/santandereana/valluna delgada} | La Campesina Valluna, Sary | 5 un=6400 | pouch arepaAmarilla
      Arepa {rellena de queso/de yuca/de quinua} | Don Maíz, Sary, @ | 4 un=7900 | pouch arepa
      Envuelto de {maíz/mazorca con queso} | La Campesina Valluna, @ | 4 un=8400 | pouch 🫔
      Tamal {valluno/tolimense} | La Campesina Valluna, @ | Unidad 400 g=9900 | loose 🫔 | inc8
      Masa para {arepas/empanadas/tamales} | Don Maíz, @ | 1 kg=5900 | bag 🌽
      Carimañola de {carne/queso} | La Campesina Valluna | 6 un=10900 | pouch 🥟`,
    ),
    sub(
      'Ponqués y repostería',
      '🧁',
      'iva19',
      `
      Ponqué {Gala/Ramito/Chocoramo} | Ramo | 1 un=2200, 5x65 g=9900 | bar 🍰
      Ponqué {tradicional/de naranja/de chocolate} | Ramo, Bimbo=.96, Guadalupe, @=.8 | 230 g=6900, 500 g=12900 | flatbox 🍰
      Mantecada | Ramo, Guadalupe, @ | 120 g=2900, 6 un=8900 | pouch 🧁
      Brownie {de chocolate/con arequipe/con nueces} | Ramo, Bimbo, Mama-ía, @ | 1 un=2600, 6 un=13900 | flatbox 🍫
      Muffin de {arándanos/chocolate/vainilla} | Bimbo, Mama-ía | 1 un=3300, 4 un=11900 | cup 🧁
      Achiras del Huila | Achiras del Sur, @ | 100 g=4600, 250 g=9900 | pouch pandebono
      Rosquitas | Achiras del Sur, Tostao del Valle, @ | 100 g=3300 | pouch 🥨`,
    ),
    sub(
      'Cereales y granola',
      '🥣',
      'iva19',
      `
      Cereal {hojuelas de maíz/azucaradas/de chocolate/aros de frutas} | Kellogg’s, Nestlé=1.02, Madagascar=.8, @=.72 | 250 g=9900, 500 g=17900 | box 🥣
      Granola {con frutos secos/con miel/con arándanos/sin azúcar} | Quaker, Tosh=1.05, Kar’s=.92, @=.8 | 300 g=11900, 800 g=25900 | pouch 🥣
      Avena en {hojuelas/harina} | Quaker, Don Pancho=.9, @=.76 | 250 g=3300, 500 g=5900, 1 kg=10900 | bag 🌾
      Barra de cereal {fresa/maní/manzana canela} | Tosh, Quaker, Kar’s | 6x23 g=8900 | flatbox 🌾
      Colada {Bienestarina de vainilla/maizena de fresa/de plátano} | Maizena, Colombiarina=.92 | 250 g=4900, 500 g=8900 | pouch 🥣
      Salvado de trigo | Quaker, Kar’s, @ | 300 g=5900 | pouch 🌾`,
    ),
    sub(
      'Café',
      '☕',
      'iva5',
      `
      Café molido {tradicional/fuerte/balanceado} | Águila Roja, Sello Rojo=1.02, Café La Bastilla=.95, Lukafé=.9, @=.84 | 125 g=6900, 250 g=12900, 500 g=24400 | bag ☕
      Café {de origen Nariño/de origen Cauca/de origen Sierra Nevada/de origen Valle} | Juan Valdez, Devoción del Campo=.94, Oma=.98 | 250 g=28900, 500 g=52900 | pouch cafemolido
      Café en grano {premium/espresso} | Juan Valdez, Oma, Sello Rojo | 500 g=44900, 1 kg=79900 | pouch cafemolido
      Café instantáneo {tradicional/descafeinado/granulado} | Nescafé, Colcafé=.94, Juan Valdez=1.2, @=.8 | Frasco 50 g=10900, Frasco 85 g=15900, Frasco 170 g=27900 | jar ☕ #4a2c17
      Café con leche instantáneo | Colcafé, Nescafé | 6x20 g=8900 | flatbox ☕
      Cápsulas de café {espresso/lungo/capuchino} | Nescafé, Juan Valdez | 10 un=24900 | flatbox ☕
      Capuchino {vainilla/mocca/clásico} | Colcafé, Nescafé | 6x18 g=9900 | flatbox ☕`,
    ),
    sub(
      'Chocolate de mesa y modificadores',
      '🍫',
      'iva5',
      `
      Chocolate de mesa {tradicional/con clavos y canela/sin azúcar} | Corona, Luker=1.02, Sol=.95, @=.82 | Pastilla 250 g=7900, Pastilla 500 g=14900 | bar 🍫
      Chocolate en polvo {instantáneo/dulce} | Corona, Luker, Sol | 200 g=9400, 500 g=19900 | pouch cacao
      Modificador de leche {chocolate/vainilla/fresa} | Milo, Chocolisto=.9, Choco Expres=.86, @=.74 | Bolsa 200 g=8900, Tarro 400 g=16900, Tarro 1 kg=36900 | jar cacao #5a2f1c
      Cocoa en polvo | Luker, Corona | 230 g=13900 | pouch cacao`,
    ),
    sub(
      'Té, aromáticas y mermeladas',
      '🍵',
      'iva19',
      `
      Aromática de {manzanilla/hierbabuena/limonaria/toronjil/frutos rojos} | Hindú, Jaibel=.94, Oriental=.96, Tisanas del Cauca=.9 | 20 sobres=4900 | flatbox 🌿
      Té {negro/verde/blanco/de jengibre y limón} | Hindú, Lipton=1.05, Jaibel | 20 sobres=6900, 50 sobres=14900 | flatbox 🍵
      Té chai en polvo | Hindú, Oriental | 200 g=11900 | pouch 🍵
      Mermelada de {mora/fresa/piña/guayaba} | San Jorge, Fruco=1.05, La Constancia=.96, @=.8 | Doypack 200 g=4400, Frasco 300 g=8400 | jar 🍓 #7d1733
      Crema de {avellanas/maní crocante/maní suave} | Nutella=1.35, Kar’s, Maní Moto=.94 | Frasco 220 g=13900, Frasco 350 g=19900 | jar 🥜 #7a4a24`,
    ),
  ],
}
