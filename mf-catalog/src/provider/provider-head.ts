import { queryProducts } from '@plaza/contracts/catalog/catalog.api'
import { answerOf, type HeadData, type PageHead } from '@plaza/ui/face'

/** A provider of whom the branch has nothing stays out of search engines. */
export function providerHead(data: HeadData): PageHead {
  const name = data.params.provider ?? 'Proveedor'
  const found = (answerOf(data, queryProducts)?.data.length ?? 0) > 0
  return {
    title: name,
    description: `Productos de ${name} en ${data.business.title}, a domicilio o para recoger en tu sede.`,
    ...(found ? {} : { robots: 'noindex' as const }),
  }
}
