import * as z from 'zod/mini'
import { anyone, staff } from '../kernel/access.ts'
import { id, maybe, moment } from '../kernel/base.ts'
import { call, prefixes } from '../kernel/call.ts'
import { longText, shortText } from '../kernel/query.ts'
import { boot } from './composition.entity.ts'
import { registryProblems as problems } from './registry.messages.ts'

/** PUT with a gzip tarball as body; mounted by hand. `business` '*' is the channel of every business that is not pinned. */
export const publishVersionPath = (name: string, version: string): string => `${prefixes.platform}/remotes/${name}/versions/${version}`
export const everyBusiness = '*'

const remoteChannel = z.object({
  business: z.string(),
  active_version: z.string(),
  previous_version: maybe.text,
  activated_by: maybe.text,
  activated_at: maybe.moment,
  /** A share of this channel's visitors gets this version instead. */
  canary_version: maybe.text,
  canary_percent: z._default(z.int(), 0),
})

export const remoteSummary = z.object({
  name: z.string(),
  owner: z.string(),
  versions: z.array(z.object({ version: z.string(), published_at: maybe.moment, published_by: maybe.text })),
  channels: z.array(remoteChannel),
})
export type RemoteSummary = z.output<typeof remoteSummary>

export const activateVersion = call({
  api: 'platform',
  method: 'POST',
  path: '/remotes/:name/activate',
  access: staff('remotes'),
  input: z.object({ name: id, version: id, business: z.optional(id) }),
  output: z.object({ channel: remoteChannel }),
  problems: [problems.remoteUnknown, problems.versionUnknown],
  summary: 'Activa una versión de un remoto.',
})

export const rollbackRemote = call({
  api: 'platform',
  method: 'POST',
  path: '/remotes/:name/rollback',
  access: staff('remotes'),
  input: z.object({ name: id, business: z.optional(id) }),
  output: z.object({ channel: remoteChannel }),
  problems: [problems.remoteUnknown, problems.nothingToRollBack],
  summary: 'Vuelve a la versión anterior de un remoto.',
})

export const listRemotes = call({
  api: 'platform',
  method: 'GET',
  path: '/remotes',
  access: staff('remotes'),
  input: z.object({}),
  output: z.object({ data: z.array(remoteSummary) }),
  summary: 'Remotos, sus versiones y sus canales.',
})

/** Tries a version on a share of a channel's visitors; `version` null or 0 per cent ends it. Moving the channel ends it too. */
export const tryVersion = call({
  api: 'platform',
  method: 'PUT',
  path: '/remotes/:name/canary',
  access: staff('remotes'),
  input: z.object({ name: id, version: z.nullable(id), percent: z.int().check(z.minimum(0), z.maximum(100)), business: z.optional(id) }),
  output: z.object({ channel: remoteChannel }),
  problems: [problems.channelUnknown, problems.versionUnknown, problems.canaryIsActive],
  summary: 'Prueba una versión con una parte de los visitantes.',
})

const versionHealth = z.object({
  version: z.string(),
  views: z.int(),
  errors: z.int(),
  /** Errors per page view; null while nobody has seen it. */
  error_rate: maybe.number,
  /** 75th percentiles: milliseconds, CLS as a score. */
  lcp: maybe.number,
  inp: maybe.number,
  cls: maybe.number,
})
export type VersionHealth = z.output<typeof versionHealth>

export const getRemoteHealth = call({
  api: 'platform',
  method: 'GET',
  path: '/remotes/:name/health',
  access: staff('remotes'),
  input: z.object({ name: id }),
  output: z.object({ data: z.array(versionHealth) }),
  summary: 'Errores y métricas de cada versión en los últimos siete días.',
})

const keptComposition = z.object({
  id,
  business: z.string(),
  role: maybe.text,
  remotes: z.array(z.object({ name: z.string(), version: z.string() })),
  first_seen: moment,
})
export type KeptComposition = z.output<typeof keptComposition>

/** What ran on the page of an order, or under the composition that an error names. */
export const findComposition = call({
  api: 'platform',
  method: 'GET',
  path: '/compositions',
  access: staff('remotes'),
  input: z.object({
    business: z.optional(id),
    order: z.optional(z.string().check(z.maxLength(100))),
    composition: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({ data: keptComposition }),
  problems: [problems.compositionUnknown],
  summary: 'Qué versiones corrían en la página de un pedido o de un error.',
})

/** What the gateway would write into the HTML of `path`, for this visitor. */
export const getComposition = call({
  api: 'platform',
  method: 'GET',
  path: '/composition',
  access: anyone,
  input: z.object({ path: z._default(z.string().check(z.maxLength(2000)), '/') }),
  output: boot,
  summary: 'Composición de una página.',
})

const report = z.object({
  kind: z.enum(['vital', 'error']),
  /** Vital's name (`LCP`) or error's name (`ChunkLoadError`). */
  name: shortText,
  value: maybe.number,
  message: z.nullish(longText),
  stack: z.nullish(z.string().check(z.maxLength(8000))),
  remote: z.nullish(shortText),
  version: z.nullish(shortText),
  path: z.nullish(longText),
  at: z.nullish(moment),
})

/** What browsers measured and met; counted by remote@version. Never carries personal data. */
export const reportClient = call({
  api: 'platform',
  method: 'POST',
  path: '/reports',
  access: anyone,
  input: z.object({ composition_id: z.nullish(shortText), reports: z.array(report).check(z.maxLength(50)) }),
  output: z.object({ ok: z.literal(true) }),
  summary: 'Métricas y errores del navegador.',
})
