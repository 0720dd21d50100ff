import { cpus } from 'node:os'
import { measureFirstLoad } from './first-load.ts'
import { measureServer } from './server.ts'
import { startProduct } from '../src/product-server.ts'

/** One line of the report: what was measured beside what it must hold. */
export interface Measure {
  readonly what: string
  readonly value: string
  readonly budget: string
  readonly holds: boolean
}

const only = process.argv[2]
const server = await startProduct({ LOG_LEVEL: 'warn' })
const measures: Measure[] = []
try {
  if (only !== 'server') measures.push(...(await measureFirstLoad(server)))
  if (only !== 'first-load') measures.push(...(await measureServer(server)))
} finally {
  await server.stop()
}

console.log(`\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${new Date().toISOString().slice(0, 10)}\n`)
console.table(Object.fromEntries(measures.map(({ what, value, budget, holds }) => [what, { value, budget, holds: holds ? 'yes' : 'NO' }])))
const missed = measures.filter((measure) => !measure.holds).length
console.log(`${measures.length - missed} of ${measures.length} budgets hold`)
process.exit(missed === 0 ? 0 : 1)
