import { expect, test } from 'vitest'
import { settingsFields } from './settings-fields.tsx'

const describe = (name: string, value: unknown) => settingsFields.find((field) => field.name === name)?.describe?.(value)

test('each bag is a line, in the words of the form', () => {
  const bag = { name: 'Bolsa de papel', code: 'PAPEL', price_per_bag: 1300, products_per_bag: 10, products_grams_limit: null }
  expect(describe('bags_config', [bag, { ...bag, name: 'Bolsa plástica', code: 'PLASTICO', taxed: null }])).toEqual([
    'Bolsa de papel · Código: PAPEL · Precio sin impuesto: $1.300 · Productos por bolsa: 10 · Paga impuesto: No',
    'Bolsa plástica · Código: PLASTICO · Precio sin impuesto: $1.300 · Productos por bolsa: 10 · Paga impuesto: Sí',
  ])
  expect(describe('bag_tax', [{ from: '2026-01-01T00:00:00.000Z', amount: 70 }])?.[0]).toContain('Pesos por bolsa: $70')
})

test('records are told part by part, without what is empty', () => {
  expect(describe('legal_identity', { name: 'Mercado S.A.S.', nit: '900', phone: null })).toEqual([
    'Razón social: Mercado S.A.S.',
    'NIT: 900',
  ])
  expect(describe('logos', { main: '/media/verde/logos/ab12.webp', extra: 'https://x.co/y.png' })).toEqual([
    'Principal: ab12.webp',
    'extra: https://x.co/y.png',
  ])
  expect(describe('colors', { action: '#111111', fg: null })).toEqual(['Acción: #111111'])
  expect(describe('custom_text_fields', { offers_page_title: 'Rebajas', categories_with_names: true })).toEqual([
    'Título de las ofertas: Rebajas',
    'Mostrar el nombre bajo cada categoría: Sí',
  ])
})

test('a footer is told column by column', () => {
  const footer = { text: 'Hola', columns: [{ title: 'Ayuda', links: [{ text: 'Envíos', link: '/envios' }] }], social: [], legal: 'NIT 900' }
  expect(describe('footer_config', footer)).toEqual(['Presentación: Hola', 'Ayuda', 'Ayuda · Envíos: /envios', 'Texto legal: NIT 900'])
})

test('every field whose control is its own says its value in words', () => {
  const silent = settingsFields.filter((field) => field.kind === 'custom' && !field.describe).map(({ name }) => name)
  expect(silent).toEqual([])
})
