import { handlingOf, markKept } from './rules.ts'

/** The part of a service worker's scope that is used here; the DOM's types do not hold it. */
interface Scope {
  readonly location: { readonly origin: string }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: { body: string; icon: string; data: { url: string } }): Promise<void>
  }
  readonly clients: { openWindow(url: string): Promise<unknown> }
  skipWaiting(): Promise<void>
  // oxlint-disable-next-line no-explicit-any -- events of a worker have no types here
  addEventListener(type: string, listener: (event: any) => void): void
}

const worker = globalThis as unknown as Scope
const pages = 'plaza-pages-1'
const files = 'plaza-files-1'
const limits = { [pages]: 12, [files]: 400 }
const keptAt = 'x-plaza-kept-at'

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldCaches(), worker.registration.navigationPreload?.enable()])),
)

worker.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, worker.location.origin)
  if (handling === 'page') event.respondWith(openPage(event))
  if (handling === 'file') event.respondWith(openFile(event.request))
})

/** The shell names the files that came before this worker did, and forgets pages when somebody signs in or out. */
worker.addEventListener('message', (event) => {
  if (event.data?.kind === 'forget') event.waitUntil(caches.delete(pages))
  if (event.data?.kind === 'keep') event.waitUntil(keep(event.data.urls as string[], event.data.page as string))
})

worker.addEventListener('push', (event) => {
  const { title = 'Plaza', body = '', url = '/' } = event.data?.json() ?? {}
  event.waitUntil(worker.registration.showNotification(title, { body, icon: '/favicon.svg', data: { url } }))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(worker.clients.openWindow(event.notification.data.url))
})

interface PageEvent {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  waitUntil(work: Promise<unknown>): void
}

/** From the network; without one the page as it was, marked as such, else another page of the shop, which then finds its way. */
async function openPage(event: PageEvent): Promise<Response> {
  const { request } = event
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(request))
    if (fresh.ok && !fresh.redirected) event.waitUntil(keepPage(request.url, fresh.clone()))
    return fresh
  } catch {
    const cache = await caches.open(pages)
    const kept = (await cache.match(request.url)) ?? (await cache.match('/')) ?? (await anyOf(cache))
    return kept ? marked(kept) : noConnection()
  }
}

async function openFile(request: Request): Promise<Response> {
  const cache = await caches.open(files)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const fresh = await fetch(request)
  // Staff files are private: the next person at this browser must not find them.
  if (fresh.ok && fresh.type === 'basic' && !/private|no-store/.test(fresh.headers.get('cache-control') ?? '')) {
    await cache.put(request.url, fresh.clone())
    await trim(files)
  }
  return fresh
}

async function keepPage(url: string, response: Response) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return
  const headers = new Headers(response.headers)
  headers.set(keptAt, new Date().toISOString())
  headers.delete('content-encoding')
  headers.delete('content-length')
  await (await caches.open(pages)).put(url, new Response(await response.text(), { status: response.status, headers }))
  await trim(pages)
}

async function keep(urls: string[], page: string) {
  const known = urls.filter((url) => handlingOf({ method: 'GET', mode: 'no-cors', url }, worker.location.origin) === 'file')
  await Promise.all(known.map((url) => openFile(new Request(url)).catch(() => null)))
  if (handlingOf({ method: 'GET', mode: 'navigate', url: page }, worker.location.origin) !== 'page') return
  if (await (await caches.open(pages)).match(page)) return
  const answer = await fetch(page, { headers: { accept: 'text/html' }, credentials: 'same-origin' }).catch(() => null)
  if (answer?.ok && !answer.redirected) await keepPage(page, answer)
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
