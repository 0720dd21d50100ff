import type { FastifyInstance } from 'fastify'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { SharedUses } from '../platform/uses.ts'
import { exportRoute } from '../business/tenants/export-tenant.ts'
import { publishRoute } from '../registry/publish.route.ts'
import { registryOf } from '../registry/registry.ts'
import { appRoutes } from './app.routes.ts'
import { assetRoutes } from './assets.ts'
import { pageComposer } from './compose-page.ts'
import { keepBundles } from './prerender-bundles.ts'
import { createPrerenderer } from './prerenderer.ts'
import { rememberGateway } from './gateway-of.ts'
import { sitemapRoutes } from './sitemap.routes.ts'
import { businessAnswers } from './business-answers.ts'
import { styleInliner } from './inline-styles.ts'
import { answerPage } from './page.ts'

// Never a page: a browser that expects a script or an answer here must not get HTML.
const notPages =
  /^\/(api|remotes|assets|media|socket|dev)(\/|$)|\.(js|css|map|json|png|jpe?g|webp|avif|svg|gif|ico|woff2?|xml|txt|webmanifest)$/i

/** Mounts pages and files. Mount it last: every GET nobody else answers is a page. */
export async function gateway(app: FastifyInstance, uses: SharedUses): Promise<void> {
  const registry = await registryOf(uses)
  const answersOf = businessAnswers(app, uses)
  const prerenderer = createPrerenderer(uses)
  const tools = { uses, registry, prerenderer, inline: styleInliner(registry), compose: pageComposer(app, uses, registry, answersOf) }
  rememberGateway(uses, tools)
  app.addHook('onClose', () => prerenderer.close())
  const keep = () => void keepBundles(uses, registry, prerenderer)
  registry.onChange(keep)
  app.addHook('onListen', async () => keep())
  await publishRoute(app, uses)
  exportRoute(app, uses)
  assetRoutes(app, uses, registry)
  sitemapRoutes(app, uses, registry)
  appRoutes(app, uses, answersOf)
  app.get('/*', async (request, reply) => {
    const path = (request.raw.url ?? '/').split('?')[0] ?? '/'
    if (!notPages.test(path) && accepts(request.headers.accept)) return answerPage(request, reply, tools)
    const { status, code, text } = commonProblems.notFound
    return reply.status(status).header('cache-control', 'no-store').send({ code, message: text })
  })
}

const accepts = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept)
