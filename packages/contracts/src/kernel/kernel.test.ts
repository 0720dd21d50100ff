import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { baseRecord } from './base.ts'
import { bogotaDay, formatDate, formatDateTime, formatLongDate, formatTime } from './dates.ts'
import { failCode } from './fail-codes.ts'
import { describeFields } from './fields.testing.ts'
import { issueDetails } from './issue-text.ts'
import { badgeText, pageSizes } from './limits.ts'
import { paginate, pagination } from './pagination.ts'
import { phoneLink, whatsappLink } from './phone.ts'
import { fillText } from './text.ts'
import { imageTooLarge } from './uploads.ts'
import { parseYesNo } from './yes-no.ts'

describe('records', () => {
  describeFields(baseRecord, { 'S-3-001': 'id inactive inactiveDate creationDate lastUpdateDate' })
  describeFields(pagination, {
    'S-3-136': 'page totalPages limit limitPerPage totalCount hasNextPage filter order query',
    'B-3-032': 'hiddenfields',
  })
  test.each([
    [1, 0, 0, false],
    [1, 20, 1, false],
    [1, 21, 2, true],
    [2, 21, 2, false],
  ])('S-3-136 page %i of %i rows by 20', (page, totalCount, totalPages, hasNextPage) => {
    expect(paginate(page, 20, totalCount)).toMatchObject({ page, totalPages, hasNextPage, limit: 20, limitPerPage: 20 })
  })
})

describe('dates', () => {
  test('S-9-002 5 March 2026 shows 05/3/26', () => expect(formatDate('2026-03-05T15:00:00Z')).toBe('05/3/26'))
  test('S-9-001 24-hour time of Bogotá', () => {
    expect(formatTime('2026-03-05T19:05:00Z')).toBe('14:05')
    expect(formatDateTime('2026-03-06T04:59:00Z')).toBe('05/3/26 23:59')
    expect(formatLongDate('2026-12-31T12:00:00-05:00')).toBe('31 de diciembre de 2026')
  })
  test('S-9-001 our arithmetic is what Intl says of America/Bogota', () => {
    const intl = new Intl.DateTimeFormat('es-ES', { timeZone: 'America/Bogota', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    for (const when of ['2026-01-01T00:00:00Z', '2026-07-01T05:00:00Z', '2027-03-28T02:30:00Z'])
      expect(formatTime(when)).toBe(intl.format(new Date(when)))
  })
  test('S-9-002 a bare day stays that day; nothing and nonsense are empty', () => {
    expect(formatDate('2026-03-05')).toBe('05/3/26')
    expect([formatDate(null), formatDate(''), formatDate('mañana')]).toEqual(['', '', ''])
    expect(bogotaDay('2026-03-06T04:59:00Z')).toBe('2026-03-05')
  })
})

describe('codes and answers', () => {
  test.each([
    ['S-8-001', 'POST', '/users/login', 'POST_users/login_ERROR'],
    ['S-8-002', 'PUT', '/users', 'FAIL_UPDATE_DOC'],
    ['S-8-003', 'DELETE', '/custom_carts/:id', 'FAIL_DELTE_DOC'],
    ['S-8-004', 'GET', '/shopping-cart', 'FAIL_GET_SHOPPINGCART'],
    ['another read', 'GET', '/categories', 'HTTP_502'],
  ])('%s a failed %s %s whose answer names no code', (_clause, method, path, code) => expect(failCode({ method, path }, 502)).toBe(code))
  test.each(['sí', 'Si', ' SI. ', 'yes', 'Y', 'true', '1', true, 1])('S-5-051 %j is yes', (answer) => expect(parseYesNo(answer)).toBe(true))
  test.each(['no', 'No.', 'N', 'false', '0', false, 0, 'nunca'])('S-5-051 %j is no', (answer) => expect(parseYesNo(answer)).toBe(false))
  test.each(['', 'quizás', null, undefined, 'nones'])('S-5-051 %j is neither', (answer) => expect(parseYesNo(answer)).toBeNull())
  test('places of a text are filled, unknown ones stay', () =>
    expect(fillText('El cupon {code} y {n} de {toString}', { code: 'x', n: 2 })).toBe('El cupon x y 2 de {toString}'))
})

describe('constants', () => {
  test('S-9-012 S-9-013 generic page 10, bulk load 500', () => expect([pageSizes.generic, pageSizes.bulk]).toEqual([10, 500]))
  test('S-9-035 links carry prefix 57 once', () => {
    expect(whatsappLink('315 123 4567')).toBe('https://wa.me/573151234567')
    expect(whatsappLink('+57 315 123 4567', 'Hola, módulo')).toBe('https://wa.me/573151234567?text=Hola%2C%20m%C3%B3dulo')
    expect(phoneLink('6025551234')).toBe('tel:+576025551234')
  })
  test('the badge says 99+ above 99', () => expect([badgeText(99), badgeText(100)]).toEqual(['99', '99+']))
  test('exactly 2500 KB passes', () => expect([imageTooLarge(2500 * 1024), imageTooLarge(2500 * 1024 + 1)]).toEqual([false, true]))
})

describe('issue texts', () => {
  const schema = z.object({
    name: z.string().check(z.minLength(3)),
    count: z.int().check(z.maximum(9)),
    kind: z.enum(['a', 'b']),
    own: z.string().check(z.minLength(2, 'Texto propio')),
    list: z.array(z.object({ id: z.string() })),
  })
  const good = { name: 'abc', count: 1, kind: 'a', own: 'ok', list: [] }
  const texts = (over: object) => {
    const input = { ...good, ...over }
    const { error } = z.safeParse(schema, input)
    return error ? issueDetails(error, input) : []
  }
  test.each([
    ['missing', { name: undefined }, 'name', 'Este campo es obligatorio.'],
    ['empty', { name: '' }, 'name', 'Este campo es obligatorio.'],
    ['short', { name: 'ab' }, 'name', 'Debe tener al menos 3 caracteres.'],
    ['wrong type', { name: 7 }, 'name', 'Debe ser un texto.'],
    ['fraction', { count: 1.5 }, 'count', 'Debe ser un número entero.'],
    ['too large', { count: 10 }, 'count', 'Debe ser como máximo 9.'],
    ['not offered', { kind: 'c' }, 'kind', 'Elige uno de estos valores: a, b.'],
    ['own words', { own: 'x' }, 'own', 'Texto propio'],
    ['deep', { list: [{ id: 1 }] }, 'list.0.id', 'Debe ser un texto.'],
  ])('%s', (_what, over, field, message) => expect(texts(over)).toEqual([{ field, message }]))
})
