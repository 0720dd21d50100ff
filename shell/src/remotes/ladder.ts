import type { ComposedRemote } from '@plaza/contracts/registry/composition.entity'
import type { Loader, Remote } from '@plaza/ui'
import type { ComponentType } from 'react'

/** One version of a remote as it can be loaded. */
export type Version = Pick<ComposedRemote, 'version' | 'container' | 'entry'>

/** Loads a version's exposed module. After a failure it must not reuse what that left behind. */
export interface ModuleLoader {
  load(version: Version): Promise<Remote>
}

export interface Opened {
  readonly version: string
  // oxlint-disable-next-line no-explicit-any -- the door's contract types the props
  readonly Component: ComponentType<any>
}

interface Climb {
  readonly remote: ComposedRemote
  readonly loader: ModuleLoader
  readonly pick: (remote: Remote) => Loader | undefined
  /** Versions that broke while rendering are not tried first again. */
  readonly broken: ReadonlySet<string>
  readonly onFailure: (error: unknown, version: string) => void
}

/** Recovery, first rungs: this version, once more, then the version before it. Throws the last failure when all fail. */
export async function openDoor({ remote, loader, pick, broken, onFailure }: Climb): Promise<Opened> {
  let last: unknown = new Error(`${remote.name} has no version to run`)
  for (const version of rungs(remote, broken)) {
    try {
      return { version: version.version, Component: await openIn(await loader.load(version), pick, remote.name) }
    } catch (error) {
      last = error
      onFailure(error, version.version)
    }
  }
  throw last
}

/** What to try, in order. */
export function rungs(remote: ComposedRemote, broken: ReadonlySet<string>): Version[] {
  const { previous } = remote
  if (!previous) return [remote, remote]
  return broken.has(remote.version) ? [previous, remote] : [remote, remote, previous]
}

async function openIn(remote: Remote, pick: Climb['pick'], name: string): Promise<Opened['Component']> {
  const door = pick(remote)
  if (!door) throw new Error(`${name} has no such door`)
  const { default: Component } = await within(10_000, door())
  return Component
}

/** A promise that hangs is a failure. */
export function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing came within ${milliseconds} ms`)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
