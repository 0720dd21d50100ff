import path from 'node:path'
import type { Chunk, ChunkGraph, Compilation, Compiler, Module } from 'webpack'
import { chunksOfImport, chunksOfShares, importsOf, withShares } from '../artifact/chunk-files.ts'

type CacheGroupTest = (module: Module, context: { chunkGraph: ChunkGraph }) => boolean

/** Shares that the remotes of every first screen ask for, though the shell does not. */
const firstShares = ['jotai']

/**
 * Gathers what the shell's first screen needs (its bootstrap and the shares it consumes) into two files instead of fifteen:
 * `vendor`, which most deployments leave alone, and `platform`. Shares used later stay in chunks of their own.
 */
export class FirstLoadChunks {
  readonly #folder: string
  #compilation: Compilation | null = null
  #first: Set<Chunk> | null = null

  constructor(folder: string) {
    this.#folder = folder
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('plaza-first-load', (compilation) => {
      this.#compilation = compilation
      this.#first = null
    })
  }

  cacheGroups() {
    const group = (name: string, test: CacheGroupTest) => ({ name, test, chunks: 'async' as const, enforce: true, priority: 10 })
    return {
      vendor: group('vendor', (module, { chunkGraph }) => isVendor(module) && this.#isFirst(module, chunkGraph)),
      platform: group('platform', (module, { chunkGraph }) => isOurs(module) && this.#isFirst(module, chunkGraph)),
    }
  }

  #isFirst(module: Module, chunkGraph: ChunkGraph): boolean {
    this.#first ??= this.#firstChunks()
    for (const chunk of chunkGraph.getModuleChunksIterable(module)) if (this.#first.has(chunk)) return true
    return false
  }

  // Asked before any chunk is split, so chunks still are what the imports say.
  #firstChunks(): Set<Chunk> {
    const compilation = this.#compilation
    if (compilation === null) return new Set()
    const entry = path.join(this.#folder, 'src/index.ts')
    const bootstrap = importsOf(entry).flatMap((request) => chunksOfImport(compilation, entry, request))
    return new Set(withShares(compilation, [...bootstrap, ...chunksOfShares(compilation, firstShares)]))
  }
}

// A chunk that consumes a share waits for it, and a share in that same chunk would wait for the chunk: consumers stay where they are.
const isOurs = (module: Module) => module.type !== 'consume-shared-module' && !isVendor(module)
const isVendor = (module: Module) =>
  module.type !== 'consume-shared-module' && /[\\/]node_modules[\\/]/.test(module.nameForCondition?.() ?? '')
