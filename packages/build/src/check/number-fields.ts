import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { remoteNames, root } from '../workspace.ts'
import type { ToolRun } from './tool.ts'

/** A source file: its path from the root, and its text. */
export interface Source {
  readonly file: string
  readonly text: string
}

const refused: readonly { readonly pattern: RegExp; readonly words: string }[] = [
  { pattern: /type=(["']|\{["'])number["']/, words: 'type="number" reads other locales and changes by wheel' },
  { pattern: /\bNumberInput\b/, words: "Chakra's NumberInput reads 12.000 as 12" },
  { pattern: /inputMode(=|: )(["']|\{["'])decimal["']/, words: 'a decimal text field' },
  { pattern: /\b(Number|parseInt|parseFloat)\((event|e)\.(currentTarget|target)\.value/, words: 'Number() on the text of a field' },
  { pattern: /\bvalueAsNumber\b/, words: 'valueAsNumber' },
]

const exempt = [
  // Coordinates are copied from maps, which write a decimal point; they have a reading of their own.
  'mf-account/src/addresses/typed-point.tsx',
  'mf-admin-settings/src/area/points-list.tsx',
  // The page size is chosen from a list.
  'packages/ui/src/table/pages.tsx',
]

/** A line for every field that reads a number without `NumberField` or `NumberCell` of `@plaza/ui/forms`. */
export const foreignNumberFields = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ file }) => !exempt.includes(file) && !/\.test\.tsx?$/.test(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => refused.flatMap(({ pattern, words }) => (pattern.test(line) ? [`${file}:${at + 1}: ${words}`] : []))),
    )

export function checkNumberFields(): ToolRun {
  const files = ['packages/ui', 'shell', ...remoteNames()].flatMap((folder) =>
    globSync('src/**/*.{ts,tsx}', { cwd: path.join(root, folder) }).map((file) => path.join(folder, file)),
  )
  const found = foreignNumberFields(files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })))
  const advice = found.length > 0 ? ['Use NumberField or NumberCell of @plaza/ui/forms.'] : []
  return { ok: found.length === 0, output: [...found, ...advice].join('\n') }
}
