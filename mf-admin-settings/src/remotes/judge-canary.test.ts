import { expect, test } from 'vitest'
import { judgement } from './judge-canary.ts'

const seen = (over = {}) => ({ views: 100, error_rate: 0.01, lcp: 1000, inp: 100, cls: 0.02, ...over })

test('remotes: few views say nothing', () => {
  expect(judgement(seen(), undefined)).toMatch(/Nadie/)
  expect(judgement(seen(), seen({ views: 10 }))).toMatch(/pocas/)
  expect(judgement(undefined, seen())).toMatch(/pocas/)
})

test('remotes: errors and vitals that are clearly worse are named, small differences are not', () => {
  expect(judgement(seen(), seen({ error_rate: 0.014, lcp: 1100 }))).toBe('La prueba no está peor que la activa.')
  expect(judgement(seen(), seen({ error_rate: 0.2, lcp: 2000 }))).toBe(
    'La prueba está peor: más errores, tarda más en mostrar la página (LCP).',
  )
  expect(judgement(seen({ lcp: null }), seen({ inp: 500, cls: 0.3 }))).toBe(
    'La prueba está peor: responde más despacio (INP), se mueve más (CLS).',
  )
})
