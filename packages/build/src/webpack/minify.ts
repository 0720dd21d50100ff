import { minify } from '@swc/core'
import { transform } from 'esbuild'
import type { Compilation, Compiler } from 'webpack'

/**
 * swc for scripts and esbuild for styles: the fastest pair for its size that was measured here. Scripts of the chunks named `atOnce`, which
 * every first page runs, ask the browser to compile them whole while they arrive, off the thread that draws: else it reads each function
 * twice, and the second time there.
 */
export class MinifyPlugin {
  readonly #atOnce: ReadonlySet<string>

  constructor(atOnce: readonly string[]) {
    this.#atOnce = new Set(atOnce)
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('plaza-minify', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE
      compilation.hooks.processAssets.tapPromise({ name: 'plaza-minify', stage }, async (assets) => {
        const first = this.#scriptsAtOnce(compilation)
        await Promise.all(Object.keys(assets).map((file) => minifyAsset(compiler, compilation, file, first.has(file) ? compileAll : '')))
      })
    })
  }

  #scriptsAtOnce(compilation: Compilation): ReadonlySet<string> {
    const chunks = [...compilation.chunks].filter(({ name }) => name && this.#atOnce.has(name))
    return new Set(chunks.flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js'))))
  }
}

/** Chromium's explicit compile hint; to other browsers a comment. */
const compileAll = '//# allFunctionsCalledOnLoad\n'

async function minifyAsset(compiler: Compiler, compilation: Compilation, file: string, hint: string) {
  const source = compilation.assets[file]?.source().toString() ?? ''
  const code = file.endsWith('.js') ? hint + (await minifyScript(source)) : file.endsWith('.css') ? await minifyStyle(source) : null
  if (code !== null) compilation.updateAsset(file, new compiler.webpack.sources.RawSource(code), { minimized: true })
}

async function minifyScript(source: string) {
  const options = { compress: { passes: 2, ecma: 2020 as const }, mangle: true, module: false, format: { comments: false as const } }
  return (await minify(source, options)).code
}

async function minifyStyle(source: string) {
  return (await transform(source, { loader: 'css', minify: true, legalComments: 'none' })).code
}
