import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkoutAddress, integritySignature, isAuthentic, sha256, type SignedEvent } from './wompi-signature.ts'

const secret = 'test_events_abc'
const listed = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents']

function anEvent(over: Partial<{ properties: string[]; secret: string; status: string; timestamp: number | string }> = {}): SignedEvent {
  const { properties = listed, timestamp = 1530291411, status = 'APPROVED' } = over
  const transaction = { id: '01-1532941443-49201', status, amount_in_cents: 4490000, reference: 'MZQ3X2DE2SMX', currency: 'COP' }
  const values = properties.map((each) => String(transaction[each.split('.')[1] as 'id']))
  const checksum = sha256(`${values.join('')}${timestamp}${over.secret ?? secret}`)
  return { data: { transaction }, signature: { properties, checksum }, timestamp }
}

describe('integrity signature', () => {
  test("A-53 S-7-084: Wompi's own vector", () =>
    expect(integritySignature('sk8-438k4-xmxm392-sn2m', 2490000, 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6')).toBe(
      '37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5',
    ))

  test('an HMAC of the same words is another signature', () => {
    const wrong = createHmac('sha256', 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6').update('sk8-438k4-xmxm392-sn2m2490000COP')
    expect(integritySignature('sk8-438k4-xmxm392-sn2m', 2490000, 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6')).not.toBe(
      wrong.digest('hex'),
    )
  })

  test('S-7-084: public key, COP, cents, reference, signature and the way back stand in the address', () => {
    const asked = { base: 'https://checkout.wompi.co', publicKey: 'pub_test_1', amountInCents: 2490000, reference: 'pedido-1' }
    const address = checkoutAddress({ ...asked, integritySecret: 'x', redirectUrl: 'https://verde.co/wompi-response/' })
    expect(address).toBe(
      `https://checkout.wompi.co/p/?public-key=pub_test_1&currency=COP&amount-in-cents=2490000&reference=pedido-1&signature:integrity=${sha256('pedido-12490000COPx')}&redirect-url=https%3A%2F%2Fverde.co%2Fwompi-response%2F`,
    )
    expect(checkoutAddress({ ...asked, integritySecret: null, redirectUrl: 'https://verde.co/' })).not.toContain('signature')
  })
})

describe('events: who may speak for Wompi', () => {
  test.each([
    ['no secret configured', anEvent(), null],
    ['an empty secret', anEvent({ secret: '' }), ''],
    ["another business's secret", anEvent({ secret: 'test_events_other' }), secret],
    ['a checksum of nothing', { ...anEvent(), signature: { properties: listed, checksum: '' } }, secret],
    ['another timestamp', { ...anEvent(), timestamp: 1530291412 }, secret],
    [
      'a property that is not there',
      { ...anEvent(), signature: { ...anEvent().signature, properties: [...listed, 'transaction.x'] } },
      secret,
    ],
    ['a list that leaves the amount out', anEvent({ properties: listed.slice(0, 2) }), secret],
    [
      'a property that is no plain value',
      { ...anEvent(), signature: { ...anEvent().signature, properties: [...listed, 'transaction'] } },
      secret,
    ],
    [
      'an inherited property',
      { ...anEvent(), signature: { ...anEvent().signature, properties: [...listed, 'transaction.constructor'] } },
      secret,
    ],
  ])('refused: %s', (_why, event, key) => expect(isAuthentic(event, key)).toBe(false))

  test('refused: an HMAC where a plain SHA-256 belongs', () => {
    const event = anEvent()
    const checksum = createHmac('sha256', secret).update('01-1532941443-49201APPROVED44900001530291411').digest('hex')
    expect(isAuthentic({ ...event, signature: { properties: listed, checksum } }, secret)).toBe(false)
  })

  test('refused: characters moved between a value and its neighbour', () => {
    const { data, signature, timestamp } = anEvent()
    const { transaction } = data as { transaction: object }
    const moved = { transaction: { ...transaction, id: '01-1532941443-4920', status: '1APPROVED' } }
    expect(
      isAuthentic({ data: moved, signature: { ...signature, properties: ['transaction.id', 'transaction.status'] }, timestamp }, secret),
    ).toBe(false)
  })

  test.each([
    ['in the usual order', listed],
    ['in any other order', [...listed].reverse()],
    ['with more of them', [...listed, 'transaction.reference', 'transaction.currency']],
  ])('believed: the properties the event lists, %s', (_how, properties) => expect(isAuthentic(anEvent({ properties }), secret)).toBe(true))

  test('believed: an upper-case checksum and a timestamp as text', () => {
    const event = anEvent({ timestamp: '1530291411' })
    const { properties, checksum } = event.signature
    expect(isAuthentic({ ...event, signature: { properties, checksum: checksum.toUpperCase() } }, secret)).toBe(true)
  })
})
