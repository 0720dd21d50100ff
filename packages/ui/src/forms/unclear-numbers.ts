/**
 * Shows the question of the first number inside `root` that is not understood, and puts the focus there.
 * @returns Whether there was one: then nothing may be saved.
 */
export function showUnclearNumber(root: ParentNode | null): boolean {
  const unclear = [...(root?.querySelectorAll<HTMLInputElement>('input[data-unclear]') ?? [])]
  for (const input of unclear) input.dispatchEvent(new Event('invalid'))
  unclear[0]?.focus()
  return unclear.length > 0
}

let isWatching = false

/** Stops every form and every save button of a window whose numbers are not understood. Called once, by the first number field. */
export function watchUnclearNumbers() {
  if (isWatching || typeof document === 'undefined') return
  isWatching = true
  document.addEventListener('submit', stopUnclear, { capture: true })
}

function stopUnclear(event: Event) {
  if (!showUnclearNumber(event.target as HTMLFormElement)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
