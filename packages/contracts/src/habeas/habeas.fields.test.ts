import { expect, test } from 'vitest'
import { aHabeasRegistration } from './habeas.fixtures.ts'
import { habeasFields, habeasFormOf, habeasInputOf, habeasSheets, isHabeasFormComplete, sheetOfFault } from './habeas.fields.ts'
import { habeasCompanyData, habeasUserData } from './registration.entity.ts'

const choicesOf = (name: string) => habeasFields.find((field) => field.name === name)?.choices?.map(({ label }) => label) ?? []

test('B-2-095: three tabs hold every field of the registration once', () => {
  expect(Object.values(habeasSheets)).toEqual(['RUT', 'Datos personales', 'Información adicional'])
  const names = habeasFields.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const field of Object.keys(habeasUserData.shape)) expect(names).toContain(`user_data.${field}`)
  for (const field of Object.keys(habeasCompanyData.shape)) expect(names).toContain(`company_data.${field}`)
})

test('B-9-008 B-9-009 B-9-010 B-9-011 B-5-014: what is offered', () => {
  expect(choicesOf('client_type')).toEqual([
    'CLIENTE SUPERMERCADO',
    'ASOCIADO COOTRAEMCALI',
    'CLIENTE MAYORISTA',
    'CLIENTE CENTRO COMERCIAL',
    'CLIENTE CINE',
    'COLABORADOR',
  ])
  expect(choicesOf('company_data.business_type')).toHaveLength(14)
  expect(choicesOf('user_data.document_type').slice(0, 4)).toEqual([
    'Cédula de ciudadanía',
    'Cédula de extranjería',
    'Tarjeta de identidad',
    'Pasaporte',
  ])
  expect(choicesOf('user_data.gender')).toEqual(['Masculino', 'Femenino', 'Neutro'])
  expect(choicesOf('company_data.document_type')).toEqual(['NIT'])
})

test('what is stored upper case finds its choice again, and comes back whole', () => {
  const stored = aHabeasRegistration({
    user_type: 'JURIDICA',
    company_data: { business_type: 'PANADERÍA', document_number: '900.123.456' },
  })
  const form = habeasFormOf(stored)
  expect(form.texts['company_data.business_type']).toBe('panadería')
  expect(habeasInputOf(form)).toMatchObject({
    user_type: 'JURIDICA',
    client_type: 'CLIENTE SUPERMERCADO',
    promotional_send_authorization: true,
    user_data: { name: 'ANA', last_name: 'RAMÍREZ', city: null },
    company_data: { business_type: 'panadería', document_number: '900.123.456' },
  })
  expect(habeasInputOf({ ...form, user_type: 'NATURAL' }).company_data).toBe(null)
  expect([isHabeasFormComplete(form), sheetOfFault('company_data.email'), sheetOfFault('user_data.email')]).toEqual([
    false,
    'rut',
    'personal',
  ])
})
