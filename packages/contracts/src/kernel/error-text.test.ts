import { describe, expect, test } from 'vitest'
import { cartTexts } from '../cart/cart.messages.ts'
import { networkProblem } from './common.problems.ts'
import { errorText } from './error-text.ts'
import { toastDurations, toastTitles, toastTriples } from './toasts.ts'

describe('words of a failed answer', () => {
  test.each([
    ['details, message of each', { details: [{ message: 'a' }, { message: 'b' }], message: 'no' }, 'a\nb'],
    ['details, helpMessage', { details: [{ helpMessage: 'a' }] }, 'a'],
    ['details, error', { details: [{ error: 'a' }, 'b'] }, 'a\nb'],
    ['errors as a list', { errors: [{ message: 'a' }, 'b'], message: 'no' }, 'a\nb'],
    ['errors by field', { errors: { name: ['a'], phone: 'b' } }, 'a\nb'],
    ['errors as text', { errors: 'a', error: 'no' }, 'a'],
    ['details.helpMessage', { details: { helpMessage: 'a' }, error: 'no' }, 'a'],
    ['error', { error: 'a', message: 'no' }, 'a'],
    ['error with a message', { error: { message: 'a' } }, 'a'],
    ['message', { message: 'a' }, 'a'],
    ['empty details, then message', { details: [], message: 'a' }, 'a'],
    ['the exception', {}, 'broken'],
    ['the exception when there is no body', undefined, 'broken'],
  ])('S-8-006 %s', (_branch, body, text) => expect(errorText(body, new Error('broken'))).toBe(text))
  test('S-8-007 several are joined by newline', () => expect(errorText({ details: ['a', 'b', 'c'] }).split('\n')).toEqual(['a', 'b', 'c']))
  test('S-8-006 nothing to say is empty', () => expect(errorText(null)).toBe(''))
})

describe('texts', () => {
  test('S-8-005 no connection', () => expect(networkProblem.text).toBe('Ups! no hay conexión con el servidor, intenta más tarde.'))
  test.each([
    ['S-8-009', 'update', 'Actualizando...|Cambios realizados!|No se logró actualizar.'],
    ['S-8-010', 'create', 'Creado...|Documento creado!|No se logró crear.'],
    ['S-8-011', 'remove', 'Eliminando...|Documento eliminado!|No se logró eliminar.'],
    ['S-8-012', 'logout', 'Cerrando sesión...|Hasta pronto!|No se logró cerrar sesión.'],
    ['S-8-013', 'login', 'Verificando login|¡Bienvenido!|Login fallido'],
  ] as const)('%s toasts of %s', (_clause, name, texts) => expect(Object.values(toastTriples[name]).join('|')).toBe(texts))
  test('S-8-014 titles, and durations (A-105)', () => {
    expect(Object.values(toastTitles)).toEqual(['Exito!', 'Ups!', 'Info'])
    expect(Object.values(toastDurations)).toEqual([2000, 3000, 5000, 6000])
  })
  test('the cart keeps both spellings of "logro"', () => expect(cartTexts.updateFailed).toBe('No se logro actualizar el carrito.'))
})
