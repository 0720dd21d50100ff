import type { ComposedRemote, Composition } from '@plaza/contracts/registry/composition.entity'
import type { Door, Loader, Remote, RemoteRuntime } from '@plaza/ui'
import type { Heads } from '@plaza/ui/face'
import { type ModuleLoader, openDoor } from './ladder.ts'

type Reporter = (error: unknown, remote: string, version: string) => void
/** A page that cannot be had: true when the whole page is about to be loaded anew. */
type LastResort = (remote: string, version: string) => boolean
type Kind = 'pages' | 'slots'

/** Milliseconds after which a failure was a wait that nobody answered. */
const hangs = 3000

/** Milliseconds until what could not be had for a place of the page is tried again; each time twice as long. */
const retries = { first: 10_000, longest: 300_000 }

/**
 * The table of all doors of this page. A door opened once stays in it, so everything that shows it again shows it at once;
 * React.lazy would suspend and hold it back some 300 ms.
 */
export class Remotes implements RemoteRuntime {
  #composition: Composition
  readonly #loader: ModuleLoader
  readonly #doors = new Map<string, Door>()
  readonly #slots = new Map<string, readonly Door[]>()
  readonly #broken = new Set<string>()
  readonly #opening = new Map<string, Promise<Door>>()
  readonly #listeners = new Set<() => void>()
  readonly #tell: Reporter
  readonly #lastResort: LastResort
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #retryAfter = retries.first

  constructor(composition: Composition, loader: ModuleLoader, tell: Reporter, lastResort: LastResort = () => false) {
    this.#composition = composition
    this.#loader = loader
    this.#tell = tell
    this.#lastResort = lastResort
  }

  readonly subscribe = (changed: () => void) => {
    this.#listeners.add(changed)
    return () => void this.#listeners.delete(changed)
  }

  /** Another composition (after sign-in or sign-out). Doors that are open stay as they are. */
  use(composition: Composition) {
    this.#composition = composition
    this.#changed()
  }

  /** Fillings of a slot, in the composition's order. The same list while the same doors stand in it: a door that opens elsewhere draws no card anew. */
  readonly slot = (name: string): readonly Door[] => {
    const known = this.#slots.get(name)
    const doors = (this.#composition.slots[name] ?? [])
      .filter((remote) => this.#composition.remotes[remote])
      .map((remote) => this.#door('slots', remote, name))
    if (known?.length === doors.length && known.every((door, at) => door === doors[at])) return known
    this.#slots.set(name, doors)
    return doors
  }

  readonly page = (remote: string, page: string): Door => this.#door('pages', remote, page)

  readonly request = (slot: string, remote: string): void => void this.#open('slots', remote, slot)

  readonly openPage = (remote: string, page: string): Promise<Door> => this.#open('pages', remote, page)

  /** The heads of the pages of a remote's version; null when it brings none or they cannot be had. */
  readonly heads = async (remote: string, version: string): Promise<Heads | null> => {
    const composed = this.#composition.remotes[remote]
    const running = composed?.version === version ? composed : composed?.previous
    if (!running) return null
    const loaded = await this.#loader.load(running).catch(() => null)
    return (await loaded?.heads?.().catch(() => null))?.heads ?? null
  }

  /** Opens all fillings of a slot before anything shows it. */
  readonly openSlot = (slot: string): Promise<Door[]> => Promise.all(this.slot(slot).map(({ remote }) => this.#open('slots', remote, slot)))

  /** Opens all fillings of a slot that somebody asks for, also those that failed before; false when one of them cannot be had. */
  readonly reopenSlot = async (slot: string): Promise<boolean> => {
    for (const { remote, status } of this.slot(slot)) if (status === 'failed') this.#doors.delete(keyOf('slots', remote, slot))
    const doors = await this.openSlot(slot)
    return doors.every(({ status }) => status !== 'failed')
  }

  /** Tries what fills places of the page once more, and leaves the stand-ins where it fails again. */
  readonly retryFailedSlots = async (): Promise<void> => {
    clearTimeout(this.#retryTimer)
    this.#retryTimer = undefined
    const failed = [...this.#doors].filter(([key, { status }]) => status === 'failed' && key.startsWith('slots '))
    for (const [key, { remote }] of failed) {
      const opened = await this.#climb('slots', remote, key.slice(`slots ${remote} `.length))
      if (opened.status === 'ready' && this.#doors.get(key)?.status === 'failed') this.#keep(key, opened)
    }
    this.#retryLater()
  }

  readonly retry = (slot: string, remote: string): void => this.#again('slots', remote, slot)

  readonly retryPage = (remote: string, page: string): void => this.#again('pages', remote, page)

  /** Something broke while rendering: reported, and the version before takes its place, when there is one. */
  readonly report = (error: unknown, remote: string, version: string): void => {
    const isNews = !this.#broken.has(`${remote}@${version}`)
    this.#broken.add(`${remote}@${version}`)
    this.#tell(error, remote, version)
    const composed = this.#composition.remotes[remote]
    if (isNews && composed?.previous && composed.version === version)
      this.#forget((door) => door.remote === remote && door.version === version)
  }

  #door(kind: Kind, remote: string, name: string): Door {
    const key = keyOf(kind, remote, name)
    const version = this.#composition.remotes[remote]?.version ?? '0.0.0'
    const door = this.#doors.get(key) ?? { remote, version, status: 'waiting', Component: null, since: performance.now() }
    this.#doors.set(key, door)
    return door
  }

  #open(kind: Kind, remote: string, name: string): Promise<Door> {
    const key = keyOf(kind, remote, name)
    const door = this.#door(kind, remote, name)
    if (door.status !== 'waiting') return Promise.resolve(door)
    const underWay = this.#opening.get(key)
    if (underWay) return underWay
    // "Reintentar" may have begun anew meanwhile: what was given up says nothing more.
    const opening: Promise<Door> = this.#climb(kind, remote, name).then((opened) =>
      this.#opening.get(key) === opening ? this.#keep(key, opened) : opened,
    )
    this.#opening.set(key, opening)
    return opening
  }

  async #climb(kind: Kind, remote: string, name: string): Promise<Door> {
    const composed = this.#composition.remotes[remote]
    const failed: Door = { remote, version: composed?.version ?? '0.0.0', status: 'failed', Component: null }
    if (!composed) return failed
    const began = performance.now()
    try {
      const { version, Component } = await openDoor({
        remote: composed,
        loader: this.#loader,
        pick: (loaded) => doorOf(loaded, kind, name),
        broken: this.#brokenVersions(composed),
        onFailure: (error, broke) => this.#tell(error, remote, broke),
      })
      return { remote, version, status: 'ready', Component }
    } catch {
      // Files that are gone fail at once; what hangs is not cured by loading the page anew.
      const isGone = performance.now() - began < hangs
      const goes = kind === 'pages' && isGone && this.#lastResort(remote, composed.version)
      return goes ? { ...failed, status: 'waiting' } : failed
    }
  }

  #brokenVersions({ name, version }: ComposedRemote): ReadonlySet<string> {
    return new Set(this.#broken.has(`${name}@${version}`) ? [version] : [])
  }

  /** Once one door opens again the remote is back, and its other doors are worth another try. */
  #again(kind: Kind, remote: string, name: string) {
    const key = keyOf(kind, remote, name)
    this.#doors.delete(key)
    this.#opening.delete(key)
    this.#changed()
    void this.#open(kind, remote, name).then(({ status }) => {
      if (status === 'ready') this.#forget((door) => door.remote === remote && door.status === 'failed')
    })
  }

  /** Whoever shows such a door asks for it anew. */
  #forget(isOver: (door: Door) => boolean) {
    for (const [key, door] of this.#doors) if (door.status !== 'waiting' && isOver(door)) this.#doors.delete(key)
    this.#changed()
  }

  #retryLater() {
    const isNeeded = [...this.#doors].some(([key, { status }]) => status === 'failed' && key.startsWith('slots '))
    if (!isNeeded) this.#retryAfter = retries.first
    if (!isNeeded || this.#retryTimer !== undefined) return
    this.#retryTimer = setTimeout(() => void this.retryFailedSlots(), this.#retryAfter)
    this.#retryAfter = Math.min(this.#retryAfter * 2, retries.longest)
  }

  #keep(key: string, door: Door): Door {
    this.#opening.delete(key)
    this.#doors.set(key, door)
    this.#retryLater()
    this.#changed()
    return door
  }

  #changed() {
    for (const changed of this.#listeners) changed()
  }
}

const keyOf = (kind: Kind, remote: string, name: string) => `${kind} ${remote} ${name}`
const doorOf = (remote: Remote, kind: Kind, name: string): Loader | undefined => remote[kind][name]
