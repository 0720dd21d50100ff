import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Chunk, Compilation, Compiler } from 'webpack'

const require = createRequire(import.meta.url)
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule')
const marks = { js: '__PLAZA_INTEGRITY_JS__', css: '__PLAZA_INTEGRITY_CSS__' }

/** `sha256-…` of a file's final bytes, as the browser's integrity attribute wants it. The shortest kind: hashes do not compress, and an entry carries one of every chunk. */
export const integrityOf = (bytes: Buffer | string) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/**
 * Gives every script and stylesheet that webpack's own runtime inserts an integrity (and the page's nonce).
 * The table of hashes by chunk id stands in the file with the runtime; that file's own hash comes from outside (plaza.json).
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('plaza-integrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'plaza-integrity',
        (code: string) => `${code}\n${attributes('script', 'js')}`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'plaza-integrity',
        (code, names) => `${code}\n${attributes(names.tag, 'css')}`,
      )
      // After RealContentHash: names and bytes of all other chunks are final.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100
      compilation.hooks.processAssets.tap({ name: 'plaza-integrity', stage }, () => embedTables(compiler, compilation))
    })
  }
}

const attributes = (tag: string, kind: keyof typeof marks) =>
  `${tag}.integrity = "${marks[kind]}"[chunkId] || "";\nif (window.__webpack_nonce__) ${tag}.nonce = window.__webpack_nonce__;`

function embedTables(compiler: Compiler, compilation: Compilation) {
  for (const main of compilation.chunks) {
    if (!main.hasRuntime()) continue
    const others = [...main.getAllAsyncChunks()]
    for (const file of main.files) {
      const code = compilation.assets[file]?.source().toString() ?? ''
      const filled = code.replace(/(["'`])__PLAZA_INTEGRITY_(JS|CSS)__\1/g, (_, __, kind) =>
        tableOf(compilation, others, `.${kind.toLowerCase()}`),
      )
      if (filled !== code) compilation.updateAsset(file, new compiler.webpack.sources.RawSource(filled))
    }
  }
}

function tableOf(compilation: Compilation, chunks: Chunk[], extension: string) {
  const rows = chunks.flatMap((chunk) => {
    const file = [...chunk.files].find((name) => name.endsWith(extension))
    return file === undefined ? [] : [[String(chunk.id), integrityOf(compilation.assets[file]?.buffer() as Buffer)]]
  })
  return JSON.stringify(Object.fromEntries(rows))
}
