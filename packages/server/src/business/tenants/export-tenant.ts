import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { mayAccess, staff } from '@plaza/contracts/kernel/access'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { tenantProblems as problems } from '@plaza/contracts/business/tenants.messages'
import { tenantExportPath } from '@plaza/contracts/business/tenants.api'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../platform/database.ts'
import { requireOperatorOf } from '../platform-operator.ts'
import { fail } from '../../platform/problems.ts'
import { scopeOf } from '../../platform/request-scope.ts'
import type { SharedUses } from '../../platform/uses.ts'
import { addToAudit } from '../../resources/audit.ts'
import { quoted, tenantTables } from './tenant-tables.ts'

const rowsAtOnce = 500
/** What would open accounts or spend money if the file were lost. */
const secretColumns = [
  'secrets',
  'password_hash',
  'refresh_hash',
  'token_hash',
  'code_hash',
  'confirm_hash',
  'undo_hash',
  'replaced_by',
  'sealed',
  'token',
]

/** Everything a business has: a line of JSON per row and per file, read in one consistent moment and never held in memory. */
export function exportRoute(app: FastifyInstance, uses: SharedUses): void {
  app.get(tenantExportPath(':id'), { config: { call: `GET ${tenantExportPath(':id')}` } }, async (request, reply) => {
    const scope = await scopeOf(request, uses)
    if (!mayAccess(staff('remotes'), scope.user?.role ?? null, scope.modules))
      fail(scope.user ? commonProblems.forbidden : commonProblems.unauthenticated)
    const { id } = request.params as { id: string }
    requireOperatorOf(id, scope, uses)
    if (!uses.directory.get(id)) fail(problems.unknown)
    await uses.db.withTenant(scope.business, (tx) => addToAudit(tx, scope, { action: 'export', entity: 'tenants', entity_id: id }))
    const name = `${id}-${uses.clock.now().toISOString().slice(0, 10)}.ndjson.gz`
    const packed = createGzip()
    // A row or file that cannot be read breaks the answer off; nobody shall take half of it for all.
    pipeline(Readable.from(linesOf(id, uses)), packed, (error) => error && request.log.warn({ err: error }, 'an export broke off'))
    return reply
      .header('content-type', 'application/gzip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(packed)
  })
}

/** A connection of its own: the transaction lives as long as somebody reads, and ends when they stop. */
async function* linesOf(business: string, { db, media, clock }: SharedUses): AsyncGenerator<string> {
  const client = await db.pool.connect()
  const rows: Rows = async (text, values) => (await client.query(text, values as unknown[])).rows
  try {
    await rows('begin isolation level repeatable read read only')
    await rows("select set_config('app.business', $1, true)", [business])
    yield line({ business, exported_at: clock.now().toISOString(), format: 1 })
    for (const table of (await tenantTables({ query: rows as Tx['query'] })).toReversed()) yield* tableLines(rows, business, table)
  } finally {
    await client.query('rollback').finally(() => client.release())
  }
  for (const name of await media.list(business)) {
    const bytes = await media.read(business, name)
    if (bytes) yield line({ file: `/media/${business}/${name}`, base64: bytes.toString('base64') })
  }
}

type Rows = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>

async function* tableLines(rows: Rows, business: string, table: string): AsyncGenerator<string> {
  // Keys of outside systems stand among an integration's settings; no schema says which of them are secret.
  const secrets = table === 'integrations' ? [...secretColumns, 'config'] : secretColumns
  const wanted = `select to_jsonb(t) - $2::text[] as row from ${quoted(table)} t where business_id = $1`
  await rows(`declare tenant_rows no scroll cursor for ${wanted}`, [business, secrets])
  for (;;) {
    const batch = await rows(`fetch ${rowsAtOnce} from tenant_rows`)
    if (batch.length > 0) yield batch.map(({ row }) => line({ table, row: row as object })).join('')
    if (batch.length < rowsAtOnce) break
  }
  await rows('close tenant_rows')
}

const line = (value: object) => `${JSON.stringify(value)}\n`
