import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A Fastify server in a process of its own that answers one buffer: as fast as any answer can be here. */
export async function startCeiling(body: Buffer): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-ceiling-'))
  await writeFile(join(folder, 'body'), body)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'ceiling.process.ts'), join(folder, 'body')], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: String(line).trim(),
    async stop() {
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
