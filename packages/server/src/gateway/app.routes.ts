import type { Business } from '@plaza/contracts/business/business.entity'
import { themeOf } from '@plaza/ui/tokens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { SharedUses } from '../platform/uses.ts'
import { appIcon, favicon } from './app-icon.ts'
import type { AnswersOf } from './business-answers.ts'
import { businessOfPage } from './page-visitor.ts'

const sizes = [180, 192, 512] as const
const day = 'public, max-age=86400'

/** What makes the shop of a host an app of its own on a home screen: manifest and icons in its name and colours. */
export function appRoutes(app: FastifyInstance, uses: SharedUses, answersOf: AnswersOf) {
  const icons = new LRUCache<string, Buffer>({ maxSize: 8 * 1024 * 1024, sizeCalculation: (bytes) => bytes.length })

  app.get('/manifest.webmanifest', async (request, reply) => {
    const shop = await shopOf(request)
    if (!shop) return missing(reply)
    return reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache').send(webManifest(shop))
  })

  app.get('/favicon.svg', async (request, reply) => {
    const shop = await shopOf(request)
    return reply
      .headers({ 'content-type': 'image/svg+xml', 'cache-control': day })
      .send(favicon(themeOf(shop?.business ?? {}, shop?.modules).action))
  })

  for (const size of sizes)
    app.get(`/icon-${size}.png`, async (request, reply) => {
      const shop = await shopOf(request)
      if (!shop) return missing(reply)
      const { action: colour, 'bg-card': background } = themeOf(shop.business, shop.modules)
      const look = { business: shop.id, logo: shop.business.logos?.['mini'] ?? null, colour, background }
      const key = JSON.stringify([look, size])
      const icon = icons.get(key) ?? (await appIcon(uses.media, look, size))
      icons.set(key, icon)
      return reply.type('image/png').header('cache-control', day).send(icon)
    })

  async function shopOf(request: FastifyRequest) {
    const known = businessOfPage(request, uses)
    if (!known) return null
    const { config, modules } = await answersOf({ business: known.id, host: request.headers.host ?? '', ip: request.ip })
    return config && { id: known.id, business: config, modules }
  }
}

function webManifest({ business, modules }: { business: Business; modules: string[] }) {
  const { action, 'bg-page': page } = themeOf(business, modules)
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: business.title,
    short_name: business.title,
    description: `Haz tu mercado en línea en ${business.title}.`,
    lang: 'es-CO',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: action,
    background_color: page,
    categories: ['shopping', 'food'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    shortcuts: [
      { name: 'Carrito de compras', url: '/cart' },
      { name: 'Mis pedidos', url: '/profile/orders' },
    ],
  }
}

const missing = (reply: FastifyReply) =>
  reply.status(404).headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }).send('No existe este archivo.')
