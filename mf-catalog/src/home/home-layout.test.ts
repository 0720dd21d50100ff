import { bannerSections, classicBannerSections } from '@plaza/contracts/catalog/offer.entity'
import { expect, test } from 'vitest'
import { homeBlocks, sectionsOf } from './home-layout.ts'

/** These stand on other pages, or over this one. */
const elsewhere = ['HOME-POP-UP', 'CHECKOUT-COUPONS', 'OFFERS_TOP']

test.each([
  ['with home_v2 every section', ['home_v2'], bannerSections],
  ['without it the eight of the classic page', [], classicBannerSections],
] as const)('%s has one place, once: S-2-005 S-2-006 S-9-032 S-9-033', (_, modules, sections) => {
  const placed = homeBlocks(new Set(modules)).flatMap(sectionsOf)
  expect(placed.toSorted()).toEqual(sections.filter((section) => !elsewhere.includes(section)).toSorted())
})

test.each([[['home_v2']], [[]]])('S-2-044: with modules %j products stand right below the first banners', (modules) => {
  const kinds = homeBlocks(new Set(modules)).map((block) => (block.kind === 'banners' ? block.as : block.kind))
  expect(kinds.indexOf('shelf')).toBe(modules.length > 0 ? 2 : 1)
  expect(kinds.indexOf('collage')).toBeGreaterThan(kinds.indexOf('shelf'))
})
