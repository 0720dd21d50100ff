import { readEnv, StartError } from './platform/env.ts'
import { shipBuilt } from './registry/ship-built.ts'
import { createServer, type Server } from './server.ts'

const longestStop = 9000

try {
  const server = await createServer(readEnv(process.env))
  stopOnSignals(server)
  await shipBuilt(server.uses)
  const address = await server.listen()
  const { DEMO, PORT, PUBLIC_URL } = server.uses.env
  // Port 0 is whichever was free.
  const shown = PORT === 0 ? address : PUBLIC_URL
  process.stdout.write(DEMO ? (await import('./demo/welcome.ts')).welcome(shown) : `Plaza: ${shown}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : ((error as Error).stack ?? error)}\n`)
  process.exit(1)
}

function stopOnSignals(server: Server) {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // A request that hangs must not keep the operator waiting.
    setTimeout(() => process.exit(0), longestStop).unref()
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
