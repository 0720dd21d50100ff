// Plain JavaScript for the Node the machine happens to have (20 or newer); everything after the install runs on the project's own.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const node = path.join(root, 'node_modules/.bin/node')
const stamp = path.join(root, 'node_modules/.plaza-installed')

install()
if (process.argv[2] === 'test') run(['packages/build/src/test-all.ts', ...process.argv.slice(3)], ownEnvironment())
else start()

function start() {
  const built = spawnSync(node, ['packages/build/src/build-all.ts'], { cwd: root, stdio: 'inherit' })
  if (built.status !== 0) {
    console.error('Plaza: the build failed, see above.')
    process.exit(built.status ?? 1)
  }
  // What Node keeps of the sources it has read, and young objects in less room: a third less memory when ready.
  const { args, env } = JSON.parse(readFileSync(path.join(root, 'packages/build/src/server-command.json'), 'utf8'))
  run(args, { ...env, ...ownEnvironment() })
}

/** Runs the last step and ends as it ends. Signals reach it, so that it stops in its own time. */
function run(args, env) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
}

// What the command line tools read is not the server's business; it refuses variables it does not know.
function ownEnvironment() {
  const toolsOnly = new Set(['PLAZA_EMAIL', 'PLAZA_PASSWORD', 'PLAZA_TOKEN'])
  // Whoever starts it by hand reads the addresses, not a log; a production's log level is its operator's.
  const quiet = process.env.NODE_ENV === 'production' ? {} : { LOG_LEVEL: 'warn' }
  return { ...quiet, ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !toolsOnly.has(name))) }
}

function install() {
  const wanted = fingerprint()
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Plaza: installing dependencies')
  const installed = spawnSync('npx', ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile'], { cwd: root, stdio: 'inherit' })
  if (installed.status !== 0) {
    console.error('Plaza: the install failed, see above.')
    process.exit(installed.status ?? 1)
  }
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Hash of all that decides what is installed. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...members()])
    hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function members() {
  const folders = [
    ...readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-')),
    ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`),
  ]
  return folders
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(path.join(root, file)))
    .sort()
}
