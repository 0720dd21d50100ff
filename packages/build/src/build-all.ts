import os from 'node:os'
import { parseArgs } from 'node:util'
import { buildMany, type Outcome } from './build/build-many.ts'
import { bundleServer } from './build/bundle-server.ts'
import { allNames, staleRequests } from './build/stale.ts'

// pnpm build [shell mf-catalog …] [--dev] [--force]: builds what is stale, in parallel; without names the server's bundle too.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dev: { type: 'boolean' }, force: { type: 'boolean' } },
})

const started = performance.now()
const names = positionals.length > 0 ? positionals : allNames()
const serverToo = positionals.length === 0
const requests = staleRequests(names, { development: values.dev ?? false, force: values.force ?? false })
const [remotes, server] = await Promise.all([requests.length > 0 ? buildMany(requests, tell) : [], serverToo ? bundleServer(values) : null])
if (server) tell(server)
const outcomes = server ? [...remotes, server] : remotes
const failed = outcomes.filter((outcome) => !outcome.ok).length
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `build: ${outcomes.length - failed} built, ${names.length + Number(serverToo) - outcomes.length} unchanged, ${failed} failed in ${seconds} s (${os.availableParallelism()} cores)`,
)
process.exitCode = failed > 0 ? 1 : 0

function tell(outcome: Outcome) {
  if (outcome.ok) console.log(`  ${outcome.result.name} ${outcome.result.version} (${(outcome.result.milliseconds / 1000).toFixed(1)} s)`)
  else console.error(`  ${outcome.name} FAILED\n${outcome.message}`)
}
