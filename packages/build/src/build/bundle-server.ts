import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { localVersion } from '../artifact/source-hash.ts'
import { root } from '../workspace.ts'
import type { Outcome } from './build-many.ts'
import { inOneStep } from './in-one-step.ts'
import { describeAndKeepEarlier } from './keep-earlier-files.ts'
import { builtVersion } from './stale.ts'

const folder = path.join(root, 'packages/server')
const dist = path.join(folder, 'dist')

/** JavaScript and nothing else, read at every start. Other libraries stay where they are installed: they are read when used, or bring files, threads or machine code. */
const readAtStart = [
  ...['fastify', 'fastify-plugin', '@fastify/cookie', '@fastify/multipart', '@fastify/rate-limit', 'socket.io'],
  ...['pg', 'zod', 'jose', 'lru-cache', 'prom-client', 'croner', 'ipaddr.js', 'sanitize-html', 'css-tree', 'tar'],
]

/**
 * Writes `packages/server/dist/main.js`, the server as `npm start` runs it: a thousand small files less to find and read. Null when
 * it is of the present sources already. A server that runs keeps what it has not read yet. The threads it starts, its migrations and other files are used where they stand in the sources.
 */
export async function bundleServer({ force = false } = {}): Promise<Outcome | null> {
  const started = performance.now()
  const version = localVersion(folder)
  if (!force && builtVersion(folder) === version) return null
  try {
    await inOneStep(folder, dist, async (staging) => {
      await bundle(staging)
      await describeAndKeepEarlier(dist, staging, { name: 'plaza-server.json', version })
    })
    return { ok: true, result: { name: 'server', version, dist, milliseconds: Math.round(performance.now() - started) } }
  } catch (error) {
    return { ok: false, name: 'server', message: (error as Error).message }
  }
}

async function bundle(outdir: string) {
  const { dependencies } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
  await build({
    entryPoints: [path.join(folder, 'src/main.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@plaza/') && !readAtStart.includes(name)),
    plugins: [placesOfSources],
    // Libraries written for `require` find it here.
    banner: { js: "import { createRequire as requirer } from 'node:module'; const require = requirer(import.meta.url);" },
    logLevel: 'silent',
  })
}

/** A source finds files beside it by its own address, which in the bundle would be the bundle's. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].+\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8')
      if (/import\.meta\.(?!url\b)/.test(source))
        return { errors: [{ text: 'only import.meta.url is known in the bundle', location: { file } }] }
      const place = JSON.stringify(path.relative(dist, file).replaceAll('\\', '/'))
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`) }
    })
  },
}
