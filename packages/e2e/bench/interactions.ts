import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import { chromiumArgs, executablePath } from '../src/chromium.ts'
import type { ProductServer } from '../src/product-server.ts'
import type { Measure } from './run.ts'

const runs = 3
const budget = 100
const phone = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  serviceWorkers: 'block',
} as const

interface Interaction {
  readonly what: string
  /** Brings the page to where the finger comes down, and answers what it touches. */
  readonly reach: (page: Page) => Promise<Locator>
  /** Stands once the touch had its effect. */
  readonly seen: (page: Page) => Locator
}

const main = (page: Page) => page.getByRole('main')
const add = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Agregar/ })
    .first()
const stepper = (page: Page) =>
  main(page)
    .getByRole('textbox', { name: /^Cantidad/ })
    .first()
const firstBrand = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'Marca' }).getByRole('checkbox').first()

const interactions: Interaction[] = [
  { what: 'add', reach: async (page) => add(page), seen: stepper },
  {
    what: 'open cart',
    reach: async (page) => {
      await add(page).tap()
      await stepper(page).waitFor()
      return page
        .getByRole('button', { name: /^Carrito: [1-9]/ })
        .filter({ visible: true })
        .first()
    },
    seen: (page) => page.getByRole('dialog', { name: 'Carrito de compras' }),
  },
  {
    what: 'open menu',
    reach: async (page) =>
      page
        .getByRole('button', { name: /menú|categorías/i })
        .filter({ visible: true })
        .first(),
    seen: (page) => page.getByRole('dialog').getByRole('navigation', { name: 'Categorías' }),
  },
  { what: 'open filters', reach: async (page) => filters(page), seen: firstBrand },
  {
    what: 'filter',
    reach: async (page) => {
      await filters(page).tap()
      await firstBrand(page).waitFor()
      return firstBrand(page)
    },
    seen: (page) => page.getByRole('dialog').getByRole('button', { name: 'Quitar todos' }),
  },
]

const filters = (page: Page) => main(page).getByRole('button', { name: /^Filtros/ })

/** From the touch to the next paint (as INP counts), on a category page of a phone four times slower than this machine: the first of its kind on the page, when code still has to come. Median of three. */
export async function measureInteractions(server: ProductServer): Promise<Measure[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    const url = await categoryOf(browser, server)
    const measures: Measure[] = []
    for (const interaction of interactions) {
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await measure(browser, url, interaction))
      const middle = times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] as number
      measures.push({ what: `touch: ${interaction.what}`, value: `${middle} ms`, budget: `≤ ${budget} ms`, holds: middle <= budget })
    }
    return measures
  } finally {
    await browser.close()
  }
}

async function categoryOf(browser: Browser, server: ProductServer): Promise<string> {
  const page = await browser.newPage()
  await page.goto(server.address('verde'))
  const path = await page.locator('main a[href^="/product-category/"]').first().getAttribute('href')
  await page.close()
  return server.address('verde') + path
}

async function measure(browser: Browser, url: string, { reach, seen }: Interaction): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await settledPage(context, url)
    const target = await reach(page)
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('Nothing to touch')
    await page.waitForTimeout(500)
    await page.evaluate(() => Object.assign(globalThis, { slowest: 0 }))
    // Not the locator's own tap: what it listens for in the page would count too.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await seen(page).waitFor()
    // Event timings are told a moment after the paint.
    await page.waitForTimeout(500)
    return await page.evaluate(() => (globalThis as unknown as { slowest: number }).slowest)
  } finally {
    await context.close()
  }
}

async function settledPage(context: BrowserContext, url: string): Promise<Page> {
  const { origin, hostname } = new URL(url)
  const offices = await fetch(`${origin.replace(hostname, '127.0.0.1')}/api/v1/offices`, { headers: { 'at-business': 'verde' } })
  const [office] = ((await offices.json()) as { data: { id: string }[] }).data
  await context.addCookies([{ name: 'plaza-branch', value: office?.id ?? '', url: origin }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watchTouches)
  await page.goto(url, { waitUntil: 'load' })
  await add(page).waitFor()
  await page.waitForTimeout(1500)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

// Runs in the page before anything else.
function watchTouches() {
  const seen = { slowest: 0 }
  Object.assign(globalThis, seen)
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId > 0) Object.assign(globalThis, { slowest: Math.max((globalThis as unknown as typeof seen).slowest, duration) })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
