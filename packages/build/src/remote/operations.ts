import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildMany } from '../build/build-many.ts'
import type { BuildRequest, BuildResult } from '../build/build-request.ts'
import { readPackage } from '../workspace.ts'
import { pack } from './pack.ts'
import { RemoteError, type Send } from './platform-client.ts'

const remotes = '/api/platform/v1/remotes'

export interface Channel {
  channel: { business: string; active_version: string; previous_version?: string | null }
}

/** Builds in a process of its own, so that a second build in this one reads the sources anew. */
export async function build(request: BuildRequest): Promise<BuildResult> {
  if (!existsSync(path.join(request.folder, 'src/manifest.ts')))
    throw new RemoteError(`No hay un remoto en ${request.folder} (falta src/manifest.ts).`)
  const [outcome] = await buildMany([request])
  if (outcome?.ok) return outcome.result
  throw new RemoteError(`La compilación falló:\n${outcome?.message ?? ''}`)
}

/** Builds a version beside the working tree's dist and uploads it. It runs nowhere until it is activated. */
export async function publish(
  send: Send,
  folder: string,
  version = readPackage(folder).version,
  development = false,
): Promise<BuildResult> {
  const result = await build({ folder, version, development, dist: path.join(folder, 'node_modules/.plaza/published') })
  await upload(send, result.name, version, result.dist)
  return result
}

/** Sends a built dist. Throws RemoteError: 409 when that version exists, 422 with every reason when the shop refuses it. */
export async function upload(send: Send, name: string, version: string, dist: string) {
  await send('PUT', `${remotes}/${name}/versions/${encodeURIComponent(version)}`, await pack(dist))
}

export const activate = (send: Send, name: string, version: string, business?: string) =>
  send<Channel>('POST', `${remotes}/${name}/activate`, { version, ...(business === undefined ? {} : { business }) })

export const rollback = (send: Send, name: string, business?: string) =>
  send<Channel>('POST', `${remotes}/${name}/rollback`, business === undefined ? {} : { business })

export interface RemoteSummary {
  name: string
  owner: string
  versions: { version: string }[]
  channels: { business: string; active_version: string; previous_version?: string | null }[]
}

export const list = async (send: Send) => (await send<{ data: RemoteSummary[] }>('GET', remotes)).data
