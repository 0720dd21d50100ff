import { type Department, sub } from './row.ts'

export const congelados: Department = {
  key: 'congelados',
  name: 'Congelados',
  item: '🍦',
  ground: '#5bb0d6',
  care: 'Mantener congelado a −18 °C. No volver a congelar después de descongelado.',
  subs: [
    sub(
      'Helados y paletas',
      '🍨',
      'iva19',
      `
      Helado de {vainilla/chocolate/fresa/ron con pasas/arequipe} | Crem Helado, Colombina=.92, Mimo’s=1.15, @=.76 | Litro 1000 ml=15900, Tarro 2000 ml=26900 | tub 🍨
      Helado artesanal de {lulo/guanábana/maracuyá/coco} | Mimo’s, Ventolini=1.08, Paletas del Valle | Vaso 500 ml=18900 | tub 🍨
      Paleta {Chococono/Jet/Polet/Drácula/Bocatto} | Crem Helado | Unidad 1 un=4300, 6 un=22900 | bar 🍦
      Paleta de {mango biche/mora/coco/salpicón} | Paletas del Valle, @ | Unidad 1 un=3200, 6 un=16900 | bar 🍧`,
    ),
    sub(
      'Pulpas de fruta',
      'guanabana',
      'iva19',
      `
      Pulpa de {lulo/maracuyá/guanábana/mora/mango/guayaba/tomate de árbol/fresa/curuba/borojó} | Alpina=1.1, Canoa=.96, Frutal del Valle, @=.82 | 250 g=4900, 500 g=8900 | pouch 🥭
      Frutas congeladas {frutos rojos/mango en cubos/piña en cubos} | La Huerta Fresca, Frutal del Valle, @ | 500 g=13900 | pouch 🍓`,
    ),
    sub(
      'Papas, yucas y patacones',
      '🍟',
      'iva19',
      `
      Papa a la francesa {tradicional/cascos/ondulada} | McCain, Rapipapa=.92, @=.78 | 500 g=8900, 1 kg=15900, 2.5 kg=35900 | bag 🍟
      Papa criolla precocida | Rapipapa, McCain, @ | 500 g=8900, 1 kg=15400 | bag 🥔
      Croqueta de yuca | Rapipapa, Raíces del Quindío, @ | 500 g=9400 | bag yuca
      Yuca en cascos | Rapipapa, Raíces del Quindío | 500 g=6900, 1 kg=12400 | bag yuca
      Patacón {prefrito/mini} | Rapipapa, Chips del Pacífico, @ | 500 g=9900 | bag 🍌
      Aborrajado | @, Chips del Pacífico | 4 un=11900 | flatbox 🍌
      Tajadas de maduro | Rapipapa, @ | 400 g=8400 | bag 🍌`,
    ),
    sub(
      'Listos para hornear',
      '🥟',
      'iva19',
      `
      Pandebono congelado | Tostao del Valle, Guadalupe, @ | 10 un=11900, 20 un=21900 | bag pandebono
      {Pandeyuca/Almojábana/Buñuelo/Palito de queso} congelado | Tostao del Valle, Guadalupe, @ | 10 un=12900 | bag almojabana
      Deditos de queso | Tostao del Valle, Zenú, @ | 10 un=12400, 20 un=22900 | bag 🧀
      Empanada congelada de {carne/pollo/pipián} | Tostao del Valle, La Campesina Valluna, @ | 10 un=14900, 20 un=27900 | bag 🥟
      Pizza {hawaiana/pepperoni/tres quesos/pollo con champiñones} | Zenú, Tostao del Valle=.92, @=.8 | Personal 200 g=10900, Familiar 500 g=23900 | flatbox 🍕
      Lasaña {de carne/de pollo/mixta} | Zenú, Doria, @ | 350 g=14900, 1 kg=36900 | flatbox 🍝
      Hojaldre | Guadalupe, Tostao del Valle | 400 g=9900 | pouch 🥐
      Arepa de huevo | La Campesina Valluna, @ | 4 un=11900 | bag arepaAmarilla`,
    ),
    sub(
      'Verduras congeladas',
      '🥦',
      'iva19',
      `
      Mezcla de verduras {tradicional/oriental/para arroz} | La Huerta Fresca, McCain, @ | 500 g=8900, 1 kg=15900 | bag 🥕
      {Brócoli/Arveja/Habichuela/Maíz tierno/Espinaca} congelada al natural | La Huerta Fresca, McCain, @ | 500 g=8400 | bag 🥦
      Hielo en cubos | Hielo Ártico, @ | 2 kg=4900, 5 kg=9900 | bag 🧊`,
    ),
  ],
}
