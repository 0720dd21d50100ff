import { type Browser, type CDPSession, chromium } from 'playwright'
import { chromiumArgs, executablePath } from '../src/chromium.ts'
import type { ProductServer } from '../src/product-server.ts'
import type { Measure } from './run.ts'

const runs = 5
// Slow 4G as Lighthouse has it, on a phone four times slower than this machine.
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 }
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

interface Load {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  /** Milliseconds until the first product's buy control is React's, and can be used. */
  readonly interactive: number
  readonly scriptBytes: number
  readonly scriptFiles: number
  readonly adminFiles: number
}

/** First visits of a shopper on a slow phone, no branch chosen yet: paint, blocking time, bytes. Median of five. */
export async function measureFirstLoad(server: ProductServer): Promise<Measure[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    const pages = await routes(browser, server)
    const measures: Measure[] = []
    let home: Load | undefined
    for (const [name, url] of pages) {
      await visit(browser, url) // pictures are composed once, on demand
      const loads: Load[] = []
      for (let run = 0; run < runs; run++) loads.push(await visit(browser, url))
      const load = medians(loads)
      home ??= load
      measures.push(...judged(name, load, home))
    }
    return measures
  } finally {
    await browser.close()
  }
}

async function routes(browser: Browser, server: ProductServer): Promise<[name: string, url: string][]> {
  const [verde, azul] = [server.address('verde'), server.address('azul')]
  const page = await browser.newPage()
  await page.goto(verde)
  const href = (selector: string) => page.locator(`main ${selector}`).first().getAttribute('href')
  const category = await href('a[href^="/product-category/"]')
  const product = await href('a[href^="/product/"]')
  await page.close()
  return [
    ['home', `${verde}/`],
    ['home of azul', `${azul}/`],
    ['category', verde + category],
    ['product', verde + product],
  ]
}

async function visit(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const scripts = await countScripts(session)
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(observe, usable)
  await page.goto(url, { waitUntil: 'commit' })
  await usableNow(session)
  const transferred = scripts()
  // What comes after the page stands (the branch picker, the visit's count) may block too.
  await page.waitForTimeout(3000)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  await context.close()
  return { ...seen, ...transferred }
}

type Seen = Omit<Load, 'scriptBytes' | 'scriptFiles' | 'adminFiles'>

/** The face draws a stand-in without a button; this one is the cart's. */
const usable = '[data-slot="product.buy"] button'

/** Looks whether the page can be used. Not by a locator: that runs scripts of its own in the page, before the first paint, and they would count. */
async function usableNow(session: CDPSession): Promise<void> {
  const tooLate = Date.now() + 30_000
  const asked = { expression: 'globalThis.seen?.interactive > 0' }
  while ((await session.send('Runtime.evaluate', asked)).result.value !== true) {
    if (Date.now() > tooLate) throw new Error('Nothing can be used within 30 s')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function countScripts(session: CDPSession) {
  const addresses = new Map<string, string>()
  let bytes = 0
  let files = 0
  let admin = 0
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script') addresses.set(requestId, response.url)
    if (response.url.includes('/remotes/mf-admin-')) admin++
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!addresses.has(requestId)) return
    bytes += encodedDataLength
    files++
  })
  return () => ({ scriptBytes: bytes, scriptFiles: files, adminFiles: admin })
}

// Runs in the page before anything else.
function observe(usable: string) {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, interactive: 0 }
  Object.assign(globalThis, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({ type, buffered: true })
  const waiting = new MutationObserver(() => {
    if (!document.querySelector(usable)) return
    seen.interactive = performance.now()
    waiting.disconnect()
  })
  waiting.observe(document, { childList: true, subtree: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  watch('longtask', (entry) => {
    if (entry.startTime >= seen.fcp) seen.tbt += Math.max(0, entry.duration - 50)
  })
}

function medians(loads: Load[]): Load {
  const middle = (name: keyof Load) => loads.map((load) => load[name]).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] as number
  return {
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
    interactive: middle('interactive'),
    scriptBytes: middle('scriptBytes'),
    scriptFiles: middle('scriptFiles'),
    adminFiles: middle('adminFiles'),
  }
}

function judged(name: string, load: Load, home: Load): Measure[] {
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`
  const most = isHome(name) ? 200 * 1024 : home.scriptBytes + 40 * 1024
  const line = (what: string, value: string, budget: string, holds: boolean): Measure => ({
    what: `${name}: ${what}`,
    value,
    budget,
    holds,
  })
  return [
    line('FCP', `${Math.round(load.fcp)} ms`, '700 ms', load.fcp <= 700),
    line('LCP', `${Math.round(load.lcp)} ms`, '1400 ms', load.lcp <= 1400),
    line('interactive', `${Math.round(load.interactive)} ms`, '2800 ms', load.interactive <= 2800),
    line('TBT', `${Math.round(load.tbt)} ms`, '350 ms', load.tbt <= 350),
    line('CLS', load.cls.toFixed(3), '0.05', load.cls <= 0.05),
    line(
      'scripts',
      `${kilobytes(load.scriptBytes)} in ${load.scriptFiles}`,
      isHome(name) ? '200 KB in 22' : 'home + 40 KB',
      load.scriptBytes <= most && (!isHome(name) || load.scriptFiles <= 22),
    ),
    line('admin files', String(load.adminFiles), '0', load.adminFiles === 0),
  ]
}

const isHome = (name: string) => name.startsWith('home')
