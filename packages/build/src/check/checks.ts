import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { remoteNames, root } from '../workspace.ts'
import { checkClassNames } from './class-names.ts'
import { checkNumberFields } from './number-fields.ts'
import { type ToolRun, tool } from './tool.ts'

export interface Check {
  name: string
  run(): Promise<ToolRun>
}

/** Folders with sources of ours. */
export const sourceFolders = () => ['packages', 'shell', ...remoteNames()].filter((folder) => existsSync(path.join(root, folder)))

/** Every package with a `tsconfig.json`: a new remote is type-checked without being named anywhere. */
const projects = () => {
  const packages = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)
  return [...packages, 'shell', ...remoteNames()].filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')))
}

/** What `pnpm check` checks, cheapest to read first. */
export const checks: Check[] = [
  { name: 'types', run: () => quiet('tsc', ['-b', ...projects()]) },
  { name: 'lint', run: () => quiet('oxlint', ['--type-aware', ...sourceFolders()]) },
  { name: 'format', run: () => quiet('biome', ['format', '.']) },
  {
    name: 'import directions',
    run: () => quiet('depcruise', ['--config', 'packages/build/dependency-cruiser.cjs', '-T', 'err', ...sourceFolders()]),
  },
  { name: 'class names', run: async () => checkClassNames() },
  { name: 'number fields', run: async () => checkNumberFields() },
  { name: 'bundle budgets', run: () => quiet('node', ['packages/build/src/budgets.ts']) },
]

const quiet = (name: string, args: string[]) => tool(name, args, { quiet: true })
