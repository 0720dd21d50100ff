import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { remoteNames, root } from '../workspace.ts'
import type { ToolRun } from './tool.ts'

/** A stylesheet of a remote: its path from `src`, and its text. */
export interface Sheet {
  readonly file: string
  readonly text: string
}

/**
 * A remote ships one stylesheet, so two task folders that give rules to the same class overwrite each other on every page. A rule belongs
 * to the class its selector starts with: `.cat-home .cat-card` is home's. Answers a line per class that rules of several folders start with.
 */
export function sharedClasses(sheets: readonly Sheet[]): string[] {
  const claims = new Map<string, Set<string>>()
  for (const { file, text } of sheets)
    for (const name of leadingClasses(text)) claims.set(name, (claims.get(name) ?? new Set()).add(file.split('/')[0] as string))
  return [...claims].filter(([, folders]) => folders.size > 1).map(([name, folders]) => `.${name}: ${[...folders].toSorted().join(', ')}`)
}

export function checkClassNames(): ToolRun {
  const found = ['shell', ...remoteNames()].flatMap((name) =>
    sharedClasses(sheetsOf(path.join(root, name, 'src'))).map((line) => `${name} ${line}`),
  )
  return { ok: found.length === 0, output: found.join('\n') }
}

const sheetsOf = (folder: string): Sheet[] =>
  globSync('**/*.css', { cwd: folder }).map((file) => ({
    file: file.split(path.sep).join('/'),
    text: readFileSync(path.join(folder, file), 'utf8'),
  }))

// Selectors are what stands before a brace, and not an at-rule.
function leadingClasses(css: string): Set<string> {
  const selectors = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, text = '']) => text.split(','))
  return new Set(selectors.flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? []))
}
