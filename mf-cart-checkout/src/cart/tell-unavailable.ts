import { toasts } from '@plaza/ui'

interface Unavailable {
  readonly title: string
  readonly reason: string
}

const named = 3

/** Says which products could not be added and why; nothing when all could. */
export function tellUnavailable(products: readonly Unavailable[]) {
  if (products.length === 0) return
  const names = products.slice(0, named).map(({ title, reason }) => (title ? `${title} (${wordsOf(reason)})` : wordsOf(reason)))
  const more = products.length > named ? ` y ${products.length - named} más` : ''
  toasts.info(`No pudimos agregar: ${names.join(', ')}${more}.`)
}

const wordsOf = (reason: string) => reason.replace(/\.$/, '').toLowerCase()
