import { watch } from 'node:fs'
import path from 'node:path'
import { folderOf, root } from '../workspace.ts'

const shared = ['packages/contracts/src', 'packages/geometry/src', 'packages/ui/src', 'packages/event-bus/src', 'packages/api-client/src']

/** Calls `changed` with the names whose sources changed, a moment after the last change and never while it still works. */
export function watchSources(names: readonly string[], changed: (names: string[]) => Promise<void>) {
  const touched = new Set<string>()
  let working = false
  let timer: NodeJS.Timeout | undefined

  const touch = (some: readonly string[]) => {
    for (const name of some) touched.add(name)
    clearTimeout(timer)
    timer = setTimeout(() => void work(), 120)
  }
  async function work() {
    if (working || touched.size === 0) return
    working = true
    const now = [...touched]
    touched.clear()
    await changed(now).catch(console.error)
    working = false
    await work()
  }

  for (const name of names) watch(path.join(folderOf(name), 'src'), { recursive: true }, () => touch([name]))
  for (const folder of shared) watch(path.join(root, folder), { recursive: true }, () => touch(names))
}
