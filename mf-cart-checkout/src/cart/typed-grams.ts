const unit = { g: 1, k: 1000, l: 500 } as const
const amount = /^\s*([\d.,]+)\s*(?:(g)(?:r|rs|ramos?)?|(k)(?:g|gs|ilos?|ilogramos?)?|(l)(?:b|bs|ibras?)?)?\.?\s*$/i
const thousands = /^\d{1,3}(?:[.,]\d{3})+$/

/** Grams, as people write them: `500`, `500 g`, `1 kg`, `1,5 kilos`, `1.500`, `2 libras`. Null for what is no weight. */
export function typedGrams(text: string): number | null {
  const [, digits = '', ...names] = amount.exec(text) ?? []
  const name = names.find(Boolean)?.toLowerCase() as keyof typeof unit | undefined
  // `1.500` g are a thousand and a half; nobody buys that many kilos.
  const number = Number(thousands.test(digits) && (name ?? 'g') === 'g' ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'))
  return digits === '' || Number.isNaN(number) ? null : Math.round(number * unit[name ?? 'g'])
}
