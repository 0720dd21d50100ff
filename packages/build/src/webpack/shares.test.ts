import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as curated from '@plaza/contracts/kernel/zod'
import { expect, test } from 'vitest'
import { root } from '../workspace.ts'
import { hostShares, remoteShares } from './shares.ts'

test('remotes bring no share of their own; the shell brings every one they may ask for', () => {
  expect(Object.values(remoteShares()).every((share) => share.import === false)).toBe(true)
  expect(Object.keys(hostShares())).toEqual(Object.keys(remoteShares()))
})

test('the zod that browsers share has every name that contracts and remotes use', () => {
  const missing = [...new Set(browserSources().flatMap(zodNames))].filter((name) => !(name in curated))
  expect(missing).toEqual([])
})

function browserSources(): string[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))
  return ['packages/contracts', 'packages/ui', 'packages/api-client', 'packages/event-bus', 'shell', ...remotes].flatMap((folder) => {
    const src = path.join(root, folder, 'src')
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file),
    )
    return files.map((file) => readFileSync(path.join(src, file), 'utf8')).filter((text) => text.includes("'zod/mini'"))
  })
}

// Types such as `z.output<…>` and `z.ZodMiniType` are gone before the browser.
const types = new Set(['output', 'input', 'infer', 'core'])
const zodNames = (text: string) =>
  [...text.matchAll(/\bz\.([A-Za-z_]\w*)/g)]
    .map((match) => match[1] as string)
    .filter((name) => !types.has(name) && !name.startsWith('Zod'))
