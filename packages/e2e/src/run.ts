import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const here = join(import.meta.dirname, '..')
const cli = join(here, 'node_modules/playwright/cli.js')

const output = join(root, 'node_modules/.cache/plaza-e2e', String(process.pid))
mkdirSync(output, { recursive: true })

const run = spawnSync(process.execPath, [cli, 'test', '--config', join(here, 'playwright.config.ts'), ...process.argv.slice(2)], {
  cwd: here,
  stdio: 'inherit',
  env: { ...process.env, PLAZA_E2E_OUTPUT: output },
})
const { stats } = JSON.parse(readFileSync(join(output, 'report.json'), 'utf8'))
// A second try is for machines that other work slows down; whoever needed it is named, so that it can be looked into.
if (stats.flaky > 0) console.log(`${stats.flaky} of them passed on their second try only`)
console.log(`${stats.expected + stats.flaky} passed, ${stats.unexpected} failed`)
process.exit(run.status ?? 1)
