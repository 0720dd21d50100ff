import { parseArgs } from 'node:util'
import { buildMany } from './build/build-many.ts'
import { allNames, staleRequests } from './build/stale.ts'
import { openDevDoor } from './dev/dev-door.ts'
import { serverFor } from './dev/dev-server.ts'
import { Shipper } from './dev/ship.ts'
import { watchSources } from './dev/watch.ts'
import { RemoteError } from './remote/platform-client.ts'

// pnpm dev [mf-catalog …] [--server http://localhost:4000] [--port 4100]
// Without names: everything from source, served here. With names: those from source inside the running shop, the others as deployed.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { server: { type: 'string', default: 'http://localhost:4000' }, port: { type: 'string' } },
})

const names = positionals.length > 0 ? positionals : allNames()
await rebuild(names)
const server = await serverFor(values.server, positionals.length > 0)
const door = openDevDoor(server.address, Number(values.port ?? (server.isOurs ? 4000 : 4100)))
const shipper = new Shipper({ server: server.address, business: 'verde' })
await change(names)
watchSources(names, change)
console.log(`Plaza dev: http://localhost:${door.port} (${names.join(', ')} from source; pages reload by themselves)`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.stop().then(() => process.exit(0)))

/** Builds what is stale of the named, ships the remotes among it, and tells the open pages. */
async function change(touched: readonly string[]) {
  await rebuild(touched)
  const shipped = await shipper.ship(touched.filter((name) => name !== 'shell')).catch(tell)
  if (shipped !== undefined) door.reload()
}

async function rebuild(touched: readonly string[]) {
  for (const outcome of await buildMany(staleRequests(touched, { development: true }))) {
    if (outcome.ok) console.log(`  ${outcome.result.name} built in ${outcome.result.milliseconds} ms`)
    else console.error(`  ${outcome.name}\n${outcome.message}`)
  }
}

function tell(error: unknown): undefined {
  console.error(error instanceof RemoteError ? error.message : error)
}
