import { setTimeout as pause } from 'node:timers/promises'
import { password } from '../src/api.ts'
import type { ProductServer } from '../src/product-server.ts'
import { firstBranch, median } from './load.ts'
import { type Pace, paced } from './paced.ts'
import type { Measure } from './run.ts'

const business = 'verde'
const accounts = ['cliente@demo.co', 'cliente2@demo.co', 'nuevo@demo.co', 'admin@demo.co', 'superadmin@demo.co']
const rounds = 3
const milliseconds = 8000
const wantedPerSecond = 100

/** A hundred people a second sign in while others look at shelves: half of the lists kept, half of them new. */
export async function measureSignIns(server: ProductServer): Promise<Measure[]> {
  const origin = `http://127.0.0.1:${server.port}`
  const headers = { 'x-business': business }
  const branch = await firstBranch(origin, headers)
  const looking = () =>
    paced(10, async (nth) => {
      const fresh = nth % 2 === 0 ? `&n=${Math.random()}` : ''
      await answered(await fetch(`${origin}/api/v2/products/${branch}?limit=20&page=${1 + (nth % 20)}${fresh}`, { headers }))
    })
  const signingIn = () =>
    paced(1000 / wantedPerSecond, async (nth) => {
      const body = JSON.stringify({ email: accounts[nth % accounts.length], password })
      // Each from a household of its own.
      const from = { ...headers, 'content-type': 'application/json', 'x-forwarded-for': `10.1.${(nth >> 8) & 255}.${nth & 255}` }
      await answered(await fetch(`${origin}/api/v1/users/login`, { method: 'POST', headers: from, body }))
    })
  const seen: { before: Pace; during: Pace; signIns: Pace }[] = []
  for (let round = 0; round < rounds; round++) {
    const quiet = looking()
    await pause(milliseconds)
    const before = await quiet.stop()
    const [busy, people] = [looking(), signingIn()]
    await pause(milliseconds)
    const [during, signIns] = await Promise.all([busy.stop(), people.stop()])
    seen.push({ before, during, signIns })
  }
  const middle = (of: (round: (typeof seen)[number]) => number) => median(seen.map(of))
  const [ratio, before, during] = [
    middle((round) => round.during.p99 / round.before.p99),
    middle((round) => round.before.p99),
    middle((round) => round.during.p99),
  ]
  const perSecond = middle(({ signIns }) => signIns.count / (milliseconds / 1000))
  return [
    {
      what: `catalogue p99 while ${Math.round(perSecond)} a second sign in / before`,
      value: `${ratio.toFixed(2)} (${during.toFixed(1)} / ${before.toFixed(1)} ms), a sign-in p50 ${middle(({ signIns }) => signIns.p50).toFixed(0)} ms, p99 ${middle(({ signIns }) => signIns.p99).toFixed(0)} ms`,
      budget: `2, ${wantedPerSecond}/s`,
      holds: ratio <= 2 && perSecond >= wantedPerSecond * 0.95,
    },
  ]
}

async function answered(answer: Response) {
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
}
