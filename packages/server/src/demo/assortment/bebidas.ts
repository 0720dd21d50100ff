import { type Department, sub } from './row.ts'

export const bebidas: Department = {
  key: 'bebidas',
  name: 'Bebidas',
  item: '🥤',
  ground: '#3b9fd0',
  care: 'Consérvalo en un lugar fresco. Sírvelo bien frío.',
  subs: [
    sub(
      'Gaseosas',
      '🥤',
      'iva19',
      `
      Gaseosa {manzana/uva/Colombiana/limonada/naranja} | Postobón | Botella 400 ml=3100, Botella 1500 ml=5900, Botella 3000 ml=8900, Lata 6x330 ml=17400 | bottle 🍎 #e0592a
      Gaseosa cola {original/sin azúcar} | Coca-Cola, Pepsi=.9, Big Cola=.72, @=.62 | Botella 400 ml=3300, Botella 1500 ml=6700, Botella 3000 ml=10900, Lata 6x330 ml=18900 | bottle 🧊 #34160e
      Gaseosa {kola roja/naranja/limón} | Quatro, Sprite, Fanta, Big Cola=.74 | Botella 400 ml=3200, Botella 1500 ml=6200 | bottle 🍊 #f08c1a
      Ginger ale | Canada Dry, Bretaña=.95 | Lata 330 ml=3300, Botella 1500 ml=6400 | can 🍋
      Agua tónica | Canada Dry, Bretaña | Lata 330 ml=3300, Botella 1500 ml=6600 | can 🍋
      Soda | Bretaña, Canada Dry, Hatsu=1.4 | Lata 330 ml=3100, 6x300 ml=15900 | can 🫧`,
    ),
    sub(
      'Jugos y néctares',
      '🧃',
      'iva19',
      `
      Jugo de {mango/mora/lulo/guayaba} | Hit, Alpina=1.05, Frutto=.95, Country Hill=.9 | Caja 200 ml=1900, Botella 500 ml=3600, Botella 1500 ml=6900 | carton 🥭
      Néctar de {pera/durazno/manzana/naranja piña} | California, Del Valle, Frutto | Caja 200 ml=2300, Caja 1000 ml=6900, Lata 330 ml=3900 | carton 🍐
      Jugo de naranja {100 % exprimido/con pulpa} | Naranja Real, Alpina, Cosechas del Valle=.92 | Botella 500 ml=6900, Botella 1800 ml=18900 | bottle 🍊 #f59b23
      Agua de coco | Coco Vivo, Kokonat=1.08 | Caja 330 ml=5900, Caja 1000 ml=13900 | carton 🥥
      Lulada lista | Cosechas del Valle, @ | Botella 500 ml=5900 | bottle lulo #c7c450
      Champús valluno | Cosechas del Valle, @ | Botella 500 ml=6400 | bottle 🌽 #d9a441
      Limonada {natural/cerezada/de coco} | Cosechas del Valle, Del Valle, @ | Botella 500 ml=5400 | bottle 🍋 #dfe7a0`,
    ),
    sub(
      'Aguas',
      '💧',
      'excluido',
      `
      Agua sin gas | Cristal, Brisa=.97, Manantial=1.12, Agua del Farallón=.9, @=.76 | Botella 600 ml=1900, Botella 1000 ml=2900, Garrafa 5000 ml=7400, 12x600 ml=17900 | bottle 💧 #cfe9f7
      Agua con gas | Cristal, Brisa, Manantial, @ | Botella 600 ml=2100, Botella 1500 ml=3900 | bottle 🫧 #d9f0f6
      Agua saborizada de {limón/maracuyá/frutos rojos} | H2Oh!, Brisa, Hatsu=1.5 | Botella 600 ml=2900, Botella 1500 ml=5900 | bottle 🍋 #e5f3c9 | iva19
      Bolsa de agua | Cristal, Agua del Farallón | Bolsa 6000 ml=5900 | pouch 💧`,
    ),
    sub(
      'Té, maltas y energizantes',
      '🧋',
      'iva19',
      `
      Té helado {limón/durazno/frutos rojos} | Mr. Tea, Fuze Tea=1.04, Hatsu=1.6 | Botella 500 ml=3300, Botella 1500 ml=6400 | bottle 🍋 #c77a2b
      Malta | Pony Malta, Maltín=.94 | Botella 330 ml=3100, Lata 6x330 ml=17900, Botella 1500 ml=7400 | glass 🌾 #4a2412
      Energizante {original/sin azúcar} | Vive 100=.6, Speed Max=.6, Red Bull=2.1, Monster=1.9 | Lata 250 ml=4900, 4x250 ml=18900 | can ⚡
      Bebida hidratante {naranja/frutas tropicales/mora azul/uva} | Gatorade, Squash=.86, Powerade=.97, Electrolit=1.9 | Botella 500 ml=4300, 6x500 ml=23900 | bottle 🍊 #f5822a`,
    ),
    sub(
      'Refrescos en polvo',
      '🍹',
      'iva19',
      `
      Refresco en polvo de {naranja/mora/lulo/limón/mandarina/salpicón} | Frutiño, Tang=1.1, Clight=1.2, @=.72 | Sobre 18 g=1100, Sobre 10x18 g=9900 | sachet 🍊
      Refajo y mezcla de {aguapanela con limón/limonada panelada} | Doña Panela, Trapiche La Palestina | Sobre 200 g=4900 | sachet 🍋`,
    ),
  ],
}

export const licores: Department = {
  key: 'licores',
  name: 'Licores y cervezas',
  item: '🍷',
  ground: '#8a3b58',
  restriction:
    '<p><strong>Prohíbese el expendio de bebidas embriagantes a menores de edad.</strong> El exceso de alcohol es perjudicial para la salud. Ley 124 de 1994 y Ley 30 de 1986.</p>',
  care: 'El exceso de alcohol es perjudicial para la salud. Prohíbese el expendio a menores de edad.',
  subs: [
    sub(
      'Cervezas',
      '🍺',
      'iva19',
      `
      Cerveza | Águila, Poker, Club Colombia=1.25, Costeña=.95, Andina Lager=.88 | Lata 330 ml=3300, Lata 6x330 ml=18900, Botella 330 ml=3400, Lata 24x330 ml=71900 | can 🍺
      Cerveza {light/cero alcohol} | Águila, Poker | Lata 330 ml=3400, Lata 6x330 ml=19400 | can 🍺
      Cerveza {roja/negra/trigo} | Club Colombia, BBC=1.4 | Botella 330 ml=4900, 6x330 ml=27900 | glass 🍺 #7a3a12
      Cerveza importada | Corona Extra, Heineken, Stella Artois, Budweiser=.8 | Botella 330 ml=5400, 6x330 ml=29900, Lata 6x269 ml=24900 | glass 🍺 #c99a2b
      Cerveza artesanal {rubia/ámbar/maracuyá} | BBC, Cervecería del Río | Botella 330 ml=7900, 4x330 ml=29900 | glass 🍺 #b5651d
      Refajo | Cola & Pola=.9, Refajo del Valle=.85 | Lata 330 ml=3200, Botella 1500 ml=8400 | can 🍻`,
    ),
    sub(
      'Aguardiente y ron',
      '🥃',
      'iva5',
      `
      Aguardiente {tradicional/sin azúcar} | Blanco del Valle, Antioqueño=1.06, Néctar=.97, Amarillo de Manzanares=1.15 | Media 375 ml=27900, Botella 750 ml=49900, Litro 1000 ml=63900 | glass 🥃 #eaf3f6
      Ron {3 años/5 años/8 años} | Marqués del Valle=.94, Viejo de Caldas, Medellín, Santa Fe=.95 | Media 375 ml=30900, Botella 750 ml=56900 | glass 🥃 #b5651d
      Crema de {ron/whisky/café} | Viejo de Caldas, Baileys=1.7, Sabajón Apolo=.7 | Botella 700 ml=52900 | glass ☕ #d9b48f
      Viche del Pacífico | Herencia Negra, Mano de Buey | Botella 375 ml=44900, Botella 750 ml=79900 | glass 🥃 #eef1dd`,
    ),
    sub(
      'Vinos',
      '🍷',
      'iva5',
      `
      Vino tinto {Cabernet Sauvignon/Malbec/Merlot/Carménère} | Casillero del Diablo, Gato Negro=.62, Santa Rita=.9, Concha del Sur=.58 | Botella 750 ml=52900, Media 375 ml=29900 | glass 🍷 #4a0d22
      Vino blanco {Sauvignon Blanc/Chardonnay} | Casillero del Diablo, Gato Negro=.62, Santa Rita=.9 | Botella 750 ml=50900 | glass 🍷 #e5dd9a
      Vino rosado | Gato Negro, Santa Rita | Botella 750 ml=39900 | glass 🍷 #f0a5a5
      Vino espumoso {brut/moscato/rosé} | JP Chenet, Santa Rita, Concha del Sur=.7 | Botella 750 ml=59900 | glass 🥂 #eee3a5
      Vino de {manzana/consagrar} | Cariñoso, Sansón=1.1, Moscatel Dulce Hogar | Botella 750 ml=19900 | glass 🍎 #9a3b2b
      Sangría | Cariñoso, Concha del Sur | Caja 1000 ml=18900, Botella 1500 ml=29900 | carton 🍊`,
    ),
    sub(
      'Whisky, tequila y otros',
      '🍸',
      'iva5',
      `
      Whisky {8 años/12 años/18 años} | Buchanan’s, Old Parr=.95, Chivas Regal=.93, Something Special=.6 | Media 375 ml=89900, Botella 750 ml=164900 | glass 🥃 #c98322
      Tequila {blanco/reposado} | José Cuervo, Olmeca=.9, Jimador=1.05 | Botella 750 ml=98900 | glass 🥃 #efe3b5
      Ginebra | Gordon’s, Tanqueray=1.5, Beefeater=1.35 | Botella 700 ml=84900 | glass 🍸 #e5f0ee
      Vodka {original/saborizado} | Smirnoff, Absolut=1.35, Skyy=1.05 | Botella 750 ml=66900 | glass 🍸 #eef4f8
      Cóctel listo {margarita/mojito/piña colada} | Smirnoff, Cuba Libre del Valle=.8 | Lata 269 ml=7900, 4x269 ml=29900 | can 🍹`,
    ),
  ],
}
