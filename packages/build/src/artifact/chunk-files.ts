import { readFileSync } from 'node:fs'
import type { Chunk, Compilation, Module } from 'webpack'

export interface ScreenFiles {
  scripts: string[]
  styles: string[]
}

type Block = Module['blocks'][number]

/** Files of the chunks which `import('<request>')` of the module in `issuer` loads at once, the lazily imported ones not followed. */
export function filesOfImport(compilation: Compilation, issuer: string, request: string): ScreenFiles {
  return filesOf(chunksOfImport(compilation, issuer, request))
}

export function chunksOfImport(compilation: Compilation, issuer: string, request: string): Chunk[] {
  const block = blocksOf(compilation, issuer).find((candidate) => requestOf(candidate) === request)
  return block === undefined ? [] : chunksOfBlock(compilation, block)
}

/** All chunks that are loaded before these may run: their own and those of the shares they consume, transitively. */
export function withShares(compilation: Compilation, start: readonly Chunk[]): Chunk[] {
  const seen = new Set<Chunk>(start)
  for (const chunk of seen) {
    for (const share of sharesIn(compilation, chunk)) {
      for (const block of share.blocks) for (const next of chunksOfBlock(compilation, block)) seen.add(next)
    }
  }
  return [...seen]
}

/** Chunks of these shares, wherever the shares are consumed. */
export function chunksOfShares(compilation: Compilation, names: readonly string[]): Chunk[] {
  const consumed = [...compilation.modules].filter((module) => module.type === 'consume-shared-module' && names.includes(shareKey(module)))
  return consumed.flatMap((module) => module.blocks.flatMap((block) => chunksOfBlock(compilation, block)))
}

/** Names of the shares these chunks ask for. */
export function shareNames(compilation: Compilation, chunks: Iterable<Chunk>): string[] {
  const names = [...chunks].flatMap((chunk) => sharesIn(compilation, chunk).map(shareKey))
  return [...new Set(names)].sort()
}

export const shareKey = (module: Module) => (module as Module & { options: { shareKey: string } }).options.shareKey

export function sharesIn(compilation: Compilation, chunk: Chunk): Module[] {
  return [...compilation.chunkGraph.getChunkModulesIterable(chunk)].filter((module) => module.type === 'consume-shared-module')
}

export function filesOf(chunks: Iterable<Chunk>): ScreenFiles {
  const files = [...new Set([...chunks].flatMap((chunk) => [...chunk.files]))]
  return { scripts: files.filter((file) => file.endsWith('.js')), styles: files.filter((file) => file.endsWith('.css')) }
}

export function chunksOfBlock(compilation: Compilation, block: Block): Chunk[] {
  return compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? []
}

function blocksOf(compilation: Compilation, issuer: string): Block[] {
  return [...compilation.modules].flatMap((module) => (resourceIs(module, issuer) ? module.blocks : []))
}

// A concatenated module carries the blocks of all its parts; the request tells them apart.
function resourceIs(module: Module, file: string): boolean {
  const { resource, modules } = module as Module & { resource?: string; modules?: Module[] }
  return resource === file || (modules ?? []).some((part) => resourceIs(part, file))
}

const requestOf = (block: Block) => (block.dependencies[0] as { request?: string } | undefined)?.request

/** Pairs of door (page or slot name) and request, read from `name: () => import('…')` in remote.tsx. */
export function doorsOf(remoteFile: string): [door: string, request: string][] {
  const doors = /['"]?([\w.-]+)['"]?\s*:\s*(?:async\s*)?\(\)\s*=>\s*import\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g
  return [...readFileSync(remoteFile, 'utf8').matchAll(doors)].map((match) => [match[1] as string, match[2] as string])
}

/** Requests of all `import('…')` in a file. */
export function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/import\(\s*['"]([^'"]+)['"]/g)].map((match) => match[1] as string)
}
