import { importStatusLabel } from '@plaza/contracts/imports/imports.messages'
import { expect, test } from 'vitest'
import { sourceOf, withSource } from './mapping.ts'

const none = { sources: [], offices: [], deactivateMissing: false }

test('A-103: a source that says nothing is none', () => {
  expect(withSource(none, 'brand', { column: '', fixed: null }).sources).toEqual([])
})

test('A-103: choosing another column replaces the one before', () => {
  const mapping = withSource(withSource(none, 'price', { column: 'a', factor: 2 }), 'price', { column: 'b' })
  expect(sourceOf(mapping, 'price')).toEqual({ target: 'price', column: 'b' })
})

test('B-4-007: four statuses have words, any other is shown as unknown', () => {
  expect(['completed', 'in_progress', 'pending', 'failed', 'other'].map(importStatusLabel)).toEqual([
    'Completado',
    'En progreso',
    'Pendiente',
    'Fallido',
    'Desconocido',
  ])
})
