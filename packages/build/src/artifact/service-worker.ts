import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/** Bundles the shell's src/offline/sw.ts to `sw.js`: a script of its own, outside federation, which the gateway serves at /sw.js. */
export async function buildServiceWorker(folder: string, dist: string): Promise<void> {
  const source = path.join(folder, 'src/offline/sw.ts')
  if (!existsSync(source)) return
  await build({
    entryPoints: [source],
    outfile: path.join(dist, 'sw.js'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  })
}
