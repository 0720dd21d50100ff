import * as z from 'zod/mini'
import { bagsConfig, type BagsConfig } from '../cart/bags.entity.ts'
import { id, maybe, moment, off, pesos } from '../kernel/base.ts'

export const deliveryPriceRules = ['flat', 'zone'] as const

export const headerMessage = z.object({ icon: maybe.text, text: z.string(), link: maybe.text })

const flagOrText = z.nullish(z.union([z.boolean(), z.string()]))

export const customTextFields = z.object({
  shopping_show_products_table: flagOrText,
  cart_continue_button: maybe.text,
  end_shopping_alert: maybe.text,
  comunity: maybe.text,
  categories_with_names: flagOrText,
  categories_title: maybe.text,
  offers_page_title: maybe.text,
  custom_carts_image: maybe.text,
  custom_carts_title: maybe.text,
  custom_carts_description: maybe.text,
})

export const footerConfig = z.object({
  text: maybe.text,
  columns: z._default(z.array(z.object({ title: z.string(), links: z.array(z.object({ text: z.string(), link: z.string() })) })), []),
  social: z._default(z.array(z.object({ icon: z.string(), link: z.string() })), []),
  /** Seller identity (Ley 1480 art. 50): shown as it stands. */
  legal: maybe.text,
})

/** Bag tax in pesos per bag from a day on; the newest entry that has begun applies. */
const bagTax = z.object({ from: moment, amount: pesos })

/** Images by place; `app_shadow` is the backdrop behind the app. */
const images = z.catchall(z.object({ app_shadow: maybe.text }), z.nullish(z.string()))

/** Who sells (Ley 1480, art. 50): shown at the foot of every page of the shop. Ours. */
export const legalIdentity = z.object({
  name: maybe.text,
  nit: maybe.text,
  address: maybe.text,
  phone: maybe.text,
  email: maybe.text,
})
export type LegalIdentity = z.output<typeof legalIdentity>

/** S-1-019: how the shop's maps are drawn; without them the platform's own. `key` is public (Mapbox `pk.`), `style` an address. */
export const mapsSettings = z.object({ key: maybe.text, style: maybe.text })

/** A supermarket's settings as everyone may read them. `theme` theme_blue is blue, anything else green. Prices are whole pesos; 0 or null means none. */
export const business = z.object({
  id: z.optional(id),
  at_business: id,
  app_title: maybe.text,
  title: z.string(),
  theme: maybe.text,
  logos: z.nullish(z.record(z.string(), z.nullish(z.string()))),
  cart_min_price: maybe.pesos,
  delivery_price: maybe.pesos,
  bags_config: z.nullish(z.union([z.array(bagsConfig), bagsConfig])),
  header_message: z._default(z.array(headerMessage), []),
  support_url: maybe.text,
  footer_config: z.nullish(footerConfig),
  custom_css_styles: maybe.text,
  order_carnes_last: off,
  gtag_id: maybe.text,
  gtag_business_id: maybe.text,
  ga_measurement_id: maybe.text,
  custom_static_images: z.nullish(images),
  custom_text_fields: z.nullish(customTextFields),
  /** */
  delivery_price_rule: z._default(z.enum(deliveryPriceRules), 'flat'),
  /** When an order arrives, in the business's own words (Ley 2439: said before buying). Ours. */
  delivery_promise: maybe.text,
  /** Minutes an unpaid online order keeps its stock. */
  payment_hold_minutes: z._default(z.int(), 30),
  bag_tax: z.nullish(z.array(bagTax)),
  /** Public names of the online gateways switched on; no keys. Ours. */
  payment_gateways: z.optional(z.array(z.string())),
  /** Text of the terms page, sanitised HTML. Ours. */
  terms: maybe.text,
  /** Names the text of `terms` as it is now: part of its SHA-256. Null without a text. Ours, read only. */
  terms_version: maybe.text,
  maps: z.nullish(mapsSettings),
  /** base address of the four habeas calls (cities, neighbourhoods, two downloads); null is this server. */
  habeas_url: maybe.text,
  /** Ours. */
  colors: z.nullish(z.record(z.string(), z.nullish(z.string()))),
  legal_identity: z.nullish(legalIdentity),
  /** When any of it was changed last: what `If-Match` of a change names. Ours, read only. */
  lastUpdateDate: maybe.moment,
})
export type Business = z.output<typeof business>

/** always a list. */
export function bagChoices(config: Business['bags_config']): BagsConfig[] {
  if (config === null || config === undefined) return []
  return Array.isArray(config) ? config : [config]
}

export const isBlue = (config: Pick<Business, 'theme'>): boolean => config.theme === 'theme_blue'
