import path from 'node:path'
import { Command } from 'commander'
import { createRemote } from './remote/create-remote.ts'
import { activate, build, list, publish, rollback } from './remote/operations.ts'
import { connect, RemoteError } from './remote/platform-client.ts'
import { folderOf, readPackage } from './workspace.ts'

// pnpm remote new|build|publish|activate|rollback|list mf-… [--server http://localhost:4000]
interface Options {
  server: string
  signInAt: string
  folder?: string
  version?: string
  business?: string
  activate?: boolean
}

const program = new Command('remote').description('Build, publish and activate remotes of a running Plaza')

command('new <name>', 'Write a small complete remote').action(async (name: string, options: Options) => {
  const folder = options.folder ? path.resolve(options.folder) : folderOf(name)
  createRemote(name, folder)
  console.log(`${name}: creado en ${folder}. Sigue: pnpm remote publish ${name} --activate`)
})

command('build <name>', 'Build into dist').action(async (name: string, options: Options) => {
  const { version, milliseconds, dist } = await build({
    folder: folderFor(name, options),
    ...(options.version ? { version: options.version } : {}),
  })
  console.log(`${name} ${version}: compilado en ${milliseconds} ms, ${dist}`)
})

command('publish <name>', 'Build a version (package.json or --version) and upload it')
  .option('--activate', 'activate it at once')
  .action(async (name: string, options: Options) => {
    const send = await connect(connectionOf(options))
    const folder = folderFor(name, options)
    const { version } = await publish(send, folder, options.version)
    console.log(`${name} ${version}: publicado`)
    if (options.activate) report(name, await activate(send, name, version, options.business))
  })

command('activate <name> [version]', 'Run this version from the next page on (default: package.json)').action(
  async (name: string, version: string | undefined, options: Options) => {
    const wanted = version ?? options.version ?? readPackage(folderFor(name, options)).version
    report(name, await activate(await connect(connectionOf(options)), name, wanted, options.business))
  },
)

command('rollback <name>', 'Back to the version that ran before').action(async (name: string, options: Options) => {
  report(name, await rollback(await connect(connectionOf(options)), name, options.business))
})

command('list [name]', 'Remotes, their versions and where they run').action(async (name: string | undefined, options: Options) => {
  for (const remote of await list(await connect(connectionOf(options)))) {
    if (name !== undefined && remote.name !== name) continue
    console.log(`${remote.name} (${remote.owner})`)
    for (const channel of remote.channels)
      console.log(
        `  ${channel.business}: ${channel.active_version}${channel.previous_version ? `, antes ${channel.previous_version}` : ''}`,
      )
    console.log(`  publicadas: ${remote.versions.map(({ version }) => version).join(', ')}`)
  }
})

try {
  await program.parseAsync()
} catch (error) {
  console.error(error instanceof RemoteError ? error.message : error)
  process.exitCode = 1
}

function command(usage: string, description: string): Command {
  return program
    .command(usage)
    .description(description)
    .option('--server <url>', 'address of the running shop', 'http://localhost:4000')
    .option('--sign-in-at <business>', 'business to sign in at', 'verde')
    .option('--folder <path>', 'folder of the remote, when not in the workspace')
    .option('--version <version>', 'version to build or activate')
    .option('--business <id>', 'only for this business')
}

function connectionOf({ server, signInAt }: Options) {
  return { server, business: signInAt }
}

function folderFor(name: string, { folder }: Options) {
  return folder ? path.resolve(folder) : folderOf(name)
}

function report(name: string, { channel }: { channel: { business: string; active_version: string } }) {
  console.log(`${name} ${channel.active_version}: activo ${channel.business === '*' ? 'en todas las empresas' : `en ${channel.business}`}`)
}
