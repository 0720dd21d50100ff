import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './test/browser.ts'
import { browserTests, type Counts, vitestSuite } from './test/suites.ts'
import { checks } from './check/checks.ts'
import { runChecks } from './check/run-checks.ts'
import { tool } from './check/tool.ts'

// npm test: browser, build, checks, unit, API and browser tests; one summary; exit code 1 when anything failed.
const started = performance.now()
const scratch = mkdtempSync(path.join(os.tmpdir(), 'plaza-results-'))
const rows: [name: string, counts: Counts][] = []

await ensureBrowser()
rows.push(['build', failedOnly((await tool('node', ['packages/build/src/build-all.ts'])).ok)])
for (const { name, ok } of await runChecks(checks)) rows.push([name, failedOnly(ok)])
rows.push(['unit tests', await vitestSuite('unit', scratch)])
rows.push(['API tests', await vitestSuite('api', scratch)])
rows.push(['browser tests', await browserTests()])
rmSync(scratch, { recursive: true, force: true })
summarise()

// A check that holds is not a test that passed; one that does not is a failure.
function failedOnly(ok: boolean): Counts {
  return { passed: 0, failed: ok ? 0 : 1 }
}

function summarise() {
  const sum = (key: keyof Counts) => rows.reduce((total, [, counts]) => total + counts[key], 0)
  console.log(`\nPlaza, all tests (${Math.round((performance.now() - started) / 1000)} s)`)
  for (const [name, { passed, failed }] of rows)
    console.log(`  ${failed > 0 ? 'FAILED' : 'ok    '} ${name}${passed + failed > 0 ? `: ${passed} passed, ${failed} failed` : ''}`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
