import type { FastifyInstance } from 'fastify'
import type { SharedUses } from '../platform/uses.ts'

interface Message {
  business: string
  id: number
  kind: string
  to: string
  subject: string
  body: string
  date: Date
}

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

async function readMessages({ db, directory }: SharedUses): Promise<Message[]> {
  const lists = await Promise.all(
    directory.all().map(({ id }) =>
      db.withTenant(id, (tx) =>
        tx.query<Message>(
          `select business_id as business, id, kind, recipient as "to", subject, body, creation_date as date
           from sent_messages where business_id = $1 order by id desc limit $2`,
          [id, shown],
        ),
      ),
    ),
  )
  return lists
    .flat()
    .sort((a, b) => b.id - a.id)
    .slice(0, shown)
}

const pageOf = (messages: Message[]) => `<!doctype html><html lang="es"><meta charset="utf-8"><title>Mensajes enviados</title>
<style>body{font:15px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}article{border:1px solid #ddd;border-radius:12px;padding:1rem;margin:1rem 0}pre{white-space:pre-wrap;font:inherit}</style>
<h1>Mensajes enviados</h1>${messages.map(cardOf).join('') || '<p>Todavía no hay mensajes.</p>'}</html>`

const cardOf = ({ business, kind, to, subject, body, date }: Message) =>
  `<article><small>${escape(business)} · ${escape(kind)} · ${date.toISOString()}</small><h2>${escape(subject || to)}</h2><p>Para: ${escape(to)}</p><pre>${escape(body)}</pre></article>`

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
