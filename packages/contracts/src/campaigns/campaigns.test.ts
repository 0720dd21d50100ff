import { describe, expect, test } from 'vitest'
import { campaign } from './campaign.entity.ts'
import { contactAllowed, holidays, nextContact } from './contact-hours.ts'

/** A moment of Bogotá's clock. */
const at = (text: string) => new Date(`${text}:00-05:00`)

test('B-3-015: a campaign is a push or a text message with title, description, office, uid and photo', () => {
  const known = { id: 'c1', type: 'ALL_USERS_SMS', title: 'Quincena', description: 'd', office: 'norte', uid: 'u1', photoUrl: null }
  expect(campaign.parse(known)).toMatchObject(known)
  expect(campaign.safeParse({ ...known, type: 'ALL_USERS_MAIL' }).success).toBe(false)
})

describe('Ley 2300: when people may be written to', () => {
  test.each([
    ['2026-11-20T07:00', true],
    ['2026-11-20T06:59', false],
    ['2026-11-20T18:59', true],
    ['2026-11-20T19:00', false],
    ['2026-11-21T08:00', true],
    ['2026-11-21T07:59', false],
    ['2026-11-21T14:59', true],
    ['2026-11-21T15:00', false],
    ['2026-11-22T11:00', false],
    ['2026-11-16T11:00', false],
  ])('%s: %s', (moment, allowed) => expect(contactAllowed(at(moment))).toBe(allowed))

  test.each([
    ['2026-11-20T12:30', '2026-11-20T12:30'],
    ['2026-11-20T05:00', '2026-11-20T07:00'],
    ['2026-11-20T19:00', '2026-11-21T08:00'],
    ['2026-11-21T15:00', '2026-11-23T07:00'],
    ['2026-12-24T20:00', '2026-12-26T08:00'],
    ['2026-12-31T19:30', '2027-01-02T08:00'],
  ])('after %s comes %s', (moment, next) => expect(nextContact(at(moment))).toEqual(at(next)))

  test('the holidays of 2026 are those of the official calendar', () => {
    expect([...holidays(2026)].toSorted()).toEqual([
      '2026-01-01',
      '2026-01-12',
      '2026-03-23',
      '2026-04-02',
      '2026-04-03',
      '2026-05-01',
      '2026-05-18',
      '2026-06-08',
      '2026-06-15',
      '2026-06-29',
      '2026-07-20',
      '2026-08-07',
      '2026-08-17',
      '2026-10-12',
      '2026-11-02',
      '2026-11-16',
      '2026-12-08',
      '2026-12-25',
    ])
  })
})
