import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.ts'

/** A remote that pnpm has not installed yet (just created, or outside the workspace) still finds the platform's packages. */
export function linkPlatform(folder: string) {
  const scope = path.join(folder, 'node_modules/@plaza')
  if (existsSync(scope)) return
  mkdirSync(scope, { recursive: true })
  for (const name of ['build', 'contracts', 'geometry', 'ui', 'event-bus', 'api-client'])
    symlinkSync(path.join(root, 'packages', name), path.join(scope, name), 'dir')
}
