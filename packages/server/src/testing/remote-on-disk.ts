import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { aRemoteFolder, type RemoteRecipe } from './remote-fixture.ts'

/** The folder a build would leave: `dist` with plaza.json. */
export async function aRemoteOnDisk(recipe: RemoteRecipe): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-remote-'))
  for (const [file, bytes] of Object.entries(aRemoteFolder(recipe))) await writeFile(path.join(folder, file), bytes)
  return folder
}
