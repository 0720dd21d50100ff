import type { Access, AdminArea } from './access.ts'
import type { Call, InputOf } from './call.ts'
import type { Slot } from './slot.ts'

/**
 * A call whose answer the page's first screen needs; the gateway answers it into the HTML.
 * Input values are text: `{name}` takes a path parameter, `{branch}` the branch in use, `{query.name}` a query parameter; a missing one drops the field.
 */
export interface Preload {
  readonly call: string
  readonly input: Readonly<Record<string, string | number | boolean>>
}

/** Names a call for a page's preload list. */
export function preload<C extends Call>(
  contract: C,
  input: Partial<Record<keyof InputOf<C> & string, string | number | boolean>> = {},
): Preload {
  return { call: contract.key, input: input as Preload['input'] }
}

export interface ManifestPage {
  /** One or more path patterns, `:name` for parameters. */
  readonly path: string | readonly string[]
  readonly access: Access
  /** Spanish document title; `{title}` is the business's title. */
  readonly title?: string
  readonly module?: string
  readonly preload?: readonly Preload[]
  /** Keeps the page out of search engines: it is one visitor's own, or there are endlessly many. */
  readonly robots?: 'noindex'
  /** True when `src/face.tsx` draws this page as static HTML. */
  readonly face?: boolean
}

export interface MenuEntry {
  readonly label: string
  readonly path: string
  /** A lucide icon name of the shell's set. */
  readonly icon: string
  readonly order: number
  /** `admin`: left menu of the back office; `main`: the shopper's menu. */
  readonly menu: 'admin' | 'main'
  readonly access: Access
  readonly module?: string
}

/** A remote's doors as data. Everything the shell, registry and gateway know about a remote stands here. */
export interface RemoteManifest {
  readonly name: string
  /** Staff remotes' files are given to staff only. */
  readonly audience: 'shopper' | 'staff'
  readonly pages: Readonly<Record<string, ManifestPage>>
  /** Slots this remote fills, each with the access and module under which it does. */
  readonly fills?: readonly SlotFilling[]
  readonly ownsSlots?: readonly Slot[]
  readonly menu?: readonly MenuEntry[]
}

export interface SlotFilling {
  readonly slot: Slot
  readonly access?: Access
  readonly module?: string
}

export type { AdminArea }
