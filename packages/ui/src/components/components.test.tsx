import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CountBadge } from './badge.tsx'
import { mediaSrcSet, Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { QueryView } from './query-view.tsx'
import { countFor, Stepper } from './stepper.tsx'

const query = { data: undefined, error: null, isPending: false, refetch: () => {} }

test('S-2: the badge shows 99+ above 99', () => {
  expect(renderToStaticMarkup(<CountBadge count={99} />)).toContain('>99<')
  expect(renderToStaticMarkup(<CountBadge count={100} />)).toContain('>99+<')
})

test('a price shows the old one only when it was higher', () => {
  expect(renderToStaticMarkup(<Price amount={9000} before={9000} />)).not.toContain('<s ')
  expect(renderToStaticMarkup(<Price amount={9000} before={12_000} />)).toContain('<s ')
})

test('the stepper is a plus at none, has a bin at one and a minus above', () => {
  const draw = (count: number) => renderToStaticMarkup(<Stepper label="Banano" count={count} onChange={() => {}} />)
  expect(draw(0)).toContain('Agregar Banano')
  expect(draw(0)).not.toContain('<input')
  expect(draw(1)).toContain('Quitar Banano')
  expect(draw(2)).toContain('Disminuir Banano')
})

test('S-9-010: typed grams are grams, rounded to whole steps; only a typed nothing is none', () => {
  expect([300, 310, 330, 10, 1, 0].map((grams) => countFor(grams, 50))).toEqual([6, 6, 7, 1, 1, 0])
  expect(countFor(20, 1)).toBe(20)
})

test('a picture keeps its place; only our own media have several widths', () => {
  const html = renderToStaticMarkup(<Picture src={null} alt="Banano" width={200} height={200} />)
  expect(html).toContain('width="200"')
  expect(html).toContain('data:image/svg+xml')
  expect(mediaSrcSet('/media/verde/products-1')).toContain('/media/verde/products-1/320.webp 320w')
  expect(mediaSrcSet('https://elsewhere.example/1.jpg')).toBeUndefined()
})

test('a failed question shows what happened and Reintentar, never the empty text', () => {
  const failed = { ...query, error: new Error('Se cayó el servidor') }
  const html = renderToStaticMarkup(
    <QueryView query={failed} empty={<p>Nada</p>}>
      {() => null}
    </QueryView>,
  )
  expect(html).toContain('Se cayó el servidor')
  expect(html).toContain('Reintentar')
  expect(html).not.toContain('Nada')
})

test('an empty list shows the empty state; a full one its content', () => {
  const show = (data: string[]) =>
    renderToStaticMarkup(
      <QueryView query={{ ...query, data }} empty={<p>Nada</p>}>
        {(list) => <p>{list.join()}</p>}
      </QueryView>,
    )
  expect(show([])).toContain('Nada')
  expect(show(['Pera'])).toContain('Pera')
})
