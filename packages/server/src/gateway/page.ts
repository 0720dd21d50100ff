import { analyticsIds } from '@plaza/contracts/business/analytics'
import type { Business } from '@plaza/contracts/business/business.entity'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import type { Boot } from '@plaza/contracts/registry/composition.entity'
import { type PageHead, plainTitle, titleOf } from '@plaza/contracts/registry/page-head'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SharedUses } from '../platform/uses.ts'
import type { Registry } from '../registry/registry.ts'
import { readShell, type ShellManifest } from '../registry/shell-manifest.ts'
import type { ComposedAnswer, pageComposer } from './compose-page.ts'
import { type DocumentHead, readHead } from './head-tags.ts'
import type { styleInliner } from './inline-styles.ts'
import { pageFiles } from './page-files.ts'
import { forbiddenPage, pageHtml, skeleton, unknownPage } from './page-html.ts'
import { remoteBundle, shellBundle } from './prerender-bundles.ts'
import type { Prerendered } from './prerender-process.ts'
import type { Prerenderer } from './prerenderer.ts'
import { placeInCrowd } from './place-in-crowd.ts'
import { isShopHost, pageOrigin } from './page-origin.ts'
import { pageRequest } from './page-request.ts'
import { isAdminPath } from './resolve-page.ts'
import { freshNonce, pageHeaders } from './security-headers.ts'
import { sendHtml } from './send-html.ts'

export interface PageTools {
  uses: SharedUses
  registry: Registry
  compose: ReturnType<typeof pageComposer>
  prerenderer: Prerenderer
  inline: ReturnType<typeof styleInliner>
}

type Page = Extract<ComposedAnswer, { kind: 'page' }>

/** Answers a navigation: any GET that is no call and no file. */
export async function answerPage(request: FastifyRequest, reply: FastifyReply, tools: PageTools) {
  const nonce = freshNonce()
  const shell = await readShell()
  const asked = await pageRequest(request, tools.uses)
  // A host that somebody made up is no place for the socket.
  const host = asked && isShopHost(asked.host, asked.business) ? asked.host : ''
  reply.headers(pageHeaders(nonce, host))
  if (asked === null) return sendHtml(request, reply, 404, unknownBusinessHtml(shell, nonce, tools.uses))
  // The header's search field works without script: a plain form can only send a query.
  if (asked.path === '/search' && asked.query['q']) return reply.redirect(`/search/${encodeURIComponent(asked.query['q'])}`, 302)
  const bucket = tools.registry.current().hasCanary ? placeInCrowd(request, reply) : undefined
  const answer = await tools.compose({ ...asked, bucket }, nonce)
  if (answer.kind === 'redirect') return reply.redirect(answer.to, 302)
  if (answer.business.config === null) return sendHtml(request, reply, 404, unknownBusinessHtml(shell, nonce, tools.uses, answer.boot))
  const measured = !isAdminPath(asked.path) && analyticsIds(answer.business.config, answer.business.modules).length > 0
  reply.headers(
    pageHeaders(nonce, host, {
      measured,
      maps: answer.business.config.maps ?? null,
      operatorStyle: tools.uses.env.MAP_STYLE_URL,
      habeas: answer.business.config.habeas_url ?? null,
    }),
  )
  const { status, html } = await drawPage(
    answer,
    answer.business.config,
    shell,
    asked.path,
    pageOrigin(request, asked.business, tools.uses),
    tools,
  )
  return sendHtml(request, reply, status, html)
}

async function drawPage(
  answer: Page,
  business: Business,
  shell: ShellManifest | null,
  path: string,
  origin: string,
  tools: PageTools,
): Promise<{ status: number; html: string }> {
  const { boot, page } = answer
  const published = publishedOf(tools.registry, boot, page.open.remote)
  const deadline = tools.prerenderer.deadline()
  const drawn = await prerenderPage(answer, published, origin, deadline, tools)
  const hasFace = published?.manifest.pages[page.open.page]?.face === true
  const face = page.status === 404 ? forbiddenPage() : hasFace ? (drawn?.html ?? null) : null
  const files = pageFiles(shell, boot.composition, page.composed, activeOf(tools.registry, boot))
  const described = readHead(drawn?.head ?? null)
  const status = answer.missing || described?.missing ? 404 : page.status
  const html = pageHtml({
    boot,
    business,
    head: headOf({ page, status }, business, origin, published, described),
    body: (await prerenderShell(answer, { shell, content: face, path, deadline }, tools)) ?? skeleton(business, face),
    shell,
    files,
    styles: await tools.inline(files.styles),
    isAdmin: isAdminPath(path),
  })
  return { status, html }
}

/** The versions that this visitor gets. */
const activeOf = (registry: Registry, { composition }: Boot) =>
  Object.values(composition.remotes).flatMap(({ name, version }) => registry.current().version(name, version) ?? [])

const publishedOf = (registry: Registry, boot: Boot, name: string) =>
  activeOf(registry, boot).find((published) => published.name === name) ?? null

async function prerenderPage(
  { boot, page, missing }: Page,
  published: PublishedVersion | null,
  origin: string,
  deadline: number,
  { prerenderer, registry }: PageTools,
): Promise<Prerendered | null> {
  const bundle = published && remoteBundle(registry, published, boot.composition.business)
  if (!bundle || page.status === 404) return null
  const data = { ...prerenderData(boot), missing, origin, canonical: page.canonical }
  return prerenderer.draw({ ...bundle, page: page.open.page, data, deadline })
}

/** Header, menu and footer around the page, when the shell has a bundle. */
async function prerenderShell(
  { boot }: Page,
  { shell, deadline, ...around }: { shell: ShellManifest | null; content: string | null; path: string; deadline: number },
  { prerenderer }: PageTools,
): Promise<string | null> {
  const bundle = shellBundle(shell, boot.composition.business)
  if (!bundle) return null
  const data = { ...prerenderData(boot), preloaded: [], ...around }
  return (await prerenderer.draw({ ...bundle, page: 'shell', data, deadline }))?.html ?? null
}

const prerenderData = (boot: Boot) => ({
  params: boot.page?.params ?? {},
  preloaded: boot.preloaded,
  business: boot.business,
  modules: boot.modules,
  offices: boot.offices,
  branchId: boot.branchId,
})

/** What the page's head function says, completed by its manifest; pages of one visitor, and those that failed, stay out of search engines. */
function headOf(
  { page, status }: Pick<Page, 'page'> & { status: number },
  business: Business,
  origin: string,
  published: PublishedVersion | null,
  described: PageHead | null,
): DocumentHead {
  const site = business.title
  const isPublic = status === 200 && page.composed?.access.kind === 'anyone'
  const robots = described?.robots ?? published?.manifest.pages[page.open.page]?.robots
  return {
    description: `Haz tu mercado en línea en ${site}: frescos, despensa y aseo con entrega a domicilio o para recoger en tu sede.`,
    ...described,
    title: described ? titleOf(described, business) : plainTitle(page.composed?.title, business),
    site,
    origin,
    canonical: isPublic && robots === undefined ? origin + page.canonical : null,
  }
}

/** S-2-041: a host that names no business, or a business without configuration. */
function unknownBusinessHtml(shell: ShellManifest | null, nonce: string, { clock }: SharedUses, composed?: Boot): string {
  const composition = composed?.composition ?? {
    id: '',
    signature: '',
    business: '',
    role: null,
    remotes: {},
    pages: [],
    slots: {},
    menu: [],
  }
  const nobody = { modules: [], modulesOff: [], offices: [], branchId: null, branchChosen: false, user: null, page: null, preloaded: [] }
  const boot: Boot = {
    composition,
    business: null,
    ...nobody,
    nonce,
    appVersion: shell?.version ?? '0.0.0',
    now: clock.now().toISOString(),
  }
  const files = pageFiles(shell, composition, null, [])
  const head = { title: 'Página no encontrada', description: '', site: '', origin: '', canonical: null }
  return pageHtml({
    boot,
    business: null,
    head,
    body: unknownPage(),
    shell,
    files,
    styles: files.styles.map((style) => ({ ...style, text: null })),
    isAdmin: false,
  })
}
