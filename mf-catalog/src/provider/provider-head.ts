import { queryProducts } from '@plaza/contracts/catalog/catalog.api'
import { answerOf, type HeadData, type PageHead } from '@plaza/ui/face'

/** A provider of whom the branch has nothing is no page of the shop: 404, and out of search engines. */
export function providerHead(data: HeadData): PageHead {
  const name = data.params.provider ?? 'Proveedor'
  const answer = answerOf(data, queryProducts)
  const found = (answer?.data.length ?? 0) > 0
  return {
    title: name,
    description: `Productos de ${name} en ${data.business.title}, a domicilio o para recoger en tu sede.`,
    ...(found ? {} : { robots: 'noindex' as const }),
    // An answer that failed says nothing about the provider.
    ...(answer && !found ? { missing: true as const } : {}),
  }
}
