import { expect, test } from 'vitest'
import { holdOwnWindows, wouldDisturb } from './by-itself.ts'

const page = (has: { hidden?: boolean; focused?: string; open?: string } = {}) =>
  ({
    hidden: has.hidden ?? false,
    activeElement: { matches: (selector: string) => has.focused !== undefined && selector.split(', ').includes(has.focused) },
    querySelector: (selector: string) => (has.open !== undefined && selector.includes(has.open) ? {} : null),
  }) as unknown as Document

test('S-2-050 S-2-167: no window opens by itself while somebody writes, another one is open, or nobody looks', () => {
  expect(wouldDisturb(page())).toBe(false)
  expect(wouldDisturb(page({ focused: 'a' }))).toBe(false)
  for (const focused of ['input', 'textarea', 'select']) expect(wouldDisturb(page({ focused }))).toBe(true)
  for (const open of ['dialog[open]', '[role="dialog"]']) expect(wouldDisturb(page({ open }))).toBe(true)
  expect(wouldDisturb(page({ hidden: true }))).toBe(true)
})

test('a window that somebody asked for comes first, also while its code loads', () => {
  const gone = holdOwnWindows()
  expect(wouldDisturb(page())).toBe(true)
  gone()
  expect(wouldDisturb(page())).toBe(false)
})
