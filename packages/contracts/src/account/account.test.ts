import { describe, expect, test } from 'vitest'
import { describeFields } from '../kernel/fields.testing.ts'
import { anAddress, aUser } from './account.fixtures.ts'
import { accountTexts } from './account.messages.ts'
import { emailField, isEmail, nameField, newEmailField, newPasswordField, passwordField, phoneField } from './account.rules.ts'
import { address, fromLatitudeFirst, toLatitudeFirst, toLatLng, zoneLabel } from './address.entity.ts'
import { isAdminLevel, isAdminOrSuper, parseRole, roleLabels, roles } from './role.ts'
import { buildAddress, geocoderText, streetTypes } from './streets.ts'
import { user, withDerived } from './user.entity.ts'

const refusal = (schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } }, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

describe('user', () => {
  describeFields(user, {
    'S-3-001': 'id inactive inactiveDate creationDate lastUpdateDate',
    'S-3-002': 'id idAuth name last_name email phone identification_card birthday',
    'S-3-003': 'photoUrl thumbnail',
    'S-3-004': 'token FCMtoken socket_id',
    'S-3-005': 'addresses',
    'S-3-008': 'habeasAccept',
    'S-3-009': 'last_active_date last_disconnet_date',
    'S-3-010': 'branchId',
    'B-3-002': 'creationDate lastUpdateDate',
  })
  test('S-3-006 a user without a role is a client', () => expect(user.parse({ id: 'u', name: 'Ana' }).role).toBe('client'))
  test('S-3-006 S-6-001 an unknown role on the wire is refused', () =>
    expect(user.safeParse({ id: 'u', name: 'Ana', role: 'root' }).success).toBe(false))
  test('S-3-007 a user without a provider is anonymous; only three are known', () => {
    expect(user.parse({ id: 'u', name: 'Ana' }).provider).toBe('anonymous')
    expect(user.safeParse({ id: 'u', name: 'Ana', provider: 'facebook' }).success).toBe(false)
    expect(aUser({ provider: 'google' }).provider).toBe('google')
  })
  test('S-3-011 isAdminOrSuper follows the role', () => {
    expect(roles.filter((role) => withDerived({ role }).isAdminOrSuper)).toEqual(['admin', 'superadmin', 'hyperadmin'])
  })
})

describe('address', () => {
  describeFields(address, { 'S-3-012': 'id alias address city comment branch idBranch defaultAddress' })
  test('S-3-013 coordinates are longitude first on the wire and latitude first in the profile', () => {
    const point = anAddress().geopoint
    expect(point?.coordinates).toEqual([-76.5336, 3.4611])
    expect(toLatitudeFirst(point!)).toEqual([3.4611, -76.5336])
    expect(fromLatitudeFirst([3.4611, -76.5336])).toEqual(point)
    expect(toLatLng(point!)).toEqual({ lat: 3.4611, lng: -76.5336 })
  })
  test('S-3-014 codes and labels of zones read the same', () => {
    expect(['Cercano', 'Lejano', 'Muy lejano', 'cercano', 'lejano', 'muy_lejano'].map(zoneLabel)).toEqual([
      'Cercano',
      'Lejano',
      'Muy lejano',
      'Cercano',
      'Lejano',
      'Muy lejano',
    ])
  })
  test.each(['', null, undefined, 'ZONA NO DEFINIDA', 'toString'])('S-3-015 zone %j shows "Sin Definir"', (zone) =>
    expect(zoneLabel(zone)).toBe('Sin Definir'),
  )
  test('streets are built as "type a # b - c", and only the geocoder sees the corrected spelling', () => {
    expect(streetTypes).toHaveLength(12)
    const text = buildAddress('Avendia Carrera', ' 9 ', '15', '20')
    expect(text).toBe('Avendia Carrera 9 # 15 - 20')
    expect(geocoderText(text)).toBe('Avenida Carrera 9 # 15 - 20')
  })
})

describe('rules', () => {
  test.each(['a@b.co', 'ana@demo.co'])('S-5-001 %s is an e-mail', (text) => expect(isEmail(text)).toBe(true))
  test.each(['', 'a@b.c', 'ana.demo.co', 'ana @demo.co', 'ana@demo.co\t'])('S-5-001 %j is no e-mail', (text) => {
    expect(isEmail(text)).toBe(false)
    expect(refusal(emailField, text)).toBe(accountTexts.emailLooksWrong)
  })
  test.each([
    ['ana\u200b@demo.co', 'ana@demo.co'],
    ['\u202eana@demo.co\u2066 ', 'ana@demo.co'],
    ['ａｎａ＠demo.co', 'ana@demo.co'],
    ['MUN\u0303OZ@muñoz.co', 'MUñOZ@muñoz.co'],
  ])('the e-mail %j of a new account is kept as %j', (typed, kept) => expect(newEmailField.parse(typed)).toBe(kept))
  test.each(['аna@demo.co', 'ana@dеmo.co', 'ɑna@demo.co', 'ana@gmaıl.com', 'αna@demo.co', 'ana@demo。co'])(
    'the e-mail %j reads like another and opens no account',
    (text) => expect(refusal(newEmailField, text)).toBe(accountTexts.emailForeign),
  )
  test('names say which rule they broke, one at a time', () => {
    expect(refusal(nameField, '')).toBe('Debes poner un nombre')
    expect(refusal(nameField, 'Ana')).toBe('Tu nombre debe tener minimo 4 letras')
    expect(nameField.safeParse('Anas').success).toBe(true)
  })
  test('phones need 9 characters', () => {
    expect(refusal(phoneField, '')).toBe(accountTexts.phoneRequired)
    expect(refusal(phoneField, '12345678')).toBe(accountTexts.phoneTooShort)
    expect(phoneField.safeParse('123456789').success).toBe(true)
  })
  test('passwords need 6 characters at creation and 8 at reset', () => {
    expect(refusal(passwordField, '12345')).toBe('La contraseña debe tener mas de 5 caracteres')
    expect(passwordField.safeParse('123456').success).toBe(true)
    expect(refusal(newPasswordField, '1234567')).toBe('Las contraseñas debe tener mas de 8 caracteres.')
    expect(newPasswordField.safeParse('12345678').success).toBe(true)
  })
})

describe('roles', () => {
  test('S-1-012 S-6-001 the nine roles and the labels people read', () => {
    expect(roles).toEqual(['client', 'admin', 'superadmin', 'hyperadmin', 'habeasAdmin', 'provider', 'wholesaler', 'picker', 'delivery'])
    expect([roleLabels.wholesaler, roleLabels.picker, roleLabels.delivery]).toEqual(['Mayorista', 'Alistador', 'Domiciliario'])
  })
  test('S-6-002 admin-level is four roles, admin-or-super three', () => {
    expect(roles.filter(isAdminLevel)).toEqual(['admin', 'superadmin', 'hyperadmin', 'habeasAdmin'])
    expect(roles.filter(isAdminOrSuper)).toEqual(['admin', 'superadmin', 'hyperadmin'])
  })
  test.each([
    [' SuperAdmin ', 'superadmin'],
    ['HABEASADMIN', 'habeasAdmin'],
    ['root', 'client'],
    [null, 'client'],
  ])('B-6-002 role %j is read as %s', (text, role) => expect(parseRole(text)).toBe(role))
})
