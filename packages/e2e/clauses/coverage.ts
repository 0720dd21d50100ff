import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import areas from './areas.json' with { type: 'json' }

const root = join(import.meta.dirname, '../../..')

/** Every clause id of the specification by area: `S-2-058`. */
export const clausesByArea: Record<string, string[]> = Object.fromEntries(
  Object.entries(areas).map(([area, ranges]) => [area, expand(ranges)]),
)
export const allClauses = new Set(Object.values(clausesByArea).flat())

/** Clause ids named in the titles and bodies of tests, with the files that name them. */
export function clausesInTests(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of testFiles(root)) {
    for (const id of idsIn(readFileSync(join(root, file), 'utf8'))) found.set(id, [...(found.get(id) ?? []), file])
  }
  return found
}

/** A line per area: how many of its clauses a test names. */
export function coverageTable(tested: ReadonlyMap<string, unknown>): string {
  const rows = Object.entries(clausesByArea).map(([area, ids]) => {
    const shown = ids.filter((id) => tested.has(id))
    const missing = ids.filter((id) => !tested.has(id))
    return `${area.padEnd(18)} ${String(shown.length).padStart(3)}/${String(ids.length).padEnd(3)} ${missing.length > 0 && missing.length <= 6 ? `missing ${missing.join(' ')}` : ''}`.trimEnd()
  })
  const total = [...allClauses].filter((id) => tested.has(id)).length
  return [...rows, `${'all'.padEnd(18)} ${String(total).padStart(3)}/${allClauses.size}`].join('\n')
}

/** `S-2-058`, and runs such as `S-2-088..090`. */
export function idsIn(text: string): Set<string> {
  const ids = [...text.matchAll(/\b([SB]-\d)-(\d{3})(?:\.\.(\d{3}))?/g)].flatMap(([, section, from, to]) =>
    run(`${section}`, Number(from), Number(to ?? from)),
  )
  return new Set(ids)
}

function run(section: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `${section}-${String(from + at).padStart(3, '0')}`)
}

// "S-1: 001..002, 013..028; S-3: 110..135"
function expand(ranges: string): string[] {
  return ranges.split('; ').flatMap((part) => {
    const [section = '', list = ''] = part.split(': ')
    return list.split(', ').flatMap((range) => {
      const [from = '', to = from] = range.split('..')
      return run(section, Number(from), Number(to))
    })
  })
}

// Git knows the sources; walking the folders would read every dependency.
function testFiles(folder: string): string[] {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return tracked
    .split('\n')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('clauses.test') && existsSync(join(folder, file)))
}
