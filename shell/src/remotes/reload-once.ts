/**
 * The last rung: a file that vanished with a deployment is cured by loading the page anew, once per version of a remote in this tab.
 * False when that has been done already.
 */
export function reloadOnce(
  remote: string,
  version: string,
  storage: Storage = sessionStorage,
  reload: () => void = () => location.reload(),
): boolean {
  const guard = `plaza:reloaded:${remote}@${version}`
  try {
    if (storage.getItem(guard)) return false
    storage.setItem(guard, '1')
  } catch {
    return false
  }
  reload()
  return true
}
