import type { Page } from 'playwright/test'
import { aReadyCart } from '../src/checkout.ts'
import { businesses, expect, test } from '../src/world.ts'

for (const business of businesses)
  test(`${business}: the contact and scroll tabs cover no control of product, category, cart and checkout`, async ({
    page,
    api,
    address,
  }) => {
    const shopper = api(business)
    const { products } = await aReadyCart(page, shopper, address(business))
    const { data } = await shopper.must('GET', '/api/v2/categories')
    const paths = [`/product/${products[0]?.id}`, `/category/${data.items[0].id}`, '/cart', '/checkout/address']
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(address(business) + path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await coveredControls(page), `${path} at ${width}`).toEqual([])
      }
    }
  })

/**
 * Controls of which a tab covers more than a quarter at some scroll position. The tabs reach 12 px over the content's edge, which a field of
 * the whole width can spare; a card that its carousel cuts off is pushed in, and does not count.
 */
const coveredControls = (page: Page) =>
  page.evaluate(async () => {
    const clipped = (element: Element) => {
      const { top, bottom, ...sides } = element.getBoundingClientRect().toJSON() as DOMRect
      let { left, right } = sides
      for (let each = element.parentElement; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowX === 'visible') continue
        const frame = each.getBoundingClientRect()
        left = Math.max(left, frame.left)
        right = Math.min(right, frame.right)
      }
      return { left, top, right: Math.min(right, innerWidth), bottom }
    }
    const overlap = (a: ReturnType<typeof clipped>, b: ReturnType<typeof clipped>) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    const found = new Set<string>()
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, innerHeight * 4); top += innerHeight / 4) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const tabs = [...document.querySelectorAll('.sh-float')].map(clipped)
      for (const control of document.querySelectorAll('main :is(a[href], button, input, select, textarea)')) {
        const box = clipped(control)
        const isWhole = control.getBoundingClientRect().right <= box.right + 1
        const covered = isWhole && tabs.some((tab) => overlap(box, tab) > overlap(box, box) / 4)
        if (covered) found.add(control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.tagName)
      }
    }
    return [...found]
  })
