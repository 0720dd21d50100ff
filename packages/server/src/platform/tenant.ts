import type { FastifyRequest } from 'fastify'
import type { Database } from './database.ts'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail, serverProblems } from './problems.ts'
import type { Signals } from './signals.ts'

export interface KnownBusiness {
  readonly id: string
  readonly hosts: readonly string[]
  readonly isDefault: boolean
  /** Codes (names where there is no code) of the active modules. */
  readonly modules: ReadonlySet<string>
  readonly offices: ReadonlySet<string>
  /** Branches that take no orders for now, by id. */
  readonly pauses: ReadonlyMap<string, OfficePause>
}

export interface OfficePause {
  readonly branch: string
  /** ISO 8601; a pause that is over may still stand here. */
  readonly until: string
}

/** Who the request is for, or why that cannot be said. */
export type TenantAnswer = KnownBusiness | 'required' | 'not-found' | 'mismatch'

/** All businesses in memory, kept current by signals. */
export interface Directory {
  get(id: string): KnownBusiness | undefined
  all(): readonly KnownBusiness[]
  /** the host name decides; on a host that names no business the header does, then the default business. */
  resolve(host: string | undefined, header: string | undefined): TenantAnswer
  /** Reads one business anew, or all of them. Answers when everything asked for until now is read. */
  refresh(business?: string): Promise<void>
}

/** Hosts of one's own machine: the header decides. `localhost` alone falls back to the default business, an address does not. */
const weakHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Does the name, as `hostName` answers it, mean the machine that answers? */
export const isOwnMachine = (name: string): boolean => weakHosts.has(name)

export async function loadDirectory(db: Database, signals: Signals): Promise<Directory> {
  let byId = new Map<string, KnownBusiness>()
  let byHost = new Map<string, KnownBusiness>()
  let running: Promise<void> | null = null
  let following: Promise<void> | null = null

  /** What the next reading must read; null means every business. */
  let stale: Set<string> | null = new Set()

  async function read(ids: Set<string> | null) {
    const found = await readBusinesses(db, ids)
    const others = ids === null ? [] : [...byId.values()].filter(({ id }) => !ids.has(id))
    const businesses = [...others, ...found].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    byId = new Map(businesses.map((business) => [business.id, business]))
    byHost = new Map(businesses.flatMap((business) => business.hosts.map((host) => [host, business] as const)))
  }

  function readStale(): Promise<void> {
    const ids = stale
    stale = new Set()
    const reading = read(ids)
      // What could not be read stays stale.
      .catch((error) => {
        if (ids === null || stale === null) stale = null
        else for (const id of ids) stale.add(id)
        throw error
      })
      .finally(() => (running = null))
    running = reading
    return reading
  }

  // News during a reading may be too late for it: all who ask meanwhile wait for the one that begins after it.
  function refresh(business?: string): Promise<void> {
    if (business === undefined) stale = null
    else stale?.add(business)
    if (!running) return readStale()
    following ??= running
      .catch(() => {})
      .then(() => {
        following = null
        return running ?? readStale()
      })
    return following
  }

  const refreshQuietly = (business?: string) => void refresh(business).catch(() => {})
  signals.on('business', ({ business }) => refreshQuietly(business))
  signals.on('gap', () => refreshQuietly())
  await refresh()
  return {
    get: (id) => byId.get(id),
    all: () => [...byId.values()],
    resolve: (host, header) => resolveTenant(hostName(host), header, byId, byHost),
    refresh,
  }
}

/** The tenant of a request, or the problem that says what is wrong with it. */
export function tenantOf(directory: Directory, request: FastifyRequest): KnownBusiness {
  const answer = directory.resolve(request.headers.host, headerOf(request.headers))
  if (answer === 'required') fail(commonProblems.businessRequired)
  if (answer === 'not-found') fail(commonProblems.businessNotFound)
  if (answer === 'mismatch') fail(serverProblems.businessMismatch)
  return answer
}

/** either business header is accepted everywhere. */
export function headerOf(headers: Record<string, string | string[] | undefined>): string | undefined {
  const said = headers['at-business'] ?? headers['x-business'] ?? headers['at_business']
  return typeof said === 'string' ? said.trim() || undefined : said?.[0]
}

function resolveTenant(
  host: string,
  header: string | undefined,
  byId: Map<string, KnownBusiness>,
  byHost: Map<string, KnownBusiness>,
): TenantAnswer {
  const strong = weakHosts.has(host) ? undefined : byHost.get(host)
  if (strong) return header === undefined || header === strong.id ? strong : 'mismatch'
  if (header !== undefined) return byId.get(header) ?? 'not-found'
  if (!weakHosts.has(host)) return 'not-found'
  if (host !== 'localhost') return 'required'
  return [...byId.values()].find((business) => business.isDefault) ?? 'not-found'
}

/** The name in a Host header, in lower case and without port. */
export function hostName(host: string | undefined): string {
  if (!host) return ''
  const name = host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : host.split(':')[0]
  return (name ?? '').toLowerCase().replace(/\.$/, '')
}

interface Row {
  business_id: string
  hosts: string[]
  is_default: boolean
}

async function readBusinesses(db: Database, ids: ReadonlySet<string> | null): Promise<KnownBusiness[]> {
  const rows = await db.withPlatform((tx) =>
    tx.query<Row>('select business_id, hosts, is_default from businesses where $1::text[] is null or business_id = any($1)', [
      ids && [...ids],
    ]),
  )
  return Promise.all(rows.map((row) => db.withTenant(row.business_id, async (tx) => completeBusiness(row, await readParts(tx)))))
}

async function readParts(tx: Parameters<Parameters<Database['withTenant']>[1]>[0]) {
  const modules = await tx.query<{ code: string }>(
    "select coalesce(nullif(code, ''), name) as code from modules where business_id = $1 and status = 'active'",
    [tx.business],
  )
  const offices = await tx.query<{ id: string; display_name: string; paused_until: Date | null }>(
    'select id, display_name, paused_until from offices where business_id = $1 and not inactive',
    [tx.business],
  )
  return { modules, offices }
}

const completeBusiness = (row: Row, { modules, offices }: Awaited<ReturnType<typeof readParts>>): KnownBusiness => ({
  id: row.business_id,
  hosts: row.hosts.map((host) => host.toLowerCase()),
  isDefault: row.is_default,
  modules: new Set(modules.map((module) => module.code)),
  offices: new Set(offices.map((office) => office.id)),
  pauses: new Map(
    offices.flatMap(({ id, display_name: branch, paused_until: until }) =>
      until ? [[id, { branch, until: until.toISOString() }] as const] : [],
    ),
  ),
})
