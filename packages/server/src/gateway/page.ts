import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { analyticsIds } from '@plaza/contracts/business/analytics'
import type { Business } from '@plaza/contracts/business/business.entity'
import type { Boot } from '@plaza/contracts/registry/composition.entity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SharedUses } from '../platform/uses.ts'
import type { Registry } from '../registry/registry.ts'
import { readShell, type ShellManifest, shellFolder } from '../registry/shell-manifest.ts'
import type { ComposedAnswer, pageComposer } from './compose-page.ts'
import type { FaceRunner } from './face-runner.ts'
import type { styleInliner } from './inline-styles.ts'
import { pageFiles } from './page-files.ts'
import { forbiddenPage, type PageHead, pageHtml, skeleton, unknownPage } from './page-html.ts'
import { pageRequest } from './page-request.ts'
import { isAdminPath } from './resolve-page.ts'
import { freshNonce, pageHeaders } from './security-headers.ts'
import { sendHtml } from './send-html.ts'

export interface PageTools {
  uses: SharedUses
  registry: Registry
  compose: ReturnType<typeof pageComposer>
  faces: FaceRunner
  inline: ReturnType<typeof styleInliner>
}

type Page = Extract<ComposedAnswer, { kind: 'page' }>

/** Answers a navigation: any GET that is no call and no file. */
export async function answerPage(request: FastifyRequest, reply: FastifyReply, tools: PageTools) {
  const nonce = freshNonce()
  const host = request.headers.host ?? ''
  const shell = await readShell()
  reply.headers(pageHeaders(nonce, host))
  const asked = await pageRequest(request, tools.uses)
  if (asked === null) return sendHtml(request, reply, 404, unknownBusinessHtml(shell, nonce, tools.uses))
  // The header's search field works without script: a plain form can only send a query.
  if (asked.path === '/search' && asked.query['q']) return reply.redirect(`/search/${encodeURIComponent(asked.query['q'])}`, 302)
  const answer = await tools.compose(asked, nonce)
  if (answer.kind === 'redirect') return reply.redirect(answer.to, 302)
  if (answer.business.config === null) return sendHtml(request, reply, 404, unknownBusinessHtml(shell, nonce, tools.uses, answer.boot))
  const measured = !isAdminPath(asked.path) && analyticsIds(answer.business.config, answer.business.modules).length > 0
  if (measured) reply.headers(pageHeaders(nonce, host, true))
  const html = await drawPage(answer, answer.business.config, shell, asked.path, `${request.protocol}://${host}`, tools)
  return sendHtml(request, reply, answer.page.status, html)
}

async function drawPage(
  answer: Page,
  business: Business,
  shell: ShellManifest | null,
  path: string,
  origin: string,
  tools: PageTools,
): Promise<string> {
  const { boot, page } = answer
  const face = page.status === 404 ? forbiddenPage() : await drawFace(answer, tools)
  const files = pageFiles(shell, boot.composition, page.composed, activeOf(tools.registry, boot.composition.business))
  return pageHtml({
    boot,
    business,
    head: headOf(answer, business, origin),
    body: (await drawShell(answer, shell, face, path, tools)) ?? skeleton(business, face),
    shell,
    files,
    styles: await tools.inline(files.styles),
    isAdmin: isAdminPath(path),
  })
}

const activeOf = (registry: Registry, business: string) =>
  registry
    .current()
    .activeFor(business)
    .map(({ published }) => published)

const publishedOf = (registry: Registry, business: string, name: string) =>
  activeOf(registry, business).find((published) => published.name === name) ?? null

async function drawFace({ boot, page }: Page, { faces, registry }: PageTools): Promise<string | null> {
  const published = publishedOf(registry, boot.composition.business, page.open.remote)
  const { face, name, version, manifest } = published ?? {}
  if (!face || !name || !version || !manifest?.pages[page.open.page]?.face) return null
  return faces.draw({
    key: `${name}@${version}`,
    page: page.open.page,
    data: faceData(boot),
    source: async () => (await registry.files.read(name, version, face))?.toString('utf8') ?? null,
  })
}

/** The shell's own face, when it has one: header, menu and footer around the page. */
async function drawShell(
  { boot }: Page,
  shell: ShellManifest | null,
  content: string | null,
  asked: string,
  { faces }: PageTools,
): Promise<string | null> {
  if (!shell?.face) return null
  const file = path.join(shellFolder(), shell.face)
  const data = { ...faceData(boot), preloaded: [], content, path: asked }
  return faces.draw({ key: `shell@${shell.version}`, page: 'shell', data, source: () => readFile(file, 'utf8').catch(() => null) })
}

const faceData = (boot: Boot) => ({
  params: boot.page?.params ?? {},
  preloaded: boot.preloaded,
  business: boot.business,
  modules: boot.modules,
  offices: boot.offices,
  branchId: boot.branchId,
})

function headOf({ page }: Page, business: Business, origin: string): PageHead {
  const name = business.app_title || business.title
  const isOpen = page.status === 200 && page.composed?.access.kind === 'anyone'
  return {
    title: page.composed?.title?.replaceAll('{title}', name) ?? name,
    description: `Haz tu mercado en línea en ${name}: frescos, despensa y aseo con entrega a domicilio o para recoger en tu sede.`,
    canonical: isOpen ? origin + page.canonical : null,
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
  const head = { title: 'Página no encontrada', description: '', canonical: null }
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
