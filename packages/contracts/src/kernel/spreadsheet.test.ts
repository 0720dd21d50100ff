import { expect, test } from 'vitest'
import { inertText, withoutApostrophe } from './spreadsheet.ts'

const hostile = ['=HYPERLINK("http://evil.example";"ver")', '+57 300', '-1+2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\n@a', '\0=1']

test('a text that begins like a formula stands behind an apostrophe, whatever stands before it', () => {
  for (const text of hostile) expect(inertText(text)).toBe(`'${text}`)
  for (const text of ['Leche', 'a=b', '', '100 %']) expect(inertText(text)).toBe(text)
})

test('what comes back from a file is what went into it', () => {
  for (const text of [...hostile, 'Leche', "'n Sopa", '']) expect(withoutApostrophe(inertText(text))).toBe(text)
})
