import { expect, test } from 'vitest'
import { sharedClasses } from './class-names.ts'

test('a class to which two task folders give rules is named with both', () => {
  const sheets = [
    { file: 'home/home.css', text: '.cat-hero, .cat-tile:hover { color: red } @media (min-width: 9px) { .cat-own { gap: 0 } }' },
    { file: 'home/pop-up.css', text: '.cat-hero { gap: 0 }' },
    { file: 'search/search.css', text: '/* .cat-own { } */ .cat-found .cat-own { gap: 0 } .cat-tile { gap: 0 }' },
  ]
  expect(sharedClasses(sheets)).toEqual(['.cat-tile: home, search'])
})
