import { connectDatabase, startTestPostgres } from '@plaza/server/testing'
import { startProduct } from '../src/product-server.ts'
import { hammer, turns } from './load.ts'
import type { Measure } from './run.ts'

const offices = 50
const corners = 500
const wanted = 5000

/** Who serves an address, asked of a business with 50 branches of 500 corners each: beside each other as in a country, and all over one city. */
export async function measureCoverage(): Promise<Measure[]> {
  const postgres = await startTestPostgres()
  const server = await startProduct({ LOG_LEVEL: 'warn', DATABASE_URL: postgres.url })
  try {
    await seedOffices(postgres.url, 'verde', 0.3)
    await seedOffices(postgres.url, 'azul', 0.002)
    const url = `http://127.0.0.1:${server.port}`
    const rates = await turns({
      apart: () => hammer({ url, requests: () => asking('verde', 0.3) }),
      together: () => hammer({ url, requests: () => asking('azul', 0.002) }),
    })
    return Object.entries(rates).map(([how, rate]) => ({
      what: `check-address-office, ${offices} × ${corners} ${how}`,
      value: `${Math.round(rate.perSecond)}/s, p99 ${Math.round(rate.p99)} ms`,
      budget: `${wanted}/s`,
      holds: rate.perSecond >= wanted,
    }))
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

const centreOf = (office: number, apart: number) => ({ lat: 3 + (office % 7) * apart, lng: -76 + Math.floor(office / 7) * apart })

/** Round coverages of some 10 km with a ragged border; so many degrees apart. */
async function seedOffices(url: string, business: string, apart: number) {
  const db = await connectDatabase(url)
  await db.withTenant(business, async (tx) => {
    await tx.run('update offices set inactive = true where business_id = $1', [business])
    for (let office = 0; office < offices; office++) {
      const { lat, lng } = centreOf(office, apart)
      const polygon = Array.from({ length: corners }, (_, at) => {
        const [turn, reach] = [(at / corners) * 2 * Math.PI, 0.09 + 0.005 * Math.sin(at * 7 + office)]
        return { lat: lat + Math.sin(turn) * reach, lng: lng + Math.cos(turn) * reach }
      })
      await tx.run(
        `insert into offices (business_id, id, name, display_name, city, address, lat, lng, polygon) values ($1, $2, $2, $2, 'Cali', '', $3, $4, $5)`,
        [business, `bench-${office}`, lat, lng, JSON.stringify(polygon)],
      )
    }
  })
  await db.close()
}

/** A thousand addresses in turn, near one branch or another. */
const asking = (business: string, apart: number) =>
  Array.from({ length: 1000 }, (_, at) => {
    const { lat, lng } = centreOf(at % offices, apart)
    const [turn, reach] = [at * 2.4, 0.08 * Math.sqrt((at % 100) / 100)]
    const body = JSON.stringify({ latitude: lat + Math.sin(turn) * reach, longitude: lng + Math.cos(turn) * reach })
    return {
      method: 'POST' as const,
      path: '/api/v1/users/check-address-office',
      headers: { 'content-type': 'application/json', 'at-business': business },
      body,
    }
  })
