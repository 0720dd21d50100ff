import { cardFlags, type SubCategoryCardConfig } from '@plaza/contracts/catalog/card-config.entity'
import { type ShownFlag, usualOnCard, usualOnDetail } from '@plaza/contracts/catalog/card-usual'

export type Surface = 'card' | 'detail'
type Config = Readonly<SubCategoryCardConfig> | null | undefined

/** What each flag decides, in the words of staff. */
export const flagLabels: Readonly<Record<ShownFlag, string>> = {
  image: 'Imagen',
  likes: 'Me gusta',
  brand: 'Marca',
  show_sub_title: 'Subtítulo',
  provider: 'Proveedor',
  price: 'Precio',
  discount: 'Descuento',
  sku: 'SKU',
  pum: 'Precio por unidad de medida (PUM)',
  tags: 'Etiquetas',
  kg_detail: 'Detalle por kilo',
  price_preview_kg: 'Precio por kilo',
  unit_gram_force: 'Precio por gramaje',
  only_buy_units: 'Solo compra por unidades',
  select_only_grams: 'Solo compra por gramos',
}

/** Only a sub-category can be sold by the gram alone (S-3-088). */
export const flagsFor = (ofSub: boolean): readonly ShownFlag[] => (ofSub ? [...cardFlags, 'select_only_grams'] : cardFlags)

export const keyOf = (flag: ShownFlag, surface: Surface) => (surface === 'detail' ? (`${flag}_detail` as const) : flag)
export const alertKeys = { card: 'alert_before_add', detail: 'alert_before_add_detail' } as const

/** What a shopper would get: the first configuration that says something, else as usual. */
export function shown(flag: ShownFlag, surface: Surface, ...configs: Config[]): boolean {
  const key = keyOf(flag, surface)
  for (const config of configs) {
    const said = config?.[key]
    if (said !== null && said !== undefined) return said
  }
  return (surface === 'detail' ? usualOnDetail : usualOnCard)[flag]
}

export const withFlag = (config: SubCategoryCardConfig, flag: ShownFlag, surface: Surface, on: boolean): SubCategoryCardConfig => ({
  ...config,
  [keyOf(flag, surface)]: on,
})

export const sameConfig = (one: Config, other: Config): boolean => JSON.stringify(said(one)) === JSON.stringify(said(other))

const said = (config: Config) =>
  Object.entries(config ?? {})
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
