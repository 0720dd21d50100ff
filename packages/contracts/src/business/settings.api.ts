import * as z from 'zod/mini'
import { staff } from '../kernel/access.ts'
import { maybe } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { paymentGateways } from '../payments/payment.entity.ts'
import { business } from './business.entity.ts'
import { businessChanges, stylesMaxLength } from './business-changes.entity.ts'
import { businessProblems } from './business.messages.ts'

/**
 * Takes the changed fields only and answers the whole configuration. With `If-Match` (the `ETag` of `getBusiness`) a change
 * that somebody else overtook is refused; without it the last one wins.
 *
 * @throws BUSINESS_CHANGED with `data.current`, the configuration as it is now, and `data.yours`, what was sent.
 */
export const updateBusiness = call({
  api: 'admin',
  method: 'PUT',
  path: '/business',
  access: staff('businessConfig'),
  input: businessChanges,
  output: z.object({ data: business }),
  problems: [
    businessProblems.stylesRefused,
    businessProblems.mapKeyRefused,
    businessProblems.mapStyleRefused,
    businessProblems.businessChanged,
  ],
  summary: 'Cambia la configuración de la empresa.',
})

/** Why a part of the styles may not stand, and where. */
export const styleRefusal = z.object({ line: z.int(), column: z.int(), message: z.string() })
export type StyleRefusal = z.output<typeof styleRefusal>

const styles = z.string().check(z.maxLength(stylesMaxLength))

/**
 * B-7-067. Nothing is saved while a part is refused; `details` names lines. `If-Match` counts as it does for `updateBusiness`:
 * styles are of the same version as the other settings.
 *
 * @throws BUSINESS_CHANGED with `data.current`, the configuration as it is now.
 */
export const saveStyles = call({
  api: 'admin',
  method: 'PUT',
  path: '/business/styles',
  access: staff('businessConfig'),
  input: z.object({ at_business: z.optional(z.string()), styles }),
  output: z.object({ data: z.object({ styles: z.string(), lastUpdateDate: maybe.moment }) }),
  problems: [businessProblems.stylesRefused, businessProblems.businessChanged],
  summary: 'Guarda los estilos CSS de la tienda.',
})

/** What would stand in a page of these styles, and what would not; for the editor and the preview. Saves nothing. */
export const checkStyles = call({
  api: 'admin',
  method: 'POST',
  path: '/business/styles/check',
  access: staff('businessConfig'),
  input: z.object({ styles }),
  output: z.object({ data: z.object({ css: z.string(), refusals: z.array(styleRefusal) }) }),
  summary: 'Revisa estilos CSS sin guardarlos.',
})

/** What is known of a gateway's keys: never the keys themselves, but the public one, which every buyer's browser sees. */
const keysState = z.object({
  gateway: z.enum(paymentGateways),
  /** `own`: the business's, `platform`: those of the environment, `sandbox`: the bundled provider, `none`: nobody can pay by it. */
  source: z.enum(['own', 'platform', 'sandbox', 'none']),
  public_key: maybe.text,
  changed_at: maybe.moment,
})
export type KeysState = z.output<typeof keysState>

export const getPaymentKeys = call({
  api: 'admin',
  method: 'GET',
  path: '/business/payment-keys',
  access: staff('businessConfig'),
  input: z.object({}),
  output: z.object({ data: z.array(keysState) }),
  summary: 'De quién son las llaves de cada pasarela; nunca las llaves.',
})

const key = (start: string) => z.string().check(z.trim(), z.maxLength(200), z.regex(new RegExp(`^${start}\\S{8,}$`)))

export const wompiKeys = z.object({
  public_key: key('pub_(test|prod)_'),
  private_key: key('prv_(test|prod)_'),
  integrity_secret: key('(test|prod)_integrity_'),
  events_secret: key('(test|prod)_events_'),
})
export const credibancoKeys = z.object({
  user: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)),
  password: z.string().check(z.minLength(6), z.maxLength(200)),
})

/** Write-only: keys go in, whole sets at a time, and never come out. Null takes them away. */
export const savePaymentKeys = call({
  api: 'admin',
  method: 'PUT',
  path: '/business/payment-keys',
  access: staff('businessConfig'),
  input: z.object({ wompi: z.nullish(wompiKeys), credibanco: z.nullish(credibancoKeys) }),
  output: z.object({ data: z.array(keysState) }),
  problems: [businessProblems.keysMixed],
  summary: 'Guarda las llaves de las pasarelas de pago de la empresa.',
})

/** One picture (multipart, field `picture`), decoded and written anew; answers the address that settings may name. */
export const uploadPicture = call({
  api: 'admin',
  method: 'POST',
  path: '/business/pictures',
  access: staff('businessConfig'),
  sends: 'multipart',
  input: z.object({ picture: z.optional(z.unknown()) }),
  output: z.object({ data: z.object({ address: z.string() }) }),
  problems: [businessProblems.pictureMissing],
  summary: 'Guarda una imagen de la empresa.',
})
