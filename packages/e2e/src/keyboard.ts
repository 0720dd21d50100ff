import { expect, type Locator, type Page } from 'playwright/test'

/** Called at every stop on the way. */
type Look = (page: Page) => Promise<void>

/** Goes there with Tab and presses Enter. */
export async function press(page: Page, target: Locator, look: Look = expectVisibleFocus) {
  await tabTo(page, target, look)
  await expect(target).toBeEnabled()
  await page.keyboard.press('Enter')
}

/** At the end of a long window: Shift+Tab from its beginning goes there at once. */
export async function pressBackward(page: Page, target: Locator) {
  await expect(target).toBeEnabled()
  for (let stop = 0; stop < 12 && !(await focused(target)); stop++) await page.keyboard.press('Shift+Tab')
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Radio buttons are one stop together: arrows choose among them. */
export async function choose(page: Page, radio: Locator) {
  await expect(radio).toBeAttached()
  const group = page.getByRole('radiogroup').filter({ has: radio })
  for (let stop = 0; stop < 80 && !(await holdsFocus(group)); stop++) await page.keyboard.press('Tab')
  if (!(await focused(radio))) for (let stop = 0; stop < 6 && !(await focused(radio)); stop++) await page.keyboard.press('ArrowDown')
  if (!(await radio.isChecked())) await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
}

/** Tabs the shorter way, forward or back, until the target has the focus; every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator, look: Look = expectVisibleFocus) {
  await expect(target).toBeVisible()
  const key = (await target.evaluate(isBefore)) ? 'Shift+Tab' : 'Tab'
  for (let stop = 0; stop < 120; stop++) {
    if (await focused(target)) return
    await page.keyboard.press(key)
    await look(page)
  }
  throw new Error(`Tab never reached ${target}`)
}

/** Runs in the page. */
function isBefore(element: Element) {
  const active = document.activeElement
  return active !== null && active !== document.body && (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0
}

const focused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
export const holdsFocus = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement))
/** WCAG 2.4.7 and 2.4.11: what has the focus shows it, and nothing that sticks lies over it. */
export async function expectVisibleFocus(page: Page) {
  const wrong = await page.evaluate(async () => {
    // Without motion (base.css) a change of place still takes until the frame after the next.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const element = document.activeElement
    if (!element || element === document.body) return null
    const box = element.getBoundingClientRect()
    // A hidden input's focus is drawn by the card around it.
    const drawn = box.width <= 1 || getComputedStyle(element).opacity === '0' ? element.closest('label') : element
    if (!drawn) return `${element.outerHTML.slice(0, 120)}: nothing shows it`
    const shown = drawn.getBoundingClientRect()
    const styles = [drawn, drawn.parentElement, ...drawn.querySelectorAll('*')]
      .filter((each) => each !== null)
      .map((each) => getComputedStyle(each))
    if (!styles.some((style) => (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none'))
      return `${drawn.outerHTML.slice(0, 120)}: no ring`
    const x = Math.min(Math.max(shown.left + shown.width / 2, 1), innerWidth - 2)
    const y = Math.min(Math.max(shown.top + Math.min(shown.height / 2, 24), 1), innerHeight - 2)
    const over = document.elementFromPoint(x, y)
    if (over && !drawn.contains(over) && !over.contains(drawn))
      return `${drawn.outerHTML.slice(0, 120)}: lies under ${over.outerHTML.slice(0, 120)}`
    return null
  })
  expect(wrong).toBeNull()
}
