import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../workspace.ts'

/**
 * Bundles src/face.tsx for the gateway: `face.cjs` exports `faces`, page name to `(data) => html`, and `heads`, page name to
 * `(data) => PageHead`. It carries its own React and requires nothing, so it runs in a bare context. Returns the file's name, or null when the remote draws no face.
 */
export async function buildFaces(folder: string, dist: string): Promise<string | null> {
  const source = path.join(folder, 'src/face.tsx')
  if (!existsSync(source)) return null
  await build({
    stdin: { contents: entry(source), resolveDir: folder, loader: 'tsx' },
    outfile: path.join(dist, 'face.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'node22',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    alias,
    logLevel: 'silent',
  })
  return 'face.cjs'
}

const ui = path.join(root, 'packages/ui')

// The legacy server build needs neither streams nor message channels; the package's own entry would load both.
const alias = {
  'react-dom/server': path.join(ui, 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'),
  'react-dom': path.join(ui, 'node_modules/react-dom'),
  react: path.join(ui, 'node_modules/react'),
  '@plaza/ui/face': path.join(ui, 'src/face.ts'),
  '@plaza/ui/tokens': path.join(ui, 'src/tokens.ts'),
}

const entry = (source: string) => `
  import { renderToStaticMarkup } from 'react-dom/server'
  import * as sources from ${JSON.stringify(source)}
  export const faces = Object.fromEntries(
    Object.entries(sources.faces).map(([page, draw]) => [page, (data) => renderToStaticMarkup(draw(data))]),
  )
  export const { heads = {} } = sources
`
