import type { Page } from 'playwright/test'
import { violationsOn, wcag } from '../src/axe.ts'
import { walkAgainstDoors, walkAsGuest, walkAsShopper, walkAsStaff, walkBeside, walkThroughSignIn } from '../src/screens.ts'
import { businesses, expect, returning, test } from '../src/world.ts'

// A phone walks for itself; what a desktop shows at 900 and 1440 px is looked at on one walk.
const screens = [[390], [900, 1440]] as const
type Widths = (typeof screens)[number]
// Each walk buys another product; twenty of each are above the minimum order.
const shelfPlaces = new Map<Widths, number>([
  [screens[0], 0],
  [screens[1], 3],
])

test.describe.configure({ mode: 'parallel', timeout: 240_000 })

// axe reads the colours as they are drawn, so contrast is checked after each tenant's theme.
for (const business of businesses)
  for (const widths of screens) {
    test(`${business} at ${widths.join(' and ')} px: no screen of the shop breaks WCAG 2.2 AA: S-2-041 S-2-038`, async ({
      address,
      api,
      visitor,
    }) => {
      const shopper = await api(business).newShopper()
      const page = await visitor(business, screenOf(widths))
      const { look, found } = inspector(business, widths)
      await walkAsGuest(page, look, shelfPlaces.get(widths))
      await walkThroughSignIn(page, look, shopper.email)
      await walkAsShopper(page, look)
      await walkAgainstDoors(page, look, address(business))
      expect(found).toEqual([])
    })

    // By itself: the way above is long enough for a busy machine.
    test(`${business} at ${widths.join(' and ')} px: no screen beside the way breaks WCAG 2.2 AA`, async ({ address, api, visitor }) => {
      const page = await visitor(business, screenOf(widths))
      await returning(page, api(business), address(business))
      const { look, found } = inspector(business, widths)
      await walkBeside(page, look)
      expect(found).toEqual([])
    })

    test(`${business} at ${widths.join(' and ')} px: no screen of the back office breaks WCAG 2.2 AA`, async ({ visitor }) => {
      const page = await visitor(business, screenOf(widths))
      const { look, found } = inspector(business, widths)
      await walkAsStaff(page, look)
      expect(found).toEqual([])
    })
  }

const height = (width: number) => (width < 900 ? 844 : 900)
const widest = (widths: Widths) => widths[widths.length - 1] as number
const screenOf = (widths: Widths) => ({
  viewport: { width: widest(widths), height: height(widest(widths)) },
  ...(widest(widths) < 900 ? { isMobile: true, hasTouch: true } : {}),
})

function inspector(business: string, widths: Widths) {
  const found: string[] = []
  const inspect = async (page: Page, screen: string, width: number) => {
    const pictures = process.env.PLAZA_E2E_PICTURES
    if (pictures) await page.screenshot({ path: `${pictures}/${business}-${width}-${screen.replaceAll(' ', '-')}.png` })
    for (const { id, nodes } of await violationsOn(page, { tags: wcag }))
      for (const { html, target, failureSummary } of nodes)
        if (!(id === 'target-size' && /partially obscured/.test(failureSummary ?? '') && (await comesClear(page, target.join(' ')))))
          found.push(`${screen} at ${width} px: ${id}: ${html.slice(0, 160)}: ${failureSummary?.split('\n')[1]?.trim()}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (wide > 0) found.push(`${screen} at ${width} px: scrolls ${wide} px sideways`)
  }
  const look = async (page: Page, screen: string) => {
    await inspect(page, screen, widest(widths))
    for (const width of widths.slice(0, -1)) {
      await page.setViewportSize({ width, height: height(width) })
      await inspect(page, screen, width)
      await page.setViewportSize({ width: widest(widths), height: height(widest(widths)) })
    }
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
