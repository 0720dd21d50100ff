import { parseArgs } from 'node:util'
import { checks, sourceFolders } from './check/checks.ts'
import { runChecks } from './check/run-checks.ts'
import { tool } from './check/tool.ts'

// pnpm check [--graph] [--fix]: types, lint, format, import directions, bundle budgets.
const { values } = parseArgs({ options: { graph: { type: 'boolean' }, fix: { type: 'boolean' } } })

const cruise = ['--config', 'packages/build/dependency-cruiser.cjs']
const folders = '^(mf-[^/]+|shell|packages/[^/]+)'
process.exitCode = (await check()) ? 0 : 1

async function check(): Promise<boolean> {
  if (values.graph)
    return (
      await tool('depcruise', [
        ...cruise,
        '-T',
        'mermaid',
        '--include-only',
        '^(mf-|shell/|packages/)',
        '--collapse',
        folders,
        ...sourceFolders(),
      ])
    ).ok
  if (values.fix) return (await tool('biome', ['format', '--write', '.'])).ok
  return (await runChecks(checks)).every(({ ok }) => ok)
}
