import type { HeadData, PageHead } from '@plaza/ui/face'
import { absolute, cityOf } from '../parts/structured-data.ts'

export function homeHead(data: HeadData): PageHead {
  const { business, origin, offices } = data
  const name = business.title
  const city = cityOf(data)
  const logo = business.logos?.['main'] ?? business.logos?.['header']
  const links = (business.footer_config?.social ?? []).map(({ link }) => link).filter((link) => link.startsWith('https://'))
  const site = { '@type': 'WebSite', '@id': `${origin}/#tienda`, name, url: `${origin}/`, inLanguage: 'es-CO' }
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/{search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  const organization = {
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    ...(logo ? { logo: absolute(origin, logo) } : {}),
    ...(links.length > 0 ? { sameAs: links } : {}),
    areaServed: [...new Set(offices.map((office) => office.city))].map((each) => ({ '@type': 'City', name: each })),
  }
  return {
    // The business's own words for its site come first.
    title: business.app_title || `${name}: mercado a domicilio${city ? ` en ${city}` : ''}`,
    description: `Haz tu mercado en línea en ${name}: frutas, verduras, carnes, despensa y aseo, con entrega a domicilio o para recoger en tu sede.`,
    ...(logo ? { image: logo } : {}),
    type: 'website',
    jsonLd: [{ ...site, potentialAction: search }, organization],
  }
}
