import { type Department, sub } from './row.ts'

export const cuidadoPersonal: Department = {
  key: 'cuidado',
  name: 'Cuidado personal',
  item: '🧴',
  ground: '#7f8fd6',
  care: 'Uso externo. Si presenta irritación, suspenda su uso.',
  subs: [
    sub(
      'Shampoo y acondicionador',
      '🧴',
      'iva19',
      `
      Shampoo {anticaspa/rizos definidos/hidratación/caída control} | Head & Shoulders=1.15, Pantene=1.08, Savital=.82, Sedal=.92, @=.68 | Sachet 10 ml=900, Frasco 400 ml=18900, Frasco 700 ml=28900 | shampoo 🌿 #3f7fb5
      Acondicionador {reparación/hidratación/brillo} | Pantene, Savital=.82, Sedal=.92, Elvive=1.1, @=.7 | 200 ml=11900, 400 ml=19400 | shampoo 🌸 #d9a5c7
      Crema para peinar {rizos/liso/coco} | Savital, Sedal, Elvive, Kaba=1.05 | 300 ml=14900 | tube 🥥
      Tratamiento capilar de {sábila/aguacate/keratina} | Savital, Kaba, Pantene | Sobre 30 ml=2900, Tarro 300 g=17900 | jar aguacate #cfe3b5
      Gel fijador | Ego, Rolda=.9, @ | 250 g=7900, 500 g=12900 | tub limpio
      Tinte {castaño/negro/rubio/rojizo} | Igora=1.1, Koleston, Nutrisse | 1 un=21900 | box 💇`,
    ),
    sub(
      'Jabones de baño',
      '🧼',
      'iva19',
      `
      Jabón de tocador {avena/floral/coco/sábila/antibacterial} | Protex=1.1, Dove=1.3, Palmolive, Rexona=.95, Johnson’s=1.15, @=.68 | 110 g=3300, 3x110 g=9400 | flatbox jabon
      Jabón líquido para manos {frutos rojos/vainilla/antibacterial} | Protex, Palmolive, Familia, @ | 221 ml=8900, Doypack 500 ml=11900 | pump 🫧 #f2b8c6
      Gel de baño {relajante/exfoliante/masculino} | Dove, Palmolive, Nivea | 400 ml=19900 | shampoo 🌊 #7fb8d6
      Gel antibacterial | Familia, Protex, @ | 60 ml=3900, 250 ml=8900, 1000 ml=19900 | pump limpio #d4ecf5
      Jabón íntimo {diario/fresco} | Nosotras, Lactacyd=1.3, Intibon=.92 | 150 ml=16900 | pump 🌸 #f6d5e3`,
    ),
    sub(
      'Cuidado oral',
      '🪥',
      'iva19',
      `
      Crema dental {triple acción/blanqueadora/herbal/sensitiva} | Colgate, Oral-B=1.06, Fluocardent=.78, Sensodyne=1.9, @=.66 | 75 ml=5900, 100 ml=8400, 3x75 ml=15900 | flatTube menta
      Cepillo dental {suave/medio/infantil} | Colgate, Oral-B, Pro=.8, @=.62 | 1 un=5900, 2 un=9900, 4 un=16900 | blister 🪥
      Enjuague bucal {menta fresca/sin alcohol/blanqueador} | Listerine=1.1, Colgate, Oral-B, @=.7 | 250 ml=11900, 500 ml=18900 | bottle menta #5fc9c0
      Seda dental {con cera/menta} | Colgate, Oral-B, Pro | 50 m=8900 | blister 🦷`,
    ),
    sub(
      'Desodorantes',
      '🌬',
      'iva19',
      `
      Desodorante en {aerosol/barra/roll on/crema} para mujer | Rexona, Dove=1.12, Nivea=1.06, Lady Speed Stick=.98, @=.7 | 1 un=13900 | aerosol 🌸
      Desodorante en {aerosol/barra/roll on} para hombre | Rexona, Nivea, Speed Stick=.96, Axe=1.05, Gillette=1.1 | 1 un=13900 | aerosol 🌊
      Desodorante en sachet | Yodora=.9, Rexona, Speed Stick | 10x9 g=8900 | sachet 🌿
      Talco para pies | Mexsana, Yodora, Tena Pie=.95 | 85 g=8900, 200 g=15900 | shampoo 🦶 #f4f4f4`,
    ),
    sub(
      'Cremas y protección solar',
      '🌞',
      'iva19',
      `
      Crema corporal {almendras/avena/coco/humectación profunda} | Nivea, Lubriderm=1.3, Johnson’s, Hinds=.82, @=.68 | 200 ml=10900, 400 ml=18900, 1000 ml=33900 | pump 🥥 #f4e4d0
      Crema de manos | Nivea, Neutrogena=1.4, @ | 75 ml=9900 | tube 🌸
      Crema facial {hidratante/antiedad/matificante} | Ponds, Nivea, Neutrogena=1.6 | 50 g=21900 | jar 🌸 #f7e3ea
      Protector solar {FPS 30/FPS 50/FPS 50 infantil} | Nivea, Sundark=.85, Bloqsol=.9, Neutrogena=1.5 | 120 ml=32900 | tube 🌞
      Repelente en {aerosol/crema/toallitas} | Stay Off=1.02, Nopikex, Off=1.06 | 1 un=15900 | spray 🦟 #a5d06a
      Algodón {en bolas/en torunda} | JGB, @ | 100 g=5900 | pouch 🤍`,
    ),
    sub(
      'Protección femenina y afeitado',
      '🪒',
      'iva19',
      `
      Toallas higiénicas {nocturnas/invisible con alas/tela suave} | Nosotras, Kotex=.97, Stayfree=.96, Ellas=.78, @=.68 | 10 un=6400, 30 un=15900 | pouch 🌸 | exento
      Protectores diarios {largos/multiestilo} | Nosotras, Kotex, Carefree, @ | 15 un=3900, 60 un=11900, 150 un=22900 | flatbox 🌸 | exento
      Tampones {regular/súper} | Nosotras, Tampax=1.2 | 10 un=12900 | flatbox 🌸 | exento
      Máquina de afeitar {2 hojas/3 hojas} | Gillette, Schick=.92, Bic=.66, @=.56 | 2 un=8900, 4 un=15900 | blister 🪒
      Máquina de afeitar para mujer | Venus, Schick, Bic | 2 un=10900 | blister 🪒
      Espuma de afeitar | Gillette, Nivea, Barbasol=.8 | 175 ml=15900 | aerosol 🫧
      Repuestos de afeitar | Gillette, Schick | 4 un=34900 | blister 🪒`,
    ),
  ],
}

export const bebes: Department = {
  key: 'bebes',
  name: 'Bebés',
  item: '🍼',
  ground: '#8cc3e6',
  care: 'Consulte a su pediatra. La leche materna es el mejor alimento para el niño.',
  subs: [
    sub(
      'Pañales',
      'panal',
      'iva19',
      `
      Pañales etapa {0/1/2/3/4/5} | Winny, Huggies=1.12, Pequeñín=.92, Baby Sec=.8, @=.72 | 30 un=27900, 50 un=44900 | pouch panal
      Pañal pantalón etapa {3/4/5} | Winny, Huggies, Pequeñín | 30 un=36900 | pouch panal
      Pañales de piscina | Huggies, Winny | 10 un=24900 | pouch panal`,
    ),
    sub(
      'Pañitos y aseo del bebé',
      '🧴',
      'iva19',
      `
      Pañitos húmedos {con aloe/sin fragancia/con manzanilla} | Winny, Pequeñín=.9, Huggies=1.08, Johnson’s=1.1, @=.68 | 50 un=6400, 100 un=10900, 3x80 un=24900 | pouch pano
      Crema antipañalitis | Desitin, Crema Cero=.9, Almipro=.96 | 60 g=18900, 110 g=29900 | tube 🍼
      {Shampoo/Jabón líquido/Colonia/Aceite} para bebé | Johnson’s, Winny=.9, Arrurrú=.82 | 200 ml=16900, 400 ml=27900 | shampoo 🐻 #f6dc8c
      Talco para bebé | Johnson’s, Arrurrú | 200 g=15900 | shampoo 🐻 #eef3f8`,
    ),
    sub(
      'Fórmulas, cereales y compotas',
      '🍼',
      'iva5',
      `
      Fórmula infantil etapa {1/2/3} | Nan=1.1, Similac=1.15, Enfamil=1.12, Klim Crecer=.72 | Tarro 400 g=48900, Tarro 900 g=94900 | soupcan 🍼
      Compota de {manzana/pera/mango/ciruela/frutas mixtas} | Gerber, Alpina Baby=.95, San Jorge=.86 | Frasco 113 g=3900, Doypack 90 g=4300 | jar 🍎 #e9c46a
      Cereal infantil de {arroz/trigo con leche/multicereal} | Nestum=1.02, Gerber, Blemil=1.3 | 200 g=13900 | box 🥣
      Galletas para bebé | Gerber, Noel | 150 g=7900 | flatbox 🍪
      {Tetero/Chupo/Vaso entrenador} | Avent=1.5, Nuk=1.3, Baby Pie | 1 un=24900 | blister 🍼 | iva19`,
    ),
  ],
}

export const salud: Department = {
  key: 'salud',
  name: 'Droguería y bienestar',
  item: '💊',
  ground: '#6fb18e',
  care: 'Es un producto de venta libre. Si los síntomas persisten, consulte a su médico.',
  subs: [
    sub(
      'Primeros auxilios',
      '🩹',
      'iva19',
      `
      Curas {tela elástica/infantiles/transparentes} | Cureband=.94, Hansaplast=1.1, @=.7 | 20 un=5400, 100 un=17900 | flatbox 🩹
      Alcohol antiséptico | JGB, MK=.96, @=.78 | 350 ml=5400, 700 ml=9400 | bottle limpio #e9f3f8
      Agua oxigenada | JGB, MK, @ | 120 ml=3400 | bottle limpio #cfd8dd
      {Gasa/Esparadrapo/Venda elástica/Micropore} | Hansaplast, Alfasafe=.85, @=.74 | 1 un=6900 | flatbox 🩹
      Tapabocas desechable | Alfasafe, @ | 10 un=4900, 50 un=16900 | flatbox 😷
      Termómetro digital | MK, Alfasafe | 1 un=24900 | blister 🌡`,
    ),
    sub(
      'Malestares comunes',
      '💊',
      'excluido',
      `
      Suero oral de {manzana/coco/cereza/uva} | Pedialyte=1.12, Electrolit, Hidraplus=.88 | 500 ml=8900 | bottle 🍎 #f3b0a5
      Sal de frutas {limón/original} | Sal de Frutas Lúa, Eno=1.1 | Sobre 9 g=2100, 12x9 g=19900 | sachet 🍋
      Bicarbonato de sodio | JGB, El Rey, @ | 50 g=2300, 200 g=5400 | sachet limpio
      Pastillas para la garganta {miel limón/mentol/cereza} | Halls=.7, Vick=1.1, Robitussin | 12 un=5900 | flatbox 🍯
      Ungüento mentolado | Vick, Mentol Davis=.8 | 12 g=5900, 50 g=14900 | jar menta #2f7fb5
      Antiácido masticable | MK, Pepto=1.2 | 12 un=9900 | flatbox 💊`,
    ),
    sub(
      'Vitaminas y suplementos',
      '🍊',
      'iva19',
      `
      Vitamina C {naranja/mandarina/efervescente} | Cebión=1.1, MK, La Santé=.9 | 10 un=8900, 100 un=39900 | flatbox 🍊
      Multivitamínico {adultos/niños/mujer} | Centrum=1.3, Vitafull, La Santé | 30 un=42900 | jar 💊 #f4efe2
      Colágeno hidrolizado {frutos rojos/natural} | Funat, Vivesana, Healthy América=1.1 | 300 g=49900 | jar 🍓 #f4d5d0
      Complemento nutricional de {vainilla/fresa/chocolate} | Ensure=1.25, Ensoy=.8, Glucerna=1.3 | Tarro 400 g=52900, Botella 237 ml=10900 | soupcan 🥛
      Proteína en polvo de {vainilla/chocolate} | Healthy América, Nutramerican | 1 kg=129900 | jar 💪 #2b2b2b
      Aceite de {hígado de bacalao/omega 3} | Funat, La Santé | 60 un=38900 | jar 🐟 #e8b04a`,
    ),
  ],
}
