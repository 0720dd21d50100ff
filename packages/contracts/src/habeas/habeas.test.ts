import { describe, expect, test } from 'vitest'
import { describeFields } from '../kernel/fields.testing.ts'
import { aHabeasRegistration } from './habeas.fixtures.ts'
import * as lists from './habeas.lists.ts'
import { addressPart, exportFault, habeasFaults, isComplete, isHabeasEmail, latestEnd, nitMask, recordState } from './habeas.rules.ts'
import { habeasCompanyData, habeasRegistration, habeasUserData, habeasUserTypes } from './registration.entity.ts'

describe('registration', () => {
  describeFields(habeasRegistration, {
    'B-3-016': 'id client_type registraduria_data createdAt updatedAt',
    'B-3-018': 'promotional_send_authorization',
  })
  describeFields(habeasUserData, {
    'B-3-020': 'name last_name second_last_name email gender birthdate phone_number',
    'B-3-021': 'document_type document_number document_date_expedition document_place_expedition',
    'B-3-022':
      'department city neighborhood primary_address_type primary_address_number secondary_address_number_a secondary_address_number_b reference_point',
    'B-3-023': 'prefered_location_office',
  })
  describeFields(habeasCompanyData, {
    'B-3-024': 'ciiu social_object document_type document_number email rut message business_type',
  })
  test('B-3-017: NATURAL or JURIDICA', () => {
    expect(habeasUserTypes).toEqual(['NATURAL', 'JURIDICA'])
    expect(habeasRegistration.safeParse({ ...aHabeasRegistration(), user_type: 'OTRA' }).success).toBe(false)
  })
  test('B-3-019: registraduria_status is pending by default', () => expect(aHabeasRegistration().registraduria_status).toBe('pending'))
  test('B-3-018: promotional use is off unless said', () => {
    const { promotional_send_authorization: _, ...rest } = aHabeasRegistration()
    expect(habeasRegistration.parse(rest).promotional_send_authorization).toBe(false)
  })
})

describe('lists', () => {
  test('B-5-017: document types', () => expect(Object.keys(lists.documentTypes)).toEqual(['CC', 'CE', 'TI', 'PAS', 'NIT']))
  test('B-5-018: company types', () => expect(lists.companyDocumentTypes).toEqual(['NIT', 'RUT']))
  test('B-5-019: genders', () => expect(Object.keys(lists.genders)).toEqual(['M', 'F', 'otro']))
  test('B-5-020: address types', () => expect(lists.dwellingTypes).toEqual(['casa', 'apartamento', 'oficina', 'otro']))
})

describe('rules', () => {
  test('B-2-098: new for an hour, updated after it', () => {
    const made = '2026-03-05T15:00:00Z'
    expect([recordState(made, '2026-03-05T16:00:00Z'), recordState(made, '2026-03-05T16:01:00Z')]).toEqual(['Nuevo', 'Actualizado'])
  })

  test('B-5-012: a standard address, longer than 5, no spaces', () => {
    expect(['ana@correo.co', 'a.b+c@sub.correo.com.co'].map(isHabeasEmail)).toEqual([true, true])
    expect(['a@b.c', 'ana', 'ana@correo', 'an a@correo.co', '@correo.co', 'ana@@correo.co'].map(isHabeasEmail)).toEqual(
      Array(6).fill(false),
    )
  })

  test('B-5-013: the mask grows with what is typed and drops the check digit', () => {
    expect(['9', '9001', '900123456', '900.123.456-7', 'x90'].map(nitMask)).toEqual(['9', '900.1', '900.123.456', '900.123.456', '90'])
  })

  test('B-5-015: letters, digits and spaces stay', () => expect(addressPart('5# B-12º ñ')).toBe('5 B12 ñ'))

  test('B-5-016: complete with six fields', () => {
    const six = {
      name: 'Ana',
      last_name: 'Ramírez',
      document_type: 'CC',
      document_number: '31234567',
      document_date_expedition: '2001-05-06',
      document_place_expedition: 'CALI',
    }
    expect(isComplete({ user_data: six })).toBe(true)
    for (const field of Object.keys(six)) expect(isComplete({ user_data: { ...six, [field]: ' ' } })).toBe(false)
    expect(habeasFaults({ user_type: 'NATURAL', user_data: six })).toEqual([])
    const bad = { ...six, email: 'x', document_date_expedition: '2001-15-06', primary_address_number: '5 # 3', gender: 'Z' }
    expect(habeasFaults({ user_type: 'NATURAL', user_data: bad }).map(({ field }) => field)).toEqual([
      'user_data.primary_address_number',
      'user_data.gender',
      'user_data.email',
      'user_data.document_date_expedition',
    ])
    const company = { document_number: '900123456', email: 'no', document_type: 'CC' }
    expect(habeasFaults({ user_type: 'NATURAL', user_data: six, company_data: company })).toEqual([])
    expect(habeasFaults({ user_type: 'JURIDICA', user_data: six, company_data: company })).toHaveLength(3)
  })

  test('B-5-008 B-5-009 B-5-010 B-5-011: the range of an export', () => {
    const today = '2026-11-21'
    expect(exportFault('', '2026-01-01', today)).toBe('Por favor, seleccione ambas fechas.')
    expect(exportFault('2026-02-01', '2026-01-01', today)).toBe('La fecha hasta no puede ser anterior a la fecha desde')
    expect(exportFault('2026-11-22', '2026-11-22', today)).toBe('La fecha desde no puede ser posterior a hoy')
    expect(exportFault('2025-01-01', '2026-01-01', today)).toBe(null)
    expect(exportFault('2025-01-01', '2026-01-02', today)).toBe('El rango no puede pasar de 12 meses ni de hoy')
    expect([latestEnd('2026-03-01', today), latestEnd('2024-02-29', today)]).toEqual([today, '2025-02-28'])
  })
})
