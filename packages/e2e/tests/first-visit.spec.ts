import type { APIRequestContext, Page } from 'playwright/test'
import { type Business, businesses, chooseBranch, expect, returning, test, withMotion } from '../src/world.ts'

test.use(withMotion)

// What a stranger gets before anything is clicked.
const widths = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

for (const business of businesses) {
  test(`${business}: without script the page shows products, and links that lead on: S-1-002`, async ({ visitor }) => {
    const page = await visitor(business, { javaScriptEnabled: false })

    await page.goto('/')
    await expect(page.getByRole('article').first()).toContainText('$')
    await page.getByRole('article').first().getByRole('link').first().click()

    await expect(page).toHaveURL(/\/product\//)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const main = page.getByRole('main')
    await expect(main).toContainText('$')
    await expect(main.getByRole('img', { name }).first()).toHaveAttribute('src', /^\/media\//)
  })

  test(`${business}: tab, search engines and link previews read what a page is; a page reached by a link says its name aloud`, async ({
    visitor,
    api,
  }) => {
    const [product] = (await api(business).must('GET', '/api/v2/search/products?query=leche&limit=1')).data.products
    const page = await visitor(business)
    await page.goto(`/product/${product.id}`)
    await expect(page).toHaveTitle(new RegExp(`^${product.title}.* \\| `))
    const said = (await page.locator('script[type="application/ld+json"]').allInnerTexts()).map((text) => JSON.parse(text))
    expect(said.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList'])
    expect(said[0]).toMatchObject({ sku: product.id_item, offers: { priceCurrency: 'COP', price: expect.any(Number) } })
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\/media\/.*\.webp$/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/product/${product.id}$`))

    await chooseBranch(page)
    const category = page.getByRole('main').getByRole('link').nth(1)
    const name = await category.innerText()
    await category.click()
    await expect(page).toHaveTitle(new RegExp(`^${name} \\| `))
    await expect(page.getByTestId('title-voice')).toHaveText(new RegExp(`^${name} \\| `))
    await page.goBack()
    await expect(page).toHaveTitle(new RegExp(`^${product.title}`))
  })

  test(`${business}: while React draws a list in turns the server's cards stay: none goes, none comes twice, each becomes alive: S-2-097`, async ({
    visitor,
  }) => {
    const page = await visitor(business)
    await page.addInitScript(noteLists)

    await page.goto('/search/leche')
    await expect(page.locator('[data-slot="product.buy"]').first()).toBeAttached()
    await expect(page.locator('[data-face]')).toHaveCount(0)

    const lists = await page.evaluate(() => (globalThis as unknown as { lists: string[] }).lists)
    expect(lists).toHaveLength(1)
    expect(lists[0]?.split(' ').length).toBeGreaterThan(8)
    await expect(page.locator('[data-product]:not(:has([data-slot="product.buy"]))')).toHaveCount(0)
  })

  test(`${business}, phone: pictures beyond the first screen stay out of the way of the code, until a thumb moves or five seconds are over`, async ({
    visitor,
  }) => {
    const page = await visitor(business, widths.phone)
    let fails = () => {}
    const failed = new Promise<void>((resolve) => (fails = resolve))
    await page.route('**/assets/shell/shell.*.js', (route) => failed.then(() => route.abort()))

    // Not by the page's own, which waits for React.
    await page.mainFrame().goto('/', { waitUntil: 'commit' })
    await expect.poll(() => askedFor(page, '.cat-banner')).toBeGreaterThan(1)
    expect(await askedFor(page, '[data-product]')).toBe(0)
    await page.evaluate(() => scrollBy(0, 300))
    await expect.poll(() => askedFor(page, '[data-product]')).toBeGreaterThan(1)

    // Sideways too: the next product of a row is as far away as one below.
    await page.mainFrame().goto('/', { waitUntil: 'commit' })
    await expect.poll(() => askedFor(page, '.cat-banner')).toBeGreaterThan(1)
    expect(await askedSideways(page)).toBe(0)
    await page
      .locator('.pz-carousel__track')
      .first()
      .evaluate((track) => track.scrollBy(200, 0))
    await expect.poll(() => askedSideways(page)).toBeGreaterThan(0)

    fails()
    await page.mainFrame().goto('/', { waitUntil: 'commit' })
    await expect.poll(() => askedFor(page, '[data-product]'), { timeout: 10_000 }).toBeGreaterThan(1)
  })

  test(`${business}: three requests deep the first card can be bought; nothing of the back office, nothing twice, no violation: S-2-038`, async ({
    visitor,
  }) => {
    const page = await visitor(business)
    const heard = listen(page)
    const requests = await followRequests(page)
    await page.addInitScript(noteFirstBuy)

    await page.goto('/')
    await settled(page)

    expect(requests.deepestUntil(await page.evaluate(() => (window as unknown as { firstBuy: number }).firstBuy))).toBeLessThanOrEqual(3)

    expect(heard.addresses.filter((address) => address.includes('mf-admin'))).toEqual([])
    expect(twice(heard.addresses)).toEqual([])
    expect(heard.violations).toEqual([])
  })

  test(`${business}: every byte of script and style is named by its hash, and kept for good; what is missing is kept by nobody`, async ({
    request,
  }) => {
    const html = await documentOf(request, business)

    expect(html.cache).toBe('no-store')
    const files = tags(html.text).filter((tag) => tag.href !== null)
    expect(files.length).toBeGreaterThan(5)
    for (const { tag, integrity } of files) expect(integrity, tag).toMatch(/^sha256-/)
    const inline = tags(html.text).filter((tag) => tag.href === null && !tag.tag.includes('application/ld+json'))
    for (const { tag } of inline) expect(tag).toContain('nonce=')
    for (const { href } of files) {
      const answer = await get(request, href ?? '', business)
      expect(answer.status(), href ?? '').toBe(200)
      expect(answer.headers()['cache-control'], href ?? '').toContain('immutable')
    }
    const remoteFile = files.find(({ href }) => href?.startsWith('/remotes/'))?.href ?? ''
    const missing = await get(request, remoteFile.replace(/[^/]+$/, 'gone.js'), business)
    expect(missing.status()).toBe(404)
    expect(missing.headers()['cache-control']).toBe('no-store')
    expect(missing.headers()['content-type']).not.toContain('html')
  })

  for (const [device, options] of Object.entries(widths))
    test(`${business}, ${device}: a home page left far down stands there again, loaded anew or come back to: S-2-174`, async ({
      visitor,
      api,
      address,
    }) => {
      const page = await visitor(business, options)
      await returning(page, api(business), address(business))
      await page.goto('/')
      await scrollDown(page, 4000)
      await settled(page)
      const before = await stands(page)

      await page.reload()
      await expect.poll(() => stands(page)).toEqual(before)

      await page.goto('/cart')
      await page.goBack()
      await expect.poll(() => stands(page)).toEqual(before)
    })

  for (const [device, options] of Object.entries(widths))
    test(`${business}, ${device}: home, category and product stand still while they come alive`, async ({ visitor }) => {
      const page = await visitor(business, options)
      await page.addInitScript(countShifts)

      for (const path of await paths(page)) {
        await page.goto(path)
        await settled(page)
        expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), path).toBeLessThanOrEqual(0.05)
      }
    })
}

/** How many pictures inside such elements the browser has asked for. */
const askedFor = (page: Page, inside: string) =>
  page.evaluate(
    (inside) => [...document.querySelectorAll<HTMLImageElement>(`[data-face] ${inside} img`)].filter((each) => each.currentSrc).length,
    inside,
  )

/** Pictures of further slides that were asked for; one that stands elsewhere on the page too is there without being asked for. */
const askedSideways = (page: Page) =>
  page.evaluate(() => {
    const further = '.pz-carousel__slide + .pz-carousel__slide'
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-face] img')].filter((each) => each.currentSrc)
    const elsewhere = new Set(pictures.filter((each) => !each.closest(further)).map((each) => each.currentSrc))
    return pictures.filter((each) => each.closest(further) && !elsewhere.has(each.currentSrc)).length
  })

/** As a thumb does: what is passed comes into view, and the products of a department come when it is near. */
async function scrollDown(page: Page, pixels: number) {
  for (let done = 0; done < pixels; done += 400) {
    await page.evaluate(() => scrollBy(0, 400))
    await page.waitForTimeout(60)
  }
}

/** The block in the middle of the screen, and how far from the top of it, to the pixel. */
const stands = (page: Page) =>
  page.evaluate(() => {
    const block = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main section')
    return {
      block: block?.getAttribute('aria-label') ?? block?.getAttribute('aria-labelledby'),
      at: Math.round(block?.getBoundingClientRect().top ?? NaN),
    }
  })

/** Only browsers know that every *.localhost is this machine, so programs name the host in a header. */
const get = (request: APIRequestContext, path: string, business: Business) =>
  request.get(`http://127.0.0.1:${process.env.PLAZA_E2E_PORT}${path}`, {
    headers: { host: `${business}.localhost:${process.env.PLAZA_E2E_PORT}` },
  })

async function documentOf(request: APIRequestContext, business: Business) {
  const answer = await get(request, '/', business)
  return { text: await answer.text(), cache: answer.headers()['cache-control'] }
}

/** Scripts, styles and script preloads of a page; inline ones without an address. */
function tags(html: string) {
  const found = html.match(/<script\b[^>]*>|<style\b[^>]*>|<link\b[^>]*rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g) ?? []
  const attribute = (tag: string, name: string) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? null
  return found
    .filter((tag) => attribute(tag, 'as') !== 'image' && attribute(tag, 'as') !== 'font')
    .map((tag) => ({ tag, href: attribute(tag, 'href') ?? attribute(tag, 'src'), integrity: attribute(tag, 'integrity') }))
}

/** Home, its first category and its first product. */
async function paths(page: Page): Promise<string[]> {
  const html = await (await page.goto('/'))?.text()
  return ['/', ...['product-category', 'product'].map((kind) => html?.match(new RegExp(`href="(/${kind}/[^"]+)"`))?.[1] ?? `no ${kind}`)]
}

/** React has drawn and the remotes of the first screen have come. */
async function settled(page: Page) {
  await expect(page.locator('[data-slot="product.buy"] button').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('[data-slot="header.cart"]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

function listen(page: Page) {
  const addresses: string[] = []
  const violations: string[] = []
  page.on('request', (request) => addresses.push(`${request.method()} ${request.url()}`))
  page.on('console', (message) => /content security policy|integrity/i.test(message.text()) && violations.push(message.text()))
  return { addresses, violations }
}

const twice = (addresses: string[]) => addresses.filter((address, at) => address.startsWith('GET') && addresses.indexOf(address) !== at)

/** How many requests had to answer one after the other before a file was asked for; the page itself is the first. */
async function followRequests(page: Page): Promise<{ deepestUntil(time: number): number }> {
  const asked = new Map<string, { depth: number; at: number }>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ request, initiator, wallTime }) => {
    const asker = (initiator.stack ? callerOf(initiator.stack) : initiator.url) ?? ''
    if (!asked.has(request.url)) asked.set(request.url, { depth: 1 + (asked.get(asker)?.depth ?? 0), at: wallTime * 1000 })
  })
  return { deepestUntil: (time) => Math.max(...[...asked.values()].filter(({ at }) => at < time).map(({ depth }) => depth)) }
}

interface Stack {
  callFrames: { url: string }[]
  parent?: Stack
}

const callerOf = ({ callFrames, parent }: Stack): string | undefined => callFrames[0]?.url ?? (parent && callerOf(parent))

/** Runs in the page: when the first buy control stood. */
function noteFirstBuy() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-slot="product.buy"]')) return
    observer.disconnect()
    Object.assign(window, { firstBuy: Date.now() })
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page: adds up the layout shifts that nobody asked for. */
function countShifts() {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Every list of cards that the page has shown since the server's drawing stood. */
function noteLists() {
  const lists: string[] = []
  Object.assign(globalThis, { lists })
  const look = () => {
    const list = [...document.querySelectorAll('[data-product]')].map((card) => card.getAttribute('data-product')).join(' ')
    if (!lists.includes(list)) lists.push(list)
  }
  addEventListener('DOMContentLoaded', () => {
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
}
