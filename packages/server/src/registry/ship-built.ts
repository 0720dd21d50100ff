import * as fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ProblemError } from '../platform/problems.ts'
import type { SharedUses } from '../platform/uses.ts'
import { shipFolder } from './publish-version.ts'

const workspace = fileURLToPath(new URL('../../../../', import.meta.url))

/** Ships every remote that is built beside the server (`mf-…/dist`), as `npm start` leaves them. One that is refused does not stop the others. */
export async function shipBuilt(uses: SharedUses, root = workspace): Promise<string[]> {
  const shipped: string[] = []
  for (const dist of builtFolders(root)) {
    try {
      const { name, version } = await shipFolder(uses, dist)
      shipped.push(`${name}@${version}`)
    } catch (error) {
      const details = error instanceof ProblemError ? error.extra.details : undefined
      uses.log.error({ err: error, details, dist: path.relative(root, dist) }, 'a built remote was refused')
    }
  }
  return shipped
}

function builtFolders(root: string): string[] {
  return fs
    .readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => path.join(root, name, 'dist'))
    .filter((dist) => fs.existsSync(path.join(dist, 'plaza.json')))
    .sort()
}
