import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildMany } from '../build/build-many.ts'
import type { BuildResult } from '../build/build-request.ts'
import { remoteTemplate } from '../remote/template.ts'

export interface TemporaryRemote {
  folder: string
  build(version: string): Promise<BuildResult>
  remove(): void
}

/** A new remote in the system's temporary folder, with the given files laid over the template. Built in a process of its own. */
export function temporaryRemote(name: string, files: Record<string, string> = {}): TemporaryRemote {
  const parent = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'plaza-remote-')))
  const folder = path.join(parent, name)
  for (const [file, content] of Object.entries({ ...remoteTemplate(name), ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  return {
    folder,
    async build(version) {
      const [outcome] = await buildMany([{ folder, version }])
      if (outcome?.ok) return outcome.result
      throw new Error(outcome?.message)
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}
