import type { HeadData, PageHead } from '@plaza/ui/face'

/** There are endlessly many searches, so none is kept by a search engine. */
export const searchHead = ({ params }: HeadData): PageHead => ({ title: `Resultados para “${params['query'] ?? ''}”`, robots: 'noindex' })
