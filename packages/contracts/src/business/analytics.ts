import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import type { Business } from './business.entity.ts'

type Ids = Pick<Business, 'ga_measurement_id' | 'gtag_id' | 'gtag_business_id'>

/** S-7-089, B-7: what is measured; the steps of the checkout by A-123. */
export const analyticsNames = [
  'brand_open',
  'cart_screen',
  'category_open',
  'offer_click',
  'recipe_open',
  'recipe_add_all_to_cart',
  'checkout_address',
  'checkout_pay',
  'checkout_bags',
  'checkout_finish',
  'product_detail_open',
] as const
export type AnalyticsName = (typeof analyticsNames)[number]

/** Something worth measuring happened. The shell hands it to Google's tag when a module asks for it; nobody else need know of that tag. */
export const analyticsHappened = event('analytics.happened', {
  kind: 'fact',
  payload: z.object({
    name: z.enum(analyticsNames),
    /** Ids, names of things and amounts; nothing about people. */
    params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }),
})

/** Google's own host, the only one the page's policy opens, and only while a module asks for it. */
export const analyticsOrigin = 'https://www.googletagmanager.com'

/** S-3-135: ids to measure with: ga-tracker the measurement id, gtag-script the two tags. Anything but an id is left out. */
export function analyticsIds(config: Ids, modules: Iterable<string>): string[] {
  const active = new Set(modules)
  const wanted = [
    ...(active.has('ga-tracker') ? [config.ga_measurement_id] : []),
    ...(active.has('gtag-script') ? [config.gtag_id, config.gtag_business_id] : []),
  ]
  return [...new Set(wanted.filter((id) => id !== null && id !== undefined && /^[A-Z]{1,4}-[A-Z0-9-]{4,30}$/i.test(id)) as string[])]
}
