import lighthouse from 'lighthouse'
import { type Browser, chromium } from 'playwright'
import { chromiumArgs, executablePath } from '../src/chromium.ts'
import { freePort, type ProductServer } from '../src/product-server.ts'
import { businesses } from '../src/world.ts'
import type { Measure } from './run.ts'

const floors = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const
type Category = keyof typeof floors

// What Lighthouse CI does of its own accord: single runs scatter.
const runs = 3

/** Lighthouse's scores for a phone, of both businesses, the median of three runs. Every audit that costs points in the first is printed. */
export async function measureLighthouse(server: ProductServer): Promise<Measure[]> {
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, `--remote-debugging-port=${port}`] })
  try {
    const measures: Measure[] = []
    for (const business of businesses)
      for (const [page, url] of await pagesOf(server, business)) {
        await compose(browser, url)
        const scores: Record<Category, number>[] = []
        for (let run = 0; run < runs; run++) scores.push(await audit(url, { port, page, quiet: run > 0 }))
        for (const category of Object.keys(floors) as Category[])
          measures.push(judged(`${business} ${page}: ${category}`, middle(scores.map((each) => each[category])), floors[category]))
      }
    return measures
  } finally {
    await browser.close()
  }
}

/** Pictures are composed once, on demand; the audit is of the page, not of that. */
async function compose(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}

async function pagesOf(server: ProductServer, business: string): Promise<[page: string, url: string][]> {
  const origin = server.address(business)
  const html = await (await fetch(`http://127.0.0.1:${server.port}/`, { headers: { 'at-business': business } })).text()
  const path = (kind: string) => html.match(new RegExp(`href="(/${kind}/[^"]+)"`))?.[1] ?? `/no-${kind}`
  return [
    ['home', `${origin}/`],
    ['category', origin + path('product-category')],
    ['product', origin + path('product')],
    ['search', `${origin}/search/leche`],
  ]
}

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number

interface Asked {
  readonly port: number
  readonly page: string
  readonly quiet: boolean
}

async function audit(url: string, { port, page, quiet }: Asked): Promise<Record<Category, number>> {
  // Searches stay out of search engines on purpose, which is all that this audit looks at.
  const skipAudits = page === 'search' ? ['is-crawlable'] : []
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(floors), skipAudits })
  if (!result) throw new Error(`Lighthouse did not answer for ${url}`)
  const { categories, audits } = result.lhr
  for (const { auditRefs, id } of Object.values(categories))
    for (const { id: name, weight } of auditRefs) {
      const { score, displayValue = '', title, errorMessage } = audits[name] ?? {}
      if (errorMessage) console.log(`${url} ${id}: ${title} could not be measured: ${errorMessage}`)
      if (!quiet && weight > 0 && typeof score === 'number' && score < 0.9) console.log(`${url} ${id}: ${title} ${displayValue} (${score})`)
    }
  return Object.fromEntries(Object.keys(floors).map((name) => [name, categories[name]?.score ?? 0])) as Record<Category, number>
}

const judged = (what: string, score: number, floor: number): Measure => ({
  what,
  value: score.toFixed(2),
  budget: floor.toFixed(2),
  holds: score >= floor,
})
