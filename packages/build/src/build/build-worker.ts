import path from 'node:path'
import type { Outcome } from './build-many.ts'
import { buildPackage, CompileError } from './build-package.ts'
import type { BuildRequest } from './build-request.ts'

process.on('message', async (request: BuildRequest) => {
  process.send?.(await outcomeOf(request))
})
process.on('disconnect', () => process.exit())

async function outcomeOf(request: BuildRequest): Promise<Outcome> {
  try {
    return { ok: true, result: await buildPackage(request) }
  } catch (error) {
    return { ok: false, name: path.basename(request.folder), message: messageOf(error) }
  }
}

function messageOf(error: unknown): string {
  if (error instanceof CompileError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
