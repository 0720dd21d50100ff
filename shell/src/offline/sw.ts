import { filesIn, handlingOf, markKept } from './rules.ts'

/** The part of a service worker's scope that is used here; the DOM's types do not hold it. */
interface Scope {
  readonly location: { readonly origin: string }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: { body: string; icon: string; lang: string; data: { url: string } }): Promise<void>
  }
  readonly clients: {
    claim(): Promise<void>
    openWindow(url: string): Promise<unknown>
    matchAll(of: { type: 'window' }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>
  }
  skipWaiting(): Promise<void>
  // oxlint-disable-next-line no-explicit-any -- events of a worker have no types here
  addEventListener(type: string, listener: (event: any) => void): void
}

const worker = globalThis as unknown as Scope
const pages = 'plaza-pages-1'
const files = 'plaza-files-1'
const pictures = 'plaza-pictures-1'
const limits = { [pages]: 24, [files]: 400, [pictures]: 200 }
/** Milliseconds after which a page seen again without the server is asked for anew. */
const fresh = 10 * 60_000
const keptAt = 'x-plaza-kept-at'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldCaches(), worker.registration.navigationPreload?.enable(), worker.clients.claim()])),
)

worker.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, worker.location.origin)
  if (handling === 'page') event.respondWith(openPage(event))
  if (handling === 'file') event.respondWith(openFile(event.request, files))
  if (handling === 'picture') event.respondWith(openFile(event.request, pictures))
})

/** The shell names the files that came before this worker did, and forgets pages when somebody signs in or out. */
worker.addEventListener('message', (event) => {
  if (event.data?.kind === 'forget') event.waitUntil(caches.delete(pages))
  if (event.data?.kind === 'keep') event.waitUntil(keep(event.data.urls as string[], event.data.pages as string[]))
})

worker.addEventListener('push', (event) => {
  const { title = 'Plaza', body = '', url = '/' } = messageOf(event.data)
  event.waitUntil(worker.registration.showNotification(title, { body, icon: '/icon-192.png', lang: 'es-CO', data: { url } }))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.url))
})

/** A tab that shows the page already, else a new one. Only pages of this shop. */
async function show(url: string) {
  const target = URL.parse(url, worker.location.origin)
  const address = target?.origin === worker.location.origin ? target.href : worker.location.origin
  const open = (await worker.clients.matchAll({ type: 'window' })).find((tab) => tab.url === address)
  await (open ? open.focus() : worker.clients.openWindow(address))
}

function messageOf(data: { json(): Record<string, string>; text(): string } | null): Record<string, string> {
  try {
    return data?.json() ?? {}
  } catch {
    return { body: data?.text() ?? '' }
  }
}

interface PageEvent {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  waitUntil(work: Promise<unknown>): void
}

/** From the network; without one the page as it was, marked as such, else another page of the shop, which then finds its way. */
async function openPage(event: PageEvent): Promise<Response> {
  const { request } = event
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(request))
    if (answer.ok && !answer.redirected) event.waitUntil(keepPage(request.url, answer.clone()))
    return answer
  } catch {
    const cache = await caches.open(pages)
    const kept = (await cache.match(request.url)) ?? (await cache.match('/')) ?? (await anyOf(cache))
    return kept ? marked(kept) : noConnection()
  }
}

async function openFile(request: Request, name: keyof typeof limits): Promise<Response> {
  const cache = await caches.open(name)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  // Staff files are private: the next person at this browser must not find them.
  if (answer.ok && answer.type === 'basic' && !/private|no-store/.test(answer.headers.get('cache-control') ?? '')) {
    await cache.put(request.url, answer.clone())
    await trim(name)
  }
  return answer
}

/** The page as it is now, with the files it stands on. */
async function keepPage(url: string, response: Response) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return
  const headers = new Headers(response.headers)
  headers.set(keptAt, new Date().toISOString())
  headers.delete('content-encoding')
  headers.delete('content-length')
  const html = await response.text()
  const cache = await caches.open(pages)
  // Put last in, so that the oldest goes first.
  await cache.delete(url)
  await cache.put(url, new Response(html, { status: response.status, headers }))
  await trim(pages)
  await keepFiles(filesIn(html, worker.location.origin))
}

async function keep(urls: string[], wanted: string[]) {
  await keepFiles(urls)
  for (const page of wanted) {
    if (handlingOf({ method: 'GET', mode: 'navigate', url: page }, worker.location.origin) !== 'page') continue
    const kept = await (await caches.open(pages)).match(page)
    if (kept && Date.now() - Date.parse(kept.headers.get(keptAt) ?? '') < fresh) continue
    const answer = await fetch(page, { headers: { accept: 'text/html' }, credentials: 'same-origin' }).catch(() => null)
    if (answer?.ok && !answer.redirected) await keepPage(page, answer)
  }
}

async function keepFiles(urls: string[]) {
  for (const [kind, name] of [
    ['file', files],
    ['picture', pictures],
  ] as const) {
    const known = urls.filter((url) => handlingOf({ method: 'GET', mode: 'no-cors', url }, worker.location.origin) === kind)
    await Promise.all(known.map((url) => openFile(new Request(url), name).catch(() => null)))
  }
}

async function marked(kept: Response): Promise<Response> {
  const html = markKept(await kept.text(), kept.headers.get(keptAt) ?? '')
  return new Response(html, { status: 200, headers: kept.headers })
}

const anyOf = async (cache: Cache) => {
  const [first] = await cache.keys()
  return first && cache.match(first)
}

const noConnection = () =>
  new Response(
    '<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sin conexión</title><main><h1>Sin conexión</h1><p>Revisa tu conexión a internet.</p><p><a href="">Reintentar</a></p></main></html>',
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

/** Oldest first out. */
async function trim(name: keyof typeof limits) {
  const cache = await caches.open(name)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - (limits[name] ?? 0))).map((key) => cache.delete(key)))
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('plaza-') && !(name in limits)).map((name) => caches.delete(name)))
}
