import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Node writes these itself, in the ceiling as in the product.
const written = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

/** A Fastify server in a process of its own that answers one buffer under the same headers: as fast as any answer can be here. */
export async function startCeiling(answer: Response): Promise<{ url: string; stop: () => Promise<void> }> {
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !written.has(name)))
  const folder = await mkdtemp(join(tmpdir(), 'plaza-ceiling-'))
  await writeFile(join(folder, 'body'), Buffer.from(await answer.arrayBuffer()))
  const program = join(import.meta.dirname, 'ceiling.process.ts')
  const child = spawn(process.execPath, [program, join(folder, 'body'), JSON.stringify(headers)], { stdio: ['ignore', 'pipe', 'inherit'] })
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
