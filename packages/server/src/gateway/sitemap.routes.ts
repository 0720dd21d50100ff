import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { categoryAddresses, countProductAddresses, productAddresses } from '../catalog/catalog-addresses.ts'
import type { KnownBusiness } from '../platform/tenant.ts'
import type { SharedUses } from '../platform/uses.ts'
import type { Registry } from '../registry/registry.ts'
import { pageOrigin } from './page-origin.ts'
import { businessOfPage } from './page-visitor.ts'
import { mostEntries, robotsTxt, sitemap, sitemapIndex, standingPages } from './sitemap.ts'

/** `/robots.txt` and `/sitemap.xml` of the host's business, made again when its catalogue changes. */
export function sitemapRoutes(app: FastifyInstance, uses: SharedUses, registry: Registry, size = mostEntries) {
  const { db, cache } = uses
  const originOf = (request: FastifyRequest) => {
    const business = businessOfPage(request, uses)
    return business && pageOrigin(request, business, uses)
  }

  app.get('/robots.txt', (request, reply) => reply.type('text/plain; charset=utf-8').send(robotsTxt(originOf(request))))

  app.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, async (business, origin) => {
      const { total, changed } = await db.withTenant(business.id, countProductAddresses)
      const parts = Array.from({ length: Math.ceil(total / size) }, (_, at) => ({ path: `/sitemap-products-${at + 1}.xml`, changed }))
      return sitemapIndex(origin, [{ path: '/sitemap-pages.xml', changed }, ...parts])
    }),
  )

  app.get('/sitemap-pages.xml', (request, reply) =>
    answer(request, reply, async (business, origin) => {
      const active = registry.current().activeFor(business.id)
      const standing = standingPages(
        active.map(({ published }) => published),
        business.modules,
      )
      return sitemap(origin, [...standing, ...(await db.withTenant(business.id, categoryAddresses))].slice(0, mostEntries))
    }),
  )

  app.get('/sitemap-products-:part(^\\d{1,6}).xml', (request, reply) =>
    answer(request, reply, async (business, origin) => {
      const part = Number((request.params as { part: string }).part)
      const pages = part === 0 ? [] : await db.withTenant(business.id, (tx) => productAddresses(tx, part, size))
      return pages.length === 0 ? '' : sitemap(origin, pages)
    }),
  )

  async function answer(request: FastifyRequest, reply: FastifyReply, make: (business: KnownBusiness, origin: string) => Promise<string>) {
    const business = businessOfPage(request, uses)
    const origin = business ? pageOrigin(request, business, uses) : ''
    // The generation: pages come and go with the remotes too.
    const key = `sitemap ${registry.current().generation} ${origin}${request.url.split('?')[0]}`
    const made = business && (await cache.get(business.id, key, () => make(business, origin)))
    if (!made || made.body.length === 0) return reply.status(404).type('text/plain; charset=utf-8').send('No existe este archivo.')
    reply.type('application/xml; charset=utf-8').headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' })
    const packed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')) ? await made.brotli() : null
    return packed ? reply.header('content-encoding', 'br').send(packed) : reply.send(made.body)
  }
}
