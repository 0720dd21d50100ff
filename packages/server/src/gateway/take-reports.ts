import type { reportClient } from '@plaza/contracts/registry/registry.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import * as prom from 'prom-client'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses, Uses } from '../platform/uses.ts'
import { registryOf } from '../registry/registry.ts'
import { noteHealth, type Sign } from '../registry/version-health.ts'
import { unsignedComposition } from '../registry/registry.problems.ts'
import { isOurComposition } from './composition.ts'

type Reports = ParsedInputOf<typeof reportClient>
const vitals = new Set(['LCP', 'CLS', 'INP', 'FCP', 'TTFB'])
const perMinute = 60
/** Errors that are written down in one minute, from one network and by the whole server; the others are only counted. */
const logged = { network: 20, all: 200, windowSeconds: 60 }
/** Characters of each text that are written down. */
const longest = { name: 100, message: 500, stack: 2000, path: 300 }

/** Counts what browsers measured and met, by remote@version. Only pages that this server composed may report. */
export async function takeReports(scope: Scope, { composition_id, reports }: Reports, uses: Uses): Promise<{ ok: true }> {
  await limitOrFail(uses.limits, `reports:${scope.network}`, perMinute, 60)
  const id = composition_id ?? scope.compositionId ?? ''
  if (!isOurComposition(id, scope.business, uses.env.SESSION_SECRET)) fail(unsignedComposition)
  const { vital, error } = metersOf(uses)
  const known = await knownRemotes(scope.business, uses)
  noteHealth(
    uses,
    reports.flatMap((report) => signOf(report, known)),
  )
  for (const report of reports) {
    const labels = labelsOf(report, known)
    if (report.kind === 'vital') {
      if (typeof report.value === 'number' && report.value >= 0)
        vital.observe({ name: vitals.has(report.name) ? report.name : 'other', remote: labels.remote }, report.value)
      continue
    }
    error.inc(labels)
    if (await mayLog(scope, uses))
      uses.log.warn({ browser: shortened(report), ...labels, composition: id, business: scope.business }, 'a browser reported an error')
  }
  return { ok: true }
}

const mayLog = async ({ network }: Scope, { limits }: Uses): Promise<boolean> =>
  (await limits.take(`reports-logged:${network}`, logged.network, logged.windowSeconds)) &&
  (await limits.take('reports-logged', logged.all, logged.windowSeconds))

const shortened = ({ name, message, stack, path }: Reports['reports'][number]) => ({
  name: name.slice(0, longest.name),
  message: message?.slice(0, longest.message),
  stack: stack?.slice(0, longest.stack),
  path: path?.slice(0, longest.path),
})

/** Every page reports its TTFB once, whatever else it measures: that is what counts as a view. */
function signOf({ kind, name, value, remote, version }: Reports['reports'][number], known: ReadonlySet<string>): Sign[] {
  if (!remote || !version || !known.has(`${remote}@${version}`)) return []
  const about = { name: remote, version }
  if (kind === 'error') return [{ ...about, metric: 'error', value: 1 }]
  if (typeof value !== 'number' || value < 0) return []
  if (name === 'TTFB') return [{ ...about, metric: 'view', value: 1 }]
  return ['LCP', 'INP', 'CLS'].includes(name) ? [{ ...about, metric: name, value: Math.min(value, 3_600_000) }] : []
}

/** Labels come from the registry, not from the browser: made-up names must not make up time series. */
function labelsOf({ remote, version }: Reports['reports'][number], known: ReadonlySet<string>) {
  return known.has(`${remote}@${version}`)
    ? { remote: remote ?? '', version: version ?? '' }
    : { remote: remote === 'shell' ? 'shell' : 'other', version: '' }
}

async function knownRemotes(business: string, uses: SharedUses): Promise<ReadonlySet<string>> {
  const current = (await registryOf(uses)).current()
  // Bucket 0 is in every canary.
  const active = [...current.activeFor(business), ...(current.hasCanary ? current.activeFor(business, 0) : [])]
  return new Set(
    active.flatMap(({ published, previous }) =>
      [published, ...(previous ? [previous] : [])].map(({ name, version }) => `${name}@${version}`),
    ),
  )
}

const meters = new WeakMap<prom.Registry, ReturnType<typeof createMeters>>()

function metersOf({ metrics }: SharedUses) {
  const known = meters.get(metrics.register) ?? createMeters(metrics.register)
  meters.set(metrics.register, known)
  return known
}

const createMeters = (register: prom.Registry) => ({
  vital: new prom.Histogram({
    name: 'plaza_client_vital',
    help: 'Web vitals as browsers measured them: milliseconds, CLS as a score',
    labelNames: ['name', 'remote'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 100, 200, 500, 1000, 1500, 2500, 4000, 8000],
    registers: [register],
  }),
  error: new prom.Counter({
    name: 'plaza_client_errors_total',
    help: 'Errors reported by browsers',
    labelNames: ['remote', 'version'] as const,
    registers: [register],
  }),
})
