import * as z from 'zod/mini'

const accessSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('anyone') }),
  z.object({ kind: z.literal('signedIn') }),
  z.object({ kind: z.literal('staff'), area: z.string() }),
])

const asset = z.object({ href: z.string(), integrity: z.string() })

/** One version of one remote as a page runs it. `container` is the physical federation name (carries the version). */
export const composedRemote = z.object({
  name: z.string(),
  version: z.string(),
  owner: z.string(),
  container: z.string(),
  entry: asset,
  /** Stylesheets and scripts of the remote's first screen, for `<link rel=stylesheet>` and preload. */
  styles: z.array(asset),
  scripts: z.array(asset),
  /** The version to fall back to when this one fails, when there is one. */
  previous: z.optional(
    z.object({ version: z.string(), container: z.string(), entry: asset, styles: z.array(asset), scripts: z.array(asset) }),
  ),
})

export const composedPage = z.object({
  remote: z.string(),
  page: z.string(),
  paths: z.array(z.string()),
  access: accessSchema,
  title: z.optional(z.string()),
  /** Calls whose answers the first screen needs; see `Preload`. */
  preload: z.array(z.object({ call: z.string(), input: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])) })),
})

export const composedMenuEntry = z.object({
  label: z.string(),
  path: z.string(),
  icon: z.string(),
  order: z.number(),
  menu: z.enum(['admin', 'main']),
})

/** What runs on a page: resolved by the server from business, role and path. Only what this visitor may open. */
export const composition = z.object({
  id: z.string(),
  /** HMAC over the rest, so that the server can trust a composition id and content handed back to it. */
  signature: z.string(),
  business: z.string(),
  role: z.nullable(z.string()),
  remotes: z.record(z.string(), composedRemote),
  pages: z.array(composedPage),
  /** Slot name to the remotes that fill it, in order. */
  slots: z.record(z.string(), z.array(z.string())),
  menu: z.array(composedMenuEntry),
})
export type Composition = z.output<typeof composition>
export type ComposedRemote = z.output<typeof composedRemote>
export type ComposedPage = z.output<typeof composedPage>

/** An answered preload call: `key` is the call's key, `input` its parsed input, `output` the body as the call would answer. */
export const preloaded = z.object({ key: z.string(), input: z.unknown(), output: z.unknown() })

/** Written by the gateway into `<script type="application/json" id="plaza-boot">`; everything the shell needs before its first call. */
export const boot = z.object({
  composition,
  /** The `data` of `GET /api/admin/v1/business`, and the active module codes; null shows the unknown-page screen. */
  business: z.nullable(z.unknown()),
  modules: z.array(z.string()),
  /** Codes of modules that the business has, switched off: some places obey a module only where there is one. */
  modulesOff: z._default(z.array(z.string()), []),
  offices: z.array(z.unknown()),
  branchId: z.nullable(z.string()),
  /** True when the visitor has chosen a branch, false when it is the default. */
  branchChosen: z.boolean(),
  /** `branchId` is set for staff bound to one branch. */
  user: z.nullable(z.object({ id: z.string(), name: z.string(), role: z.string(), branchId: z.nullish(z.string()) })),
  page: z.nullable(z.object({ remote: z.string(), page: z.string(), params: z.record(z.string(), z.string()) })),
  preloaded: z.array(preloaded),
  nonce: z.string(),
  appVersion: z.string(),
  /** Server time, ISO. */
  now: z.string(),
})
export type Boot = z.output<typeof boot>
