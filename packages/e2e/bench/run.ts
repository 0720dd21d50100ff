import { cpus } from 'node:os'
import { measureCoverage } from './coverage.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureInteractions } from './interactions.ts'
import { measureImports } from './imports.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureListing } from './listing.ts'
import { measureOrders } from './orders.ts'
import { measureSearch } from './search.ts'
import { measureServer } from './server.ts'
import { measureSignIns } from './sign-ins.ts'
import { startProduct } from '../src/product-server.ts'

/** One line of the report: what was measured beside what it must hold. */
export interface Measure {
  readonly what: string
  readonly value: string
  readonly budget: string
  readonly holds: boolean
}

// On one server together; the listing brings shops of its own.
const parts = {
  'first-load': measureFirstLoad,
  interactions: measureInteractions,
  lighthouse: measureLighthouse,
  server: measureServer,
  'sign-ins': measureSignIns,
}
const only = process.argv[2]
const wants = (part: string) => only === undefined || only === part
const measures: Measure[] = []
const wanted = Object.entries(parts).filter(([part]) => wants(part))
if (wanted.length > 0) {
  const server = await startProduct({ LOG_LEVEL: 'warn' })
  try {
    for (const [, measure] of wanted) measures.push(...(await measure(server)))
  } finally {
    await server.stop()
  }
}
if (wants('orders')) measures.push(...(await measureOrders()))
if (wants('coverage')) measures.push(...(await measureCoverage()))
if (wants('listing')) measures.push(...(await measureListing()))
// On a server of its own: it grows the shops.
if (wants('search')) measures.push(...(await measureSearch()))
// On a server of its own too: its memory is measured.
if (wants('imports')) measures.push(...(await measureImports()))

console.log(`\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${new Date().toISOString().slice(0, 10)}\n`)
console.table(Object.fromEntries(measures.map(({ what, value, budget, holds }) => [what, { value, budget, holds: holds ? 'yes' : 'NO' }])))
const missed = measures.filter((measure) => !measure.holds).length
console.log(`${measures.length - missed} of ${measures.length} budgets hold`)
process.exit(missed === 0 ? 0 : 1)
