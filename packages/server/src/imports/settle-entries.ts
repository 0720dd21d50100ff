import { discountOf, isNetAbovePrice, netAbovePrice, netOf } from '@plaza/contracts/catalog/branch-price.rules'
import type { ImportedEntry } from './map-row.ts'

type Known = ReadonlyMap<string, Required<ImportedEntry>> | undefined

/** Prices of each branch with the percentage that they make; a file that says only a percentage says a net price. */
export function settleEntries(entries: ReadonlyMap<string, ImportedEntry>, known: Known): Map<string, ImportedEntry> {
  return new Map([...entries].map(([office, entry]) => [office, settleEntry(entry, known?.get(office))]))
}

/** Why a branch's prices contradict each other; null when they do not. */
export function priceFaultOf(entries: ReadonlyMap<string, ImportedEntry>, known: Known): string | null {
  const isWrong = [...entries].some(([office, entry]) => {
    const { price = 0, price_neto = 0 } = { ...known?.get(office), ...entry }
    return saysPrice(entry) && isNetAbovePrice({ price, price_neto })
  })
  return isWrong ? netAbovePrice : null
}

const saysPrice = ({ price, price_neto, discount }: ImportedEntry) =>
  price !== undefined || price_neto !== undefined || discount !== undefined

function settleEntry(entry: ImportedEntry, known: Required<ImportedEntry> | undefined): ImportedEntry {
  if (!saysPrice(entry)) return entry
  const price = entry.price ?? known?.price ?? 0
  const isNewPercentage = entry.price_neto === undefined && entry.discount !== undefined && entry.discount !== known?.discount
  const price_neto = isNewPercentage ? netOf(price, entry.discount ?? 0) : (entry.price_neto ?? netKept(price, known))
  return { ...entry, price_neto, discount: discountOf({ price, price_neto }) }
}

// A net price that was the price stays the price.
const netKept = (price: number, known: Required<ImportedEntry> | undefined) =>
  known !== undefined && known.price_neto === known.price ? price : (known?.price_neto ?? 0)
