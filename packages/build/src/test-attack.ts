import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { attacks, type Guard, guards } from './attack/attacks.ts'
import { type Counts, vitestSuite } from './test/suites.ts'
import { root } from './workspace.ts'

/**
 * pnpm test:attack [theme …]: attacks a server of its own, whole where the tests of every day take a sample; on the embedded PostgreSQL, and
 * again on DATABASE_URL and REDIS_URL where both are set. Ends with `N passed, N failed`.
 * --guards: switches each guard off in the source, one at a time, and wants its attack to fail; the sources are put back.
 */
const { values, positionals } = parseArgs({ options: { guards: { type: 'boolean' } }, allowPositionals: true })
const scratch = mkdtempSync(path.join(os.tmpdir(), 'plaza-attack-'))
const counts = values.guards ? await withoutGuards() : await wholeAttack()
rmSync(scratch, { recursive: true, force: true })
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed > 0 ? 1 : 0

async function wholeAttack(): Promise<Counts> {
  const unknown = positionals.filter((theme) => !(theme in attacks))
  if (unknown.length > 0) throw new Error(`Unknown theme: ${unknown.join(', ')}. Known: ${Object.keys(attacks).join(', ')}`)
  const filters = Object.entries(attacks).flatMap(([theme, files]) =>
    positionals.length === 0 || positionals.includes(theme) ? files : [],
  )
  Object.assign(process.env, { PLAZA_ATTACK: 'whole', LAST_UNIT_ROUNDS: '20', PLAZA_WAYS: '30' })
  const { DATABASE_URL, REDIS_URL } = process.env
  delete process.env['DATABASE_URL']
  delete process.env['REDIS_URL']
  const runs = [await vitestSuite('unit', scratch, filters), await vitestSuite('api', scratch, filters)]
  if (DATABASE_URL && REDIS_URL) {
    Object.assign(process.env, { DATABASE_URL, REDIS_URL })
    runs.push(await vitestSuite('api', scratch, filters))
  }
  return sumOf(runs)
}

async function withoutGuards(): Promise<Counts> {
  const rows: [guard: string, noticed: boolean][] = []
  for (const guard of guards) {
    if (positionals.length > 0 && !positionals.includes(guard.name)) continue
    rows.push([guard.name, await isNoticed(guard)])
  }
  for (const [name, noticed] of rows) console.log(`  ${noticed ? 'noticed    ' : 'NOT NOTICED'} ${name}`)
  return { passed: rows.filter(([, noticed]) => noticed).length, failed: rows.filter(([, noticed]) => !noticed).length }
}

/** Whether its attack fails while the guard is off. */
async function isNoticed({ name, file, from, to, suite, attack }: Guard): Promise<boolean> {
  const full = path.join(root, 'packages/server/src', file)
  const source = readFileSync(full, 'utf8')
  if (source.split(from).length !== 2) throw new Error(`${name}: its text stands not once in ${file}`)
  const putBack = () => writeFileSync(full, source)
  process.once('exit', putBack)
  process.once('SIGINT', () => process.exit(130))
  try {
    writeFileSync(
      full,
      source.replace(from, () => to),
    )
    const { passed, failed } = await vitestSuite(suite, scratch, [attack])
    return failed > 0 || passed === 0
  } finally {
    putBack()
    process.off('exit', putBack)
  }
}

function sumOf(runs: readonly Counts[]): Counts {
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  }
}
