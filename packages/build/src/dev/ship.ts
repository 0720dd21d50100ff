import path from 'node:path'
import { builtVersion } from '../build/stale.ts'
import { activate, upload } from '../remote/operations.ts'
import { type Connection, connect, RemoteError, type Send } from '../remote/platform-client.ts'
import { folderOf } from '../workspace.ts'

/** Publishes and activates built dists into a running shop; a version that is there already is only activated. */
export class Shipper {
  readonly #connection: Connection
  #send: Send | null = null

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Ships those of the named remotes that are built. Throws RemoteError when the shop refuses. */
  async ship(names: readonly string[]): Promise<string[]> {
    const shipped: string[] = []
    for (const name of names) {
      const version = builtVersion(folderOf(name))
      if (version === null) continue
      await this.#withSession((send) => shipOne(send, name, version))
      shipped.push(name)
    }
    return shipped
  }

  // Access tokens are short-lived; one refusal earns one new sign-in.
  async #withSession(work: (send: Send) => Promise<void>) {
    try {
      this.#send ??= await connect(this.#connection)
      await work(this.#send)
    } catch (error) {
      if (!(error instanceof RemoteError) || error.status !== 401) throw error
      this.#send = await connect(this.#connection)
      await work(this.#send)
    }
  }
}

async function shipOne(send: Send, name: string, version: string) {
  await upload(send, name, version, path.join(folderOf(name), 'dist')).catch((error) => {
    if (error.status !== 409) throw error
  })
  await activate(send, name, version)
}
