import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { vitestSuite } from './test/suites.ts'

// The API suite alone (or its files that match the arguments), on the servers of DATABASE_URL and REDIS_URL when they are set; ends with `N passed, N failed`.
const scratch = mkdtempSync(path.join(os.tmpdir(), 'plaza-results-'))
const { passed, failed } = await vitestSuite('api', scratch, process.argv.slice(2))
rmSync(scratch, { recursive: true, force: true })
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
