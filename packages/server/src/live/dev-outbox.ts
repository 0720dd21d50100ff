import type { FastifyInstance } from 'fastify'
import type { SharedUses } from '../platform/uses.ts'
import { listSentMessages, type SentMessage } from './sent-messages.ts'

const shown = 200

/** Demo mode only: `GET /dev/outbox`, the messages that would have been sent, newest first, as JSON or as a page. */
export function devOutboxRoutes(app: FastifyInstance, uses: SharedUses) {
  app.get('/dev/outbox', async (request, reply) => {
    const messages = await readMessages(uses)
    if (!request.headers.accept?.includes('text/html')) return reply.send({ messages })
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(pageOf(messages))
  })
}

async function readMessages(uses: SharedUses): Promise<SentMessage[]> {
  const lists = await Promise.all(uses.directory.all().map(({ id }) => listSentMessages(id, uses, shown)))
  return lists
    .flat()
    .sort((a, b) => b.id - a.id)
    .slice(0, shown)
}

const pageOf = (messages: SentMessage[]) => `<!doctype html><html lang="es"><meta charset="utf-8"><title>Mensajes enviados</title>
<style>body{font:15px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}article{border:1px solid #ddd;border-radius:12px;padding:1rem;margin:1rem 0}pre{white-space:pre-wrap;font:inherit}</style>
<h1>Mensajes enviados</h1>${messages.map(cardOf).join('') || '<p>Todavía no hay mensajes.</p>'}</html>`

const cardOf = ({ business, kind, to, subject, body, date }: SentMessage) =>
  `<article><small>${escape(business)} · ${escape(kind)} · ${date.toISOString()}</small><h2>${escape(subject || to)}</h2><p>Para: ${escape(to)}</p><pre>${escape(body)}</pre></article>`

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
