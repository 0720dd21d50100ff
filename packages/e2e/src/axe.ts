import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** WCAG 2.2 AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

// Half the size of what the builder brings.
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core/axe.min.js') as { source: string }

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/** What breaks the rules of these tags (all but experimental ones when none is named) on a page, or in the part of it that is named. */
export async function violationsOn(page: Page, { tags, within }: { tags?: readonly string[]; within?: string } = {}): Promise<Violations> {
  await bringOnce(page)
  await page.evaluate(arrivalsEnded)
  const run = async (selectors: boolean) => {
    // Sheets are preloaded for an experimental rule alone.
    const options = { resultTypes: ['violations' as const], selectors, preload: { assets: ['media'] } }
    // Legacy mode: without it every inspection opens and closes a page of its own.
    const builder = new AxeBuilder({ page, axeSource: 'void 0' }).options(options).setLegacyMode(true)
    if (tags) builder.withTags([...tags])
    if (within) builder.include(within)
    return (await builder.analyze()).violations
  }
  // A quarter of the time goes into naming elements, which only what is found needs.
  const found = await run(false)
  if (found.length === 0) return found
  const named = await run(true)
  if (named.length < found.length) throw new Error(`Stood for a moment only: ${found.map(({ id }) => id).join(', ')}`)
  return named
}

/** The script stays in a document until the next one; left to itself the builder reads it anew twice for each inspection. */
async function bringOnce(page: Page) {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/** What fades in is invisible until its first frame, which comes late on a busy machine: a page behind a dialog that nobody sees yet breaks rules. */
async function arrivalsEnded() {
  const ends = document
    .getAnimations()
    .filter((each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime))
  await Promise.allSettled(ends.map((each) => each.finished))
}
