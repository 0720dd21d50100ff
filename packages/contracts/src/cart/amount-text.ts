import { countDisplay } from '../kernel/money.ts'
import type { CartAmount } from '../kernel/quantity.ts'

/** Packs that a subtitle begins with, such as `Bandeja × 500 g`. */
const packs = new Map<string, string>(
  (
    'atado:atados bandeja:bandejas bolsa:bolsas botella:botellas caja:cajas canastilla:canastillas cartón:cartones frasco:frascos ' +
    'galón:galones garrafa:garrafas lata:latas malla:mallas manojo:manojos paquete:paquetes pieza:piezas racimo:racimos rollo:rollos ' +
    'sobre:sobres tarro:tarros tubo:tubos unidad:unidades vaso:vasos'
  )
    .split(' ')
    .map((each) => each.split(':') as [string, string]),
)

/**
 * An amount as people say it: `500 g`, `2 bandejas`, `1 unidad`.
 *
 * @param subTitle Names the pack where it begins with one.
 */
export function amountText(
  { count, countType }: CartAmount,
  unitGram: number | null | undefined,
  subTitle: string | null | undefined,
): string {
  if (countType === 'grams') return countDisplay({ count, countType, unit_gram: unitGram })
  const named = subTitle?.trim().split(/\s/)[0]?.toLocaleLowerCase('es-CO') ?? ''
  const pack = packs.has(named) ? named : 'unidad'
  return `${count} ${count === 1 ? pack : packs.get(pack)}`
}
