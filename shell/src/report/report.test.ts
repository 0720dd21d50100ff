import { api } from '@plaza/api-client'
import { beforeEach, expect, test, vi } from 'vitest'
import { Reporter } from './report.ts'

const call = () => vi.spyOn(api, 'call')

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/cart' })
  vi.spyOn(console, 'error').mockReturnValue()
})

test('without a connection a report is lost, and nothing else fails for it', async () => {
  const told = call().mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
  const reporter = new Reporter(() => 'c1')
  reporter.error(new Error('first'), 'mf-catalog', '1.0.0')
  reporter.flush()
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  // An unhandled rejection fails the run.
  await new Promise((resolve) => setTimeout(resolve, 0))
})

test('the same error is told once', async () => {
  const told = call().mockResolvedValue({ ok: true, value: null })
  const reporter = new Reporter(() => 'c1')
  for (const name of ['first', 'first', 'second']) reporter.error(new Error(name), 'mf-catalog', '1.0.0')
  reporter.flush()
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(told.mock.calls[0]?.[1]).toMatchObject({ reports: [{ message: 'first' }, { message: 'second' }] })
})
