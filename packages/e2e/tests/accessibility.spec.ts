import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { walkAgainstDoors, walkAsGuest, walkAsShopper, walkAsStaff, walkBeside, walkThroughSignIn } from '../src/screens.ts'
import { businesses, expect, returning, test } from '../src/world.ts'

const widths = [390, 900, 1440]
// Each walk buys another product, so that none takes the other's stock; twenty of each are above the minimum order.
const shelfPlaces = [0, 3, 2]
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

test.describe.configure({ mode: 'parallel', timeout: 150_000 })

// axe reads the colours as they are drawn, so contrast is checked after each tenant's theme.
for (const business of businesses)
  for (const width of widths) {
    test(`${business} at ${width} px: no screen of the shop breaks WCAG 2.2 AA: S-2-041 S-2-038`, async ({ address, api, visitor }) => {
      const shopper = await api(business).newShopper()
      const page = await visitor(business, screenOf(width))
      const { look, found } = inspector(business, width)
      await walkAsGuest(page, look, shelfPlaces[widths.indexOf(width)] ?? 0)
      await walkThroughSignIn(page, look, shopper.email)
      await walkAsShopper(page, look)
      await walkAgainstDoors(page, look, address(business))
      expect(found).toEqual([])
    })

    // By itself: the way above is long enough for a busy machine.
    if (width !== 900)
      test(`${business} at ${width} px: no screen beside the way breaks WCAG 2.2 AA`, async ({ address, api, visitor }) => {
        const page = await visitor(business, screenOf(width))
        await returning(page, api(business), address(business))
        const { look, found } = inspector(business, width)
        await walkBeside(page, look)
        expect(found).toEqual([])
      })

    test(`${business} at ${width} px: no screen of the back office breaks WCAG 2.2 AA`, async ({ visitor }) => {
      const page = await visitor(business, screenOf(width))
      const { look, found } = inspector(business, width)
      await walkAsStaff(page, look)
      expect(found).toEqual([])
    })
  }

const screenOf = (width: number) => ({
  viewport: { width, height: width < 900 ? 844 : 900 },
  reducedMotion: 'reduce' as const,
  ...(width < 900 ? { isMobile: true, hasTouch: true } : {}),
})

function inspector(business: string, width: number) {
  const found: string[] = []
  const look = async (page: Page, screen: string) => {
    const pictures = process.env.PLAZA_E2E_PICTURES
    if (pictures) await page.screenshot({ path: `${pictures}/${business}-${width}-${screen.replaceAll(' ', '-')}.png` })
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    for (const { id, nodes } of violations)
      for (const { html, target, failureSummary } of nodes)
        if (!(id === 'target-size' && /partially obscured/.test(failureSummary ?? '') && (await comesClear(page, target.join(' ')))))
          found.push(`${screen}: ${id}: ${html.slice(0, 160)}: ${failureSummary?.split('\n')[1]?.trim()}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (wide > 0) found.push(`${screen}: scrolls ${wide} px sideways`)
  }
  return { look, found }
}

/** What a bar covers at this place of the scroll is fine when focus brings it wholly into the open (WCAG 2.4.11). */
const comesClear = (page: Page, selector: string) =>
  page.evaluate((found) => {
    const element = document.querySelector<HTMLElement>(found)
    element?.focus()
    if (!element || document.activeElement !== element) return false
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y)))
    return corners.every((seen) => seen !== null && (element.contains(seen) || seen.contains(element)))
  }, selector)
