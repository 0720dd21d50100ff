import { chromium } from 'playwright'
import { chromiumArgs, executablePath } from './chromium.ts'
import { password } from './api.ts'

// node packages/e2e/src/table-frames.ts http://localhost:4000: how a table of 10,000 rows scrolls, drawn by the running shop (demo data).
const origin = process.argv[2] ?? 'http://localhost:4000'
const many = 10_000
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.goto(`${origin}/terms`)
await page.evaluate(
  (body) => fetch('/api/v1/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  { email: 'superadmin@demo.co', password },
)
await page.route('**/api/v1/cupons/all_paginate**', async (route) => route.fulfill({ json: await coupons() }))
await page.goto(`${origin}/admin/coupons`)
await page.getByText(`${many.toLocaleString('es-CO')} resultados`).waitFor()
const drawn = await page.getByRole('row').count()
const frames = await page.getByRole('region', { name: 'Cupones' }).evaluate(scrollThrough)
const typing = await typeInto()
await browser.close()
const at = (share: number) => Math.round((frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] as number) * 10) / 10
console.log(
  `${many} rows, ${drawn} drawn; ${frames.length} frames of a scroll from top to end: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms; a key in the filter row: ${typing} ms to the next paint`,
)

async function coupons() {
  const list = Array.from({ length: many }, (_, at) => ({
    id: `c${at}`,
    type: at % 2 ? 'total_cart' : 'products_price',
    code: `cupon-${at}`,
    value: 1000 + at,
    usesTotalCount: at,
    creationDate: new Date(Date.UTC(2026, 0, 1) + at * 600_000).toISOString(),
  }))
  return { data: { list, pagination: { page: 1, totalPages: 1, limit: many, totalCount: many, hasNextPage: false } } }
}

/** Scrolls 300 px a frame for five seconds and then jumps to the end; the time between frames, sorted. */
async function scrollThrough(scroller: Element): Promise<number[]> {
  const times: number[] = []
  let last = performance.now()
  const end = last + 5000
  while (performance.now() < end) {
    scroller.scrollBy(0, 300)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = performance.now()
    times.push(now - last)
    last = now
  }
  scroller.scrollTo(0, scroller.scrollHeight)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  times.push(performance.now() - last)
  return times.sort((one, other) => one - other)
}

async function typeInto(): Promise<number> {
  const field = page.getByLabel('Filtrar por Código')
  await field.focus()
  await page.evaluate(() => {
    addEventListener('keydown', () => {
      const start = performance.now()
      requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { typed: performance.now() - start })))
    })
  })
  await page.keyboard.press('a')
  await page.waitForFunction(() => 'typed' in globalThis)
  return page.evaluate(() => Math.round((globalThis as unknown as { typed: number }).typed))
}
