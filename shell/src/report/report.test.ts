import { afterEach, expect, test, vi } from 'vitest'
import { Reporter } from './report.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('@plaza/api-client', () => ({ api: { call } }))

vi.stubGlobal('location', { pathname: '/cart' })
afterEach(() => void vi.restoreAllMocks())

test('without a connection a report is lost, and nothing else fails for it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  call.mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
  const reporter = new Reporter(() => 'c1')
  reporter.error(new Error('first'), 'mf-catalog', '1.0.0')
  reporter.flush()
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
  // An unhandled rejection fails the run.
  await new Promise((resolve) => setTimeout(resolve, 0))
})

test('the same error is told once', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  call.mockReset().mockResolvedValue(null)
  const reporter = new Reporter(() => 'c1')
  for (const name of ['first', 'first', 'second']) reporter.error(new Error(name), 'mf-catalog', '1.0.0')
  reporter.flush()
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(call.mock.calls[0]?.[1].reports.map(({ message }: { message: string }) => message)).toEqual(['first', 'second'])
})
