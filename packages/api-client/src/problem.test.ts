import { expect, test } from 'vitest'
import { problemText } from './problem.ts'

test('a form that marks no fields says everything the server said, once', () => {
  const details = [
    { field: 'count', message: 'La cantidad es muy alta.' },
    { field: 'reason', message: 'Escribe el motivo.' },
  ]
  expect(problemText({ message: 'Revisa los datos.', details })).toBe('Revisa los datos. La cantidad es muy alta. Escribe el motivo.')
  expect(problemText({ message: 'Revisa los datos.', details }, ['count'])).toBe('Revisa los datos. Escribe el motivo.')
  expect(problemText({ message: 'Escribe el motivo.', details: details.slice(1) })).toBe('Escribe el motivo.')
})
