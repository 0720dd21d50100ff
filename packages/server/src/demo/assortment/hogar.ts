import { type Department, sub } from './row.ts'

export const mascotas: Department = {
  key: 'mascotas',
  name: 'Mascotas',
  item: '🐶',
  ground: '#b58a5a',
  care: 'Alimento para mascotas. Mantener siempre agua fresca disponible.',
  subs: [
    sub(
      'Perros',
      '🐶',
      'iva5',
      `
      Alimento para perro adulto {raza pequeña/raza mediana/raza grande} | Dog Chow, Chunky=.9, Ringo=.78, Pedigree=1.02, @=.68 | 1 kg=14900, 2 kg=27900, 4 kg=51900, 8 kg=94900 | bag 🐶
      Alimento para cachorro {raza pequeña/todas las razas} | Dog Chow, Chunky, Pedigree, Pro Plan=2.1 | 1 kg=16900, 2 kg=31900, 4 kg=59900 | bag 🐕
      Alimento húmedo para perro {carne/pollo/cordero} | Pedigree, Dog Chow, Cesar=1.4 | Sobre 100 g=3900, Lata 280 g=9900 | pouch 🐕
      Snack para perro {galletas/huesos de carnaza/dentales} | Pedigree, Ringo, Perrunos=.85 | 100 g=7900, 250 g=14900 | pouch 🦴
      Shampoo para perro | Canamor, Asuntol=1.1 | 250 ml=17900 | shampoo 🐶 #a5d0e5 | iva19`,
    ),
    sub(
      'Gatos',
      '🐱',
      'iva5',
      `
      Alimento para gato {pescado/carne y pollo/gatitos} | Cat Chow, Whiskas=1.02, Mirringo=.82, Oh Maigat=.86, @=.7 | 500 g=10900, 1.5 kg=27900, 3 kg=51900 | bag 🐱
      Alimento húmedo para gato {salmón/atún/pavo} | Whiskas, Felix=1.05, Cat Chow | Sobre 85 g=3600, 12x85 g=39900 | pouch 🐈
      Arena para gato {tradicional/lavanda/aglomerante} | Calabaza=.92, Arenagatos, Tidy Cats=1.4, @=.7 | 4.5 kg=16900, 10 kg=33900 | bag 🐈 | iva19
      Snack cremoso para gato | Churu=1.3, Felix, Whiskas | 4 un=9900 | pouch 🐱`,
    ),
    sub(
      'Otras mascotas',
      '🐦',
      'iva5',
      `
      Alimento para {canarios/pericos/hámster/conejos} | Mascolandia, Finca Animal | 500 g=6900, 1 kg=11900 | pouch 🐦
      Alimento para peces en hojuelas | Tetra=1.4, Mascolandia | 20 g=8900, 50 g=16900 | jar 🐠 #f2a65a`,
    ),
  ],
}

export const hogar: Department = {
  key: 'hogar',
  name: 'Hogar y cocina',
  item: '🍳',
  ground: '#a58bc2',
  care: 'Producto con garantía de calidad. Conserva tu factura.',
  subs: [
    sub(
      'Desechables y fiesta',
      '🎉',
      'iva19',
      `
      Vasos {plásticos 7 oz/de cartón 9 oz/plásticos 12 oz} | Darnel, Tuk=.95, @=.78 | 20 un=4900, 50 un=9900 | blister 🥤
      Platos {hondos/llanos/biodegradables} | Darnel, Tuk, @ | 20 un=6900 | blister 🍽
      Cubiertos {cucharas/tenedores/surtidos} desechables | Darnel, Tuk, @ | 20 un=3900 | blister 🍴
      Pitillos de papel | Tuk, Darnel | 50 un=4900 | blister 🥤
      {Globos surtidos/Serpentinas/Velas de cumpleaños/Bombas metalizadas} | Sempertex=1.1, Fiesta Caleña | 12 un=7900 | blister 🎈
      Palillos y pinchos | El Rey del Palillo, @ | 100 un=2400 | jar 🍡 #f1e4c6`,
    ),
    sub(
      'Pilas, bombillos y fósforos',
      '💡',
      'iva19',
      `
      Pilas alcalinas {AA/AAA} | Duracell, Energizer=1.02, Varta=.85, @=.66 | 2 un=11900, 4 un=20900 | blister 🔋
      Pila {9V/tipo D/tipo C} | Duracell, Energizer | 1 un=16900 | blister 🔋
      Bombillo LED {9 W luz blanca/9 W luz cálida/12 W luz blanca} | Sylvania, Philips=1.2, @=.68 | 1 un=6900, 3 un=17900 | box 💡
      Fósforos | El Rey Fósforos, Refuego | 10x40 un=4900 | flatbox 🔥
      Encendedor | Bic, Swedish=.8 | 1 un=2900, 3 un=7900 | blister 🔥
      Velas de parafina | Luz de Luna, San Jorge Velas | 6 un=5400 | flatbox 🕯
      Carbón vegetal | Asador Valluno, @ | 1 kg=6900, 3 kg=17900 | bag 🔥
      Cinta {de enmascarar/transparente} | Tesa=1.2, 3M=1.25, @ | 20 m=6900 | blister 📏`,
    ),
    sub(
      'Cocina y mesa',
      '🍳',
      'iva19',
      `
      Sartén antiadherente {20 cm/24 cm/28 cm} | Imusa, Universal=.94, @=.76 | 1 un=49900 | loose 🍳
      Olla {a presión 4 L/a presión 6 L/recortada 20 cm} | Imusa, Universal | 1 un=119900 | loose 🍲
      Chocolatera de aluminio | Imusa, Universal, @ | 1 un=39900 | loose 🫖
      Molinillo de madera | Artesanías del Valle, @ | 1 un=9900 | loose 🥄
      Cuchillo {de chef/de pan/mondador} | Imusa, Tramontina=1.15 | 1 un=18900 | loose 🔪
      Recipiente hermético {500 ml/1 litro/2 litros} | Rimax, Vanyplas=.88, @=.74 | 1 un=9900, 3 un=24900 | tub 🥗
      Termo {500 ml/1 litro} | Imusa, Rimax | 1 un=46900 | aerosol ☕
      {Vaso de vidrio/Pocillo de cerámica/Plato llano/Copa de vino} | Corona Vajillas=1.1, Cristar=.9 | 1 un=7900, 6 un=41900 | loose 🥛
      {Cuchara de palo/Espátula/Colador/Rallador} | Imusa, Artesanías del Valle=.8, @=.72 | 1 un=10900 | loose 🥄`,
    ),
    sub(
      'Papelería y jardín',
      '✏',
      'iva19',
      `
      Cuaderno {cosido 100 hojas/argollado 80 hojas/cuadriculado} | Norma, Scribe=.92, @=.7 | 1 un=8900, 3 un=22900 | blister 📓
      {Bolígrafo/Lápiz/Marcador/Colores surtidos} | Norma, Bic=.9, Pelikan=1.05 | 1 un=2900, 12 un=19900 | blister 🖍
      Pegante {en barra/líquido} | Pegastic, Colbón=.9 | 1 un=4900 | blister 📎
      Rosas {rojas/surtidas} | Flores del Cauca | Ramo 12 un=34900 | loose 🌹
      Girasoles | Flores del Cauca | Ramo 6 un=29900 | loose 🌻
      Ramo {primaveral/de astromelias} | Flores del Cauca | 1 un=24900 | loose 💐
      Planta {suculenta/de albahaca/de orquídea} | Vivero El Samán | 1 un=15900 | loose 🪴
      Tierra abonada | Vivero El Samán, Fertiflor | 2 kg=8900, 5 kg=17900 | bag 🌱`,
    ),
  ],
}
