import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'

const reloadPath = '/__dev/reload'
const script = `new EventSource('${reloadPath}').onmessage = () => location.reload()`

/** A door in front of the shop: everything passes through, HTML pages get a script (same origin, so the page's policy holds) that reloads them. */
export function openDevDoor(target: string, port: number) {
  const { hostname, port: targetPort } = new URL(target)
  const listeners = new Set<ServerResponse>()
  const server = createServer((asked, answer) => {
    if (asked.url === reloadPath) return listen(listeners, answer)
    if (asked.url === `${reloadPath}.js`) return void answer.setHeader('content-type', 'text/javascript').end(script)
    pass(asked, answer, hostname, targetPort)
  })
  server.on('upgrade', (asked, socket, head) => {
    const through = connect(Number(targetPort), hostname, () => {
      through.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headerLines(asked)}\r\n\r\n`)
      through.write(head)
      socket.pipe(through).pipe(socket)
    })
    through.on('error', () => socket.destroy())
    socket.on('error', () => through.destroy())
  })
  server.listen(port)
  return { port, reload: () => listeners.forEach((listener) => listener.write('data: now\n\n')) }
}

function listen(listeners: Set<ServerResponse>, answer: ServerResponse) {
  answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n')
  listeners.add(answer)
  answer.on('close', () => listeners.delete(answer))
}

function pass(asked: IncomingMessage, answer: ServerResponse, hostname: string, port: string) {
  const wantsPage = asked.headers.accept?.includes('text/html') ?? false
  // Compressed HTML could not be added to.
  const headers = wantsPage ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
  const onward = request({ hostname, port, method: asked.method, path: asked.url, headers }, (got) => {
    if (!got.headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      return void got.pipe(answer)
    }
    const { 'content-length': _, ...kept } = got.headers
    answer.writeHead(got.statusCode ?? 502, kept)
    got.pipe(answer, { end: false })
    got.on('end', () => answer.end(`<script src="${reloadPath}.js"></script>`))
  })
  onward.on('error', () => answer.writeHead(502, { 'content-type': 'text/plain', 'retry-after': '1' }).end('The shop is starting again.'))
  asked.pipe(onward)
}

const headerLines = (asked: IncomingMessage) =>
  Array.from(
    { length: asked.rawHeaders.length / 2 },
    (_, index) => `${asked.rawHeaders[index * 2]}: ${asked.rawHeaders[index * 2 + 1]}`,
  ).join('\r\n')
