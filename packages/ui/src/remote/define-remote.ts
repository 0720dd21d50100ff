import type { RemoteManifest } from '@plaza/contracts/kernel/manifest'
import type { Slot, SlotProps } from '@plaza/contracts/kernel/slot'
import type { ComponentType } from 'react'
import type { Heads } from '../face.ts'

// oxlint-disable-next-line no-explicit-any -- a component of any props; the slot's contract types them below
export type Loader<Props = any> = () => Promise<{ default: ComponentType<Props> }>

type FilledSlot<M extends RemoteManifest> = M extends { fills: readonly { slot: infer S }[] } ? Extract<S, Slot> : never

type PageLoaders<M extends RemoteManifest> = { readonly [Page in keyof M['pages']]: Loader<Record<string, never>> }
type SlotLoaders<M extends RemoteManifest> = { readonly [S in FilledSlot<M> as S['name']]: Loader<SlotProps<S>> }

/** The heads that the gateway wrote into the page, for those who move on within it. */
type HeadsLoader = () => Promise<{ readonly heads: Heads }>

type Doors<M extends RemoteManifest> = { readonly pages: PageLoaders<M>; readonly heads?: HeadsLoader } & ([FilledSlot<M>] extends [never]
  ? { readonly slots?: Record<string, never> }
  : { readonly slots: SlotLoaders<M> })

export interface Remote {
  readonly pages: Readonly<Record<string, Loader>>
  readonly slots: Readonly<Record<string, Loader>>
  readonly heads?: HeadsLoader | undefined
}

/**
 * A remote's components, each lazy, for the doors of its manifest: `defineRemote<typeof manifest>({ … })`. A page or filling that is missing
 * or misspelt does not compile. The manifest is imported as a type only: its data, and every contract it names, stay out of the browser.
 */
export function defineRemote<M extends RemoteManifest>(doors: Doors<M>): Remote {
  return { pages: doors.pages as Remote['pages'], slots: (doors.slots ?? {}) as Remote['slots'], heads: doors.heads }
}
