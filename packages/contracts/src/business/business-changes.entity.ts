import * as z from 'zod/mini'
import { bagsConfig } from '../cart/bags.entity.ts'
import { maybe, moment, pesos } from '../kernel/base.ts'
import { paymentGateways } from '../payments/payment.entity.ts'
import { business, deliveryPriceRules } from './business.entity.ts'

/** Colours a business may have of its own, over those of its theme; names of the design system's tokens. Contrast is measured before they are saved. */
export const ownColors = [
  'action',
  'action-hover',
  'action-tint',
  'action-fg',
  'offer',
  'offer-fg',
  'bg-page',
  'bg-card',
  'fg',
  'fg-muted',
  'outline',
] as const
export type OwnColor = (typeof ownColors)[number]

const {
  id: _id,
  at_business: _atBusiness,
  payment_gateways: _gateways,
  terms_version: _termsVersion,
  lastUpdateDate: _version,
  ...settings
} = business.shape
const amount = z.nullish(pesos.check(z.minimum(0), z.maximum(100_000_000)))
const hexColor = z.nullish(z.string().check(z.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)))
const line = z.nullish(z.string().check(z.maxLength(200)))
/** A page of the shop or of the web; never `javascript:`. */
const address = z.nullish(z.string().check(z.maxLength(2000), z.regex(/^(\/(?![/\\])|https?:\/\/|mailto:|tel:|$)[^\t\r\n]*$/i)))
const limit = z.nullish(z.int().check(z.minimum(0), z.maximum(1_000_000)))
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** a bag without limits is one bag, whatever is bought. */
const newBag = z.extend(bagsConfig, {
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  name: words,
  price_per_bag: pesos.check(z.minimum(0), z.maximum(100_000)),
  products_per_bag: limit,
  products_grams_limit: limit,
})

export const stylesMaxLength = 100_000

/** What a superadmin may change, field by field. Nothing has a default here: a field that is not sent stays as it is. */
export const businessChanges = z.partial(
  z.object({
    ...settings,
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    cart_min_price: amount,
    delivery_price: amount,
    order_carnes_last: z.boolean(),
    delivery_price_rule: z.enum(deliveryPriceRules),
    payment_hold_minutes: z.int().check(z.minimum(1), z.maximum(1440)),
    custom_css_styles: z.nullish(z.string().check(z.maxLength(stylesMaxLength))),
    app_title: line,
    theme: z.nullish(z.enum(['theme_green', 'theme_blue'])),
    logos: z.nullish(z.record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,30}$/)), address)),
    support_url: address,
    habeas_url: z.nullish(
      z
        .string()
        .check(
          z.maxLength(2000),
          z.regex(/^(https?:\/\/[^\s/?#]+[^\s?#]*)?$/i, 'Escribe una dirección que empiece por https://, sin ? ni #.'),
        ),
    ),
    header_message: z.array(z.object({ icon: maybe.text, text: words, link: address })).check(z.maxLength(20)),
    bags_config: z.nullish(z.array(newBag).check(z.maxLength(20))),
    bag_tax: z.nullish(z.array(z.object({ from: moment, amount: pesos.check(z.minimum(0), z.maximum(100_000)) })).check(z.maxLength(30))),
    footer_config: z.nullish(
      z.object({
        text: z.nullish(z.string().check(z.maxLength(2000))),
        columns: z.array(z.object({ title: words, links: z.array(z.object({ text: words, link: address })) })).check(z.maxLength(8)),
        social: z.array(z.object({ icon: words, link: address })).check(z.maxLength(10)),
        legal: z.nullish(z.string().check(z.maxLength(2000))),
      }),
    ),
    custom_static_images: z.nullish(z.record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,40}$/)), address)),
    terms: z.nullish(z.string().check(z.maxLength(200_000))),
    payment_gateways: z.array(z.enum(paymentGateways)).check(z.maxLength(2)),
    colors: z.nullish(z.object(Object.fromEntries(ownColors.map((name) => [name, hexColor])) as Record<OwnColor, typeof hexColor>)),
    legal_identity: z.nullish(z.object({ name: line, nit: line, address: line, phone: line, email: line })),
  }),
)
export type BusinessChanges = z.input<typeof businessChanges>
