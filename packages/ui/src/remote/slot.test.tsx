import { slot } from '@plaza/contracts/kernel/slot'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Door, emptyRuntime, RuntimeContext } from './runtime.ts'
import { Slot } from './slot.tsx'

const productBuy = slot('product.buy', 'mf-catalog', z.object({ productId: z.string() }))
const Buy = ({ productId }: { productId: string }) => <button type="button">Agregar {productId}</button>
const waiting: Door = { remote: 'mf-cart', version: '1.2.0', status: 'waiting', Component: null }

test('nobody fills the slot: the stand-in', () => {
  expect(draw([], <p>Ver en tienda</p>)).toContain('Ver en tienda')
})

test('a filling that failed: the stand-in, else a Spanish fallback that names remote@version to nobody who reads it', () => {
  const failed: Door = { ...waiting, status: 'failed' }
  expect(draw([failed], <p>Ver en tienda</p>)).toContain('Ver en tienda')
  const fallback = draw([failed])
  expect(fallback).toContain('Reintentar')
  expect(fallback).toContain('data-fallback="mf-cart@1.2.0"')
  expect(fallback.replace(/<[^>]*>/g, '')).not.toContain('mf-cart')
})

test('a filling on its way: what holds its place', () => {
  expect(draw([waiting], <p>Ver en tienda</p>)).toContain('Cargando')
})

test('a loaded filling shows at once, marked with remote and version', () => {
  const html = draw([{ ...waiting, status: 'ready', Component: Buy }])
  expect(html).toContain('Agregar p1')
  expect(html).toContain('data-remote="mf-cart" data-version="1.2.0"')
})

function draw(doors: Door[], empty?: React.ReactNode) {
  const runtime = { ...emptyRuntime, slot: () => doors }
  return renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <Slot of={productBuy} with={{ productId: 'p1' }} pending={<p>Cargando</p>} {...(empty === undefined ? {} : { empty })} />
    </RuntimeContext>,
  )
}
