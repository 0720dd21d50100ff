import type { Page } from 'playwright/test'

/** Paths of the pages that the browser keeps for the day without a connection. */
export const keptPages = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('plaza-pages-1')).keys()).map(({ url }) => new URL(url).pathname))
