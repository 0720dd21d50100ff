/** Lower case, without accents, single spaces: what is stored for search and what is asked. ñ becomes n on both sides. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

interface Searchable {
  title: string
  title_large?: string | null | undefined
  subTitle?: string | null | undefined
  brand?: string | null | undefined
  provider?: string | null | undefined
  tags?: readonly string[] | undefined
  id_item?: string | undefined
  bar_code?: string | null | undefined
}

/** The `search_text` of a product: every word by which people look for it. */
export function searchTextOf(product: Searchable, categoryNames: readonly string[] = []): string {
  const { title, title_large, subTitle, brand, provider, tags = [], id_item, bar_code } = product
  const words = plainText(
    [title, title_large, subTitle, brand, provider, ...tags, ...categoryNames, id_item, bar_code].filter(Boolean).join(' '),
  ).split(' ')
  return [...new Set(words)].join(' ')
}

/** The text of a Spanish tsquery: every word, each as a prefix. Empty when nothing is asked. */
export const prefixQuery = (query: string): string =>
  plainText(query)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 12)
    .map((word) => `${word}:*`)
    .join(' & ')
