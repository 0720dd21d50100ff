import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RemoteError } from './platform-client.ts'
import { remoteTemplate } from './template.ts'

/** Writes a remote with one page, one menu entry and nothing else. Throws RemoteError when the name is unfit or the folder is taken. */
export function createRemote(name: string, folder: string) {
  if (!/^mf-[a-z][a-z0-9-]+$/.test(name))
    throw new RemoteError(`«${name}» no sirve como nombre: empieza por mf-, en minúsculas, por ejemplo mf-recipes.`)
  if (existsSync(path.join(folder, 'package.json'))) throw new RemoteError(`Ya existe un remoto en ${folder}.`)
  for (const [file, content] of Object.entries(remoteTemplate(name))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
}
