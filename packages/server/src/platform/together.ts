interface Options<Item> {
  /** The most pieces of work at a time; what is asked meanwhile waits and is done together. */
  readonly atOnce: number
  /** The most items of one piece. */
  readonly most: number
  /** Items with the same key are never done at the same time and keep their order. */
  readonly keyOf: (item: Item) => string
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Joins what many ask for at the same time into one piece of work, so that what each piece costs is shared. Nobody waits for others to come:
 * alone, an item is done at once. `work` answers its items in their order; when it throws, all of them fail.
 */
export function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { atOnce, most, keyOf }: Options<Item>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  const busy = new Set<string>()
  let running = 0
  let isDue = false

  function start() {
    isDue = false
    while (running < atOnce) {
      const batch = take()
      if (batch.length === 0) return
      void perform(batch)
    }
  }

  function take(): Waiting<Item, Result>[] {
    const taken: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    for (const each of waiting) {
      const key = keyOf(each.item)
      if (taken.length === most || busy.has(key)) left.push(each)
      else {
        busy.add(key)
        taken.push(each)
      }
    }
    waiting = left
    return taken
  }

  async function perform(batch: readonly Waiting<Item, Result>[]) {
    running++
    try {
      const results = await work(batch.map(({ item }) => item))
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      running--
      for (const { item } of batch) busy.delete(keyOf(item))
      start()
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isDue || running >= atOnce) return
      isDue = true
      // After all requests that have come with this one.
      setImmediate(start)
    })
}
