import { getBrand } from '@plaza/contracts/catalog/catalog.api'
import { mediaSource } from '@plaza/ui'
import { answerOf, type HeadData, type PageHead } from '@plaza/ui/face'
import { breadcrumbs, cityOf } from '../parts/structured-data.ts'

/** A brand that nobody knows stays out of search engines. */
export function brandHead(data: HeadData): PageHead {
  const brand = answerOf(data, getBrand)?.data.brand
  if (!brand) return { title: 'Marca', robots: 'noindex' }
  const city = cityOf(data)
  return {
    title: brand.displayName,
    description: `Productos ${brand.displayName} en ${data.business.title}${city ? `, en ${city}` : ''}: precios de hoy, a domicilio o para recoger en tu sede.`,
    ...(brand.logo ? { image: mediaSource(brand.logo, 480) } : {}),
    jsonLd: [
      breadcrumbs(data.origin, [
        ['Inicio', '/'],
        [brand.displayName, `/brand/name/${encodeURIComponent(brand.name)}`],
      ]),
    ],
  }
}
