import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { password } from './api.ts'

const root = join(import.meta.dirname, '../../..')

/** The sources of one remote, as the team that owns it has them on its own machine. */
export interface Sources {
  readonly name: string
  readonly folder: string
  read(file: string): Promise<string>
  write(file: string, text: string): Promise<void>
  /** Puts a component of the given text in a module's place; it imports the one before as `./<before>`. */
  wrap(file: string, text: (before: string) => string): Promise<void>
  remove(): Promise<void>
}

/** A copy of a remote's sources outside the workspace: what is changed in it changes nothing here. */
export async function checkOut(name: string): Promise<Sources> {
  const sources = await emptyFolder(name)
  const from = join(root, name)
  for (const part of ['package.json', 'tsconfig.json', 'webpack.config.ts', 'src'])
    await cp(join(from, part), join(sources.folder, part), { recursive: true })
  await linkPackages(join(from, 'node_modules'), join(sources.folder, 'node_modules'))
  return sources
}

/** A remote that nobody has seen before, from the generator. */
export async function startRemote(name: string): Promise<Sources> {
  const sources = await emptyFolder(name)
  await commandLine(['new', name, '--folder', sources.folder])
  return sources
}

/** `pnpm remote …` against a running shop, signed in as the demo's hyperadmin. Answers what it printed. */
export async function remoteCommand(server: { port: number }, ...args: string[]): Promise<string> {
  return commandLine([...args, '--server', `http://127.0.0.1:${server.port}`])
}

async function commandLine(args: string[]): Promise<string> {
  const env = { ...process.env, PLAZA_EMAIL: 'hyperadmin@demo.co', PLAZA_PASSWORD: password }
  const run = await promisify(execFile)(process.execPath, [join(root, 'packages/build/src/remote.cli.ts'), ...args], { cwd: root, env })
  return run.stdout
}

async function emptyFolder(name: string): Promise<Sources> {
  const parent = await mkdtemp(join(tmpdir(), 'plaza-team-'))
  const folder = join(parent, name)
  await mkdir(folder)
  const write = (file: string, text: string) => writeFile(join(folder, file), text)
  return {
    name,
    folder,
    read: (file) => readFile(join(folder, file), 'utf8'),
    write,
    async wrap(file, text) {
      const before = file.replace(/\.tsx$/, '.before.tsx')
      await rename(join(folder, file), join(folder, before))
      await write(file, text(before.slice(before.lastIndexOf('/') + 1)))
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  }
}

/** One link per package, not one for the folder: the build writes beside them. */
async function linkPackages(from: string, to: string) {
  await mkdir(to)
  const names = (await readdir(from)).filter((name) => !name.startsWith('.'))
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))))
}
