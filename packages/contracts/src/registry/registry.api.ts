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
