import type { BannerSection } from '@plaza/contracts/catalog/offer.entity'

/** Where each section stands for shoppers. */
export const sectionLabels: Record<BannerSection, string> = {
  HOME: 'Carrusel principal',
  HOME_TOP_BANNER: 'Franja superior',
  HOME_1_FULL: 'Fila 1, a todo lo ancho',
  HOME_1_LEFT: 'Fila 1, izquierda',
  HOME_1_RIGHT: 'Fila 1, derecha',
  HOME_2_SLIDE: 'Fila 2, carrusel',
  HOME_3_LEFT: 'Fila 3, izquierda',
  HOME_4_LEFT: 'Fila 4, izquierda',
  HOME_4_RIGHT_1: 'Fila 4, derecha arriba',
  HOME_4_RIGHT_2: 'Fila 4, derecha abajo',
  HOME_SECOND: 'Segunda franja',
  HOME_THREE: 'Tercera franja',
  HOME_FOUR: 'Cuarta franja',
  HOME_BRANDS: 'Marcas',
  COMUNIDADES_BANNER_1: 'Cabecera de la comunidad',
  'HOME-POP-UP': 'Ventana al entrar',
  'CHECKOUT-COUPONS': 'Cupones al pagar',
  OFFERS_TOP: 'Cabecera de ofertas',
}

export const sectionLabel = (section: string) => sectionLabels[section as BannerSection] ?? section
