import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PickingNotes } from './picking-notes.tsx'

const note = { id: 1, date: '2026-03-02T15:00:00.000Z', user: 'Luz Marina', text: 'Dejar en portería' }

test('whoever picks reads what the shopper asked for, and each note with its author', () => {
  const html = renderToStaticMarkup(<PickingNotes comment="Aguacates para hoy" notes={[note, { ...note, id: 2, text: 'Llamar antes' }]} />)
  expect(html).toContain('Aguacates para hoy')
  expect(html).toMatch(/Notas internas.*Dejar en portería.*Luz Marina.*Llamar antes/)
})

test('without any, no heading stands over nothing', () => {
  expect(renderToStaticMarkup(<PickingNotes comment={null} notes={[]} />)).toBe('')
})
