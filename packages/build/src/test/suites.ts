import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { tool } from '../check/tool.ts'
import { root } from '../workspace.ts'

export interface Counts {
  passed: number
  failed: number
}

/** Runs one vitest suite, or the files of it whose paths hold one of the filters. A run that ends without a report, or fails beside its tests, counts as one failure. */
export async function vitestSuite(suite: 'unit' | 'api', scratch: string, filters: readonly string[] = []): Promise<Counts> {
  const report = path.join(scratch, `${suite}.json`)
  const run = await tool('vitest', [
    'run',
    `--config=packages/build/vitest.${suite}.ts`,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ])
  return atLeastOneFailure(run.ok, countsOfReport(report))
}

export function countsOfReport(file: string): Counts {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/** Runs the journeys and reads the `N passed, N failed` they end with, while their output is shown. */
export async function browserTests(): Promise<Counts> {
  const child = spawn(path.join(root, 'node_modules/.bin/node'), ['packages/e2e/src/run.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
    process.stdout.write(chunk)
  })
  const ok = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)))
  return atLeastOneFailure(ok, countsOfText(output))
}

/** The last `N passed, N failed` of a text. */
export function countsOfText(text: string): Counts {
  const last = [...text.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1)
  return { passed: Number(last?.[1] ?? 0), failed: Number(last?.[2] ?? 0) }
}

const atLeastOneFailure = (ok: boolean, counts: Counts): Counts => (ok ? counts : { ...counts, failed: Math.max(1, counts.failed) })
