import os from 'node:os'
import { parseArgs } from 'node:util'
import { buildMany, type Outcome } from './build/build-many.ts'
import { allNames, staleRequests } from './build/stale.ts'

// pnpm build [shell mf-catalog …] [--dev] [--force]: builds what is stale, in parallel.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dev: { type: 'boolean' }, force: { type: 'boolean' } },
})

const started = performance.now()
const names = positionals.length > 0 ? positionals : allNames()
const requests = staleRequests(names, { development: values.dev ?? false, force: values.force ?? false })
const outcomes = requests.length > 0 ? await buildMany(requests, tell) : []
const failed = outcomes.filter((outcome) => !outcome.ok).length
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `build: ${outcomes.length - failed} built, ${names.length - requests.length} unchanged, ${failed} failed in ${seconds} s (${os.availableParallelism()} cores)`,
)
process.exitCode = failed > 0 ? 1 : 0

function tell(outcome: Outcome) {
  if (outcome.ok) console.log(`  ${outcome.result.name} ${outcome.result.version} (${(outcome.result.milliseconds / 1000).toFixed(1)} s)`)
  else console.error(`  ${outcome.name} FAILED\n${outcome.message}`)
}
