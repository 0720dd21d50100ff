import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import path from 'node:path'

/** PostgreSQL refuses to run as root; started by root it runs as this user instead. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** Where root keeps what `nobody` cannot reach in a checkout below a closed folder such as /root. */
const common = '/var/lib/plaza'

export function nobody(): Owner {
  const fields = fs.readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+)/m)
  return fields ? { uid: Number(fields[1]), gid: Number(fields[2]) } : { uid: 65534, gid: 65534 }
}

/** The parent folder that keeps the owner from walking down to the target, if any. */
export function closedParent(target: string, owner: Owner): string | null {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    const stat = fs.statSync(folder)
    const bit = stat.uid === owner.uid ? 0o100 : stat.gid === owner.gid ? 0o010 : 0o001
    if ((stat.mode & bit) === 0) return folder
    if (folder === path.dirname(folder)) return null
  }
}

/**
 * A folder for the owner that stands in for one it cannot reach. The file `elsewhere` in the unreachable folder names it,
 * so that removing the data folder forgets the data, too.
 */
export function folderElsewhere(folder: string): string {
  const note = path.join(folder, 'elsewhere')
  if (fs.existsSync(note)) return fs.readFileSync(note, 'utf8')
  const stand = path.join(common, randomBytes(6).toString('hex'))
  fs.mkdirSync(stand, { recursive: true, mode: 0o755 })
  fs.writeFileSync(note, stand)
  return stand
}

/** A copy of the binaries that everyone may run. */
export function copyElsewhere(native: string, version: string): string {
  const copy = path.join(common, `postgres-${version}`)
  if (fs.existsSync(copy)) return copy
  const fresh = `${copy}.${process.pid}`
  fs.mkdirSync(common, { recursive: true, mode: 0o755 })
  fs.cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
  fs.renameSync(fresh, copy)
  return copy
}
