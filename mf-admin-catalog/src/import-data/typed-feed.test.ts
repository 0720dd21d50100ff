import { expect, test } from 'vitest'
import { shownFeed, withoutSaved } from './typed-feed.ts'

test('a colleague’s save changes only the field that nobody typed in', () => {
  expect(shownFeed({ url: 'https://de-ellos.co', cron: '0 3 * * *' }, { url: 'https://mio.co' })).toEqual({
    url: 'https://mio.co',
    cron: '0 3 * * *',
  })
  expect(shownFeed({ url: 'https://a.co', cron: '0 3 * * *' }, { cron: '' })).toEqual({ url: 'https://a.co', cron: '' })
})

test('saving keeps what was typed while it was being saved', () => {
  const sent = { url: 'https://a.co', cron: '' }
  expect(withoutSaved({ url: 'https://a.co', cron: '' }, sent)).toEqual({})
  expect(withoutSaved({ url: 'https://a.co/otra' }, sent)).toEqual({ url: 'https://a.co/otra' })
})
