import type { Result } from '@plaza/api-client'
import { expect, test } from 'vitest'
import { asRemoved } from './as-removed.ts'

const refused = (status: number) => ({ ok: false, problem: { status, message: '' } }) as unknown as Result<string>

test('A-11: deleting a list twice is deleting it; any other failure stays one', () => {
  expect(asRemoved(refused(404), 'x')).toEqual({ ok: true, value: 'x' })
  for (const status of [0, 403, 500]) expect(asRemoved(refused(status), 'x').ok).toBe(false)
})
