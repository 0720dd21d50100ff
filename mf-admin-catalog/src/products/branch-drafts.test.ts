import { expect, test } from 'vitest'
import { draftKey, draftsElsewhere, noDrafts, withDraft, withSaved } from './branch-drafts.ts'
import type { RowDraft } from './row-draft.ts'

const draft = (branch: string, price: number, version = 1) =>
  ({ seen: { id: branch, price: 1000 }, version, typed: { price }, error: null }) as unknown as RowDraft
const both = withDraft(withDraft(noDrafts, 'norte', 'p', draft('norte', 1100)), 'sur', 'p', draft('sur', 1200))

test('each branch keeps what was typed for it', () => {
  expect(both[draftKey('norte', 'p')]?.typed.price).toBe(1100)
  expect(both[draftKey('sur', 'p')]?.typed.price).toBe(1200)
  const left = withDraft(both, 'norte', 'p', null)
  expect([left[draftKey('norte', 'p')], left[draftKey('sur', 'p')]?.typed.price]).toEqual([undefined, 1200])
})

test('a save of one branch is no colleague’s change for the other; an older draft still is', () => {
  const drafts = withDraft(both, 'este', 'p', draft('este', 1300, 0))
  const left = withSaved(drafts, 'p', draft('norte', 1100), { version: 2 })
  expect(Object.values(left).map(({ seen, version }) => [seen.id, version])).toEqual([
    ['sur', 2],
    ['este', 0],
  ])
})

test('names the other branches that have something unsaved', () => {
  const offices = [
    { id: 'norte', displayName: 'Sede Norte' },
    { id: 'sur', displayName: 'Sede Sur' },
  ]
  expect(draftsElsewhere(both, 'norte', offices)).toBe('Sin guardar en otras sedes: Sede Sur (1 producto).')
  expect(draftsElsewhere(withDraft(both, 'sur', 'q', draft('sur', 1)), 'norte', offices)).toContain('Sede Sur (2 productos)')
  expect(draftsElsewhere(withDraft(noDrafts, 'norte', 'p', draft('norte', 1)), 'norte', offices)).toBeNull()
})
