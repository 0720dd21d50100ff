import { customText } from '@plaza/ui'
import type { HeadData, PageHead } from '@plaza/ui/face'
import { breadcrumbs, cityOf } from '../parts/structured-data.ts'
import { offersTitle } from './offers-calls.ts'

export function offersHead(data: HeadData): PageHead {
  const city = cityOf(data)
  return {
    title: customText(data.business, 'offers_page_title', offersTitle),
    description: `Las ofertas de hoy en ${data.business.title}${city ? `, en ${city}` : ''}: el mayor descuento primero, con precio por unidad de medida.`,
    jsonLd: [
      breadcrumbs(data.origin, [
        ['Inicio', '/'],
        ['Ofertas', '/offers'],
      ]),
    ],
  }
}
