import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { showBusiness } from '../../business/show-business.ts'
import type { SharedUses } from '../../platform/uses.ts'
import { sandboxCredibancoKeys, sandboxPath, sandboxWompiKeys } from '../business-gateway.ts'
import { integritySignature, sameText } from '../wompi-signature.ts'
import { eventHabits, outcomeOf, sandboxMethods } from './outcomes.ts'
import * as books from './sandbox-books.ts'
import { tellShop, transactionOf } from './sandbox-events.ts'
import { booksPage, credibancoPage, pageHeaders, refusedPage, wompiPage } from './sandbox-page.ts'

type Named = { Params: { business: string; id: string } }

/**
 * A payment provider that charges nothing and speaks Wompi's and Credibanco's protocols over HTTP, so that the whole way of a payment runs
 * without an account anywhere. It shares the process with the shop and nothing else: it never looks at orders. Not in production.
 */
export async function sandboxProvider(app: FastifyInstance, uses: SharedUses): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  app.addHook('onRequest', async (request, reply) => {
    const known = uses.directory.get((request.params as { business?: string }).business ?? '')
    if (!known) return reply.status(404).send({ error: 'unknown merchant' })
  })
  wompiRoutes(app, uses)
  credibancoRoutes(app, uses)
}

const checkout = z.object({
  'public-key': z.string(),
  currency: z.literal('COP'),
  'amount-in-cents': z.string().check(z.regex(/^[1-9]\d{2,11}$/)),
  reference: z.string().check(z.minLength(1), z.maxLength(200)),
  'signature:integrity': z.string(),
  'redirect-url': z.url({ protocol: /^https?$/ }),
})
type Checkout = z.output<typeof checkout>

const attempt = z.extend(checkout, {
  method: z.enum(sandboxMethods),
  card: z._default(z.string(), ''),
  nequi: z._default(z.string(), ''),
  bank: z._default(z.string(), ''),
  habit: z._default(z.enum(eventHabits), 'once'),
})

function wompiRoutes(app: FastifyInstance, uses: SharedUses) {
  const base = '/sandbox/:business/wompi'
  const keysOf = (business: string) => sandboxWompiKeys(business, uses.env)

  app.get<Named>(`${base}/p`, async (request, reply) => {
    const { business } = request.params
    const asked = checkout.safeParse(request.query)
    const refusal = asked.success ? refusalOf(asked.data, keysOf(business)) : 'El enlace de pago está incompleto.'
    if (!asked.success || refusal)
      return reply
        .status(403)
        .headers(pageHeaders)
        .send(refusedPage(refusal ?? ''))
    const { data } = asked
    const due = { reference: data.reference, amountInCents: Number(data['amount-in-cents']), shop: await shopOf(uses, business) }
    const action = `${sandboxPath(business, 'wompi')}/p/`
    return reply.headers(pageHeaders).send(wompiPage({ title: 'Paga tu pedido', ...due, action, fields: data, back: data['redirect-url'] }))
  })

  app.post<Named>(`${base}/p`, async (request, reply) => {
    const { business } = request.params
    const asked = attempt.safeParse(request.body)
    const refusal = asked.success ? refusalOf(asked.data, keysOf(business)) : 'Los datos del pago están incompletos.'
    if (!asked.success || refusal)
      return reply
        .status(403)
        .headers(pageHeaders)
        .send(refusedPage(refusal ?? ''))
    const { data } = asked
    const payment = await uses.db.withTenant(business, (tx) =>
      books.addPayment(tx, 'wompi', {
        reference: data.reference,
        status: outcomeOf(data),
        amount_in_cents: Number(data['amount-in-cents']),
        currency: data.currency,
        method: data.method,
        redirect_url: data['redirect-url'],
      }),
    )
    void tellShop(business, payment, data.habit, uses)
    return reply.redirect(withQuery(data['redirect-url'], { id: payment.id, env: 'test' }), 303)
  })

  app.get<Named>(`${base}/v1/transactions/:id`, async (request, reply) => {
    const { business, id } = request.params
    const payment = await uses.db.withTenant(business, (tx) => books.findPayment(tx, 'wompi', id))
    if (!payment) return reply.status(404).send({ error: { type: 'NOT_FOUND_ERROR' } })
    return { data: transactionOf(payment, keysOf(business)?.public_key ?? ''), meta: {} }
  })

  app.get<Named>(`${base}/v1/transactions`, async (request, reply) => {
    const { business } = request.params
    const secret = `Bearer ${keysOf(business)?.private_key}`
    if (!sameText(request.headers.authorization ?? '', secret)) return reply.status(401).send({ error: { type: 'INVALID_ACCESS_TOKEN' } })
    const reference = String((request.query as { reference?: string }).reference ?? '')
    const payments = await uses.db.withTenant(business, (tx) => books.paymentsByReference(tx, 'wompi', reference))
    return { data: payments.map((each) => transactionOf(each, keysOf(business)?.public_key ?? '')), meta: {} }
  })

  app.get<Named>(base, async (request, reply) => {
    const { business } = request.params
    const payments = await uses.db.withTenant(business, (tx) => books.latestPayments(tx, 'wompi'))
    return reply.headers(pageHeaders).send(booksPage('Pagos del simulador', sandboxPath(business, 'wompi'), payments))
  })

  app.post<Named>(`${base}/transactions/:id/settle`, async (request, reply) => {
    const { business, id } = request.params
    const to = (request.body as { status?: string } | null)?.status
    if (to !== 'APPROVED' && to !== 'DECLINED' && to !== 'ERROR' && to !== 'VOIDED')
      return reply.status(400).headers(pageHeaders).send(refusedPage('Estado inválido.'))
    const payment = await uses.db.withTenant(business, async (tx) => {
      const settled = await books.settlePayment(tx, 'wompi', { id, from: to === 'VOIDED' ? 'APPROVED' : 'PENDING', to })
      return settled ?? books.findPayment(tx, 'wompi', id)
    })
    if (payment) await tellShop(business, payment, 'once', uses)
    return reply.redirect(sandboxPath(business, 'wompi'), 303)
  })
}

function refusalOf(asked: Checkout, keys: ReturnType<typeof sandboxWompiKeys>): string | null {
  if (!keys || asked['public-key'] !== keys.public_key) return 'El comercio no existe.'
  const signature = integritySignature(asked.reference, Number(asked['amount-in-cents']), keys.integrity_secret)
  return sameText(signature, asked['signature:integrity']) ? null : 'La firma de integridad no es válida.'
}

const registration = z.object({
  userName: z.string(),
  password: z.string(),
  orderNumber: z.string().check(z.minLength(1), z.maxLength(32)),
  amount: z.string().check(z.regex(/^[1-9]\d{2,11}$/)),
  currency: z.literal('170'),
  returnUrl: z.url({ protocol: /^https?$/ }),
})
const question = z.object({ userName: z.string(), password: z.string(), orderId: z.string() })

function credibancoRoutes(app: FastifyInstance, uses: SharedUses) {
  const base = '/sandbox/:business/credibanco'
  const isKnown = (business: string, { userName, password }: { userName: string; password: string }) => {
    const keys = sandboxCredibancoKeys(business, uses.env)
    return keys !== null && sameText(`${userName}\n${password}`, `${keys.user}\n${keys.password}`)
  }

  app.post<Named>(`${base}/register.do`, async (request) => {
    const { business } = request.params
    const asked = registration.safeParse(request.body)
    if (!asked.success) return { errorCode: '4', errorMessage: 'Missing parameter' }
    if (!isKnown(business, asked.data)) return { errorCode: '5', errorMessage: 'Access denied' }
    const { orderNumber, amount, returnUrl } = asked.data
    const payment = await uses.db.withTenant(business, (tx) =>
      books.addPayment(tx, 'credibanco', {
        reference: orderNumber,
        status: '0',
        amount_in_cents: Number(amount),
        currency: '170',
        method: null,
        redirect_url: returnUrl,
      }),
    )
    return { orderId: payment.id, formUrl: `${sandboxPath(business, 'credibanco')}/form?mdOrder=${payment.id}` }
  })

  app.post<Named>(`${base}/getOrderStatusExtended.do`, async (request) => {
    const { business } = request.params
    const asked = question.safeParse(request.body)
    if (!asked.success || !isKnown(business, asked.data)) return { errorCode: '5', errorMessage: 'Access denied' }
    const payment = await uses.db.withTenant(business, (tx) => books.findPayment(tx, 'credibanco', asked.data.orderId))
    if (!payment) return { errorCode: '6', errorMessage: 'Unknown order id' }
    const { reference, status, amount_in_cents: amount, currency } = payment
    return { errorCode: '0', orderNumber: reference, orderStatus: Number(status), amount, currency }
  })

  const find = (request: FastifyRequest<Named>, id: unknown) =>
    uses.db.withTenant(request.params.business, (tx) => books.findPayment(tx, 'credibanco', String(id)))

  app.get<Named>(`${base}/form`, async (request, reply) => {
    const payment = await find(request, (request.query as { mdOrder?: string }).mdOrder)
    if (!payment || payment.status !== '0') return refuse(reply, 'Este pago no existe o ya terminó.')
    const { business } = request.params
    const due = { reference: payment.reference, amountInCents: payment.amount_in_cents, shop: await shopOf(uses, business) }
    const action = `${sandboxPath(business, 'credibanco')}/form`
    const fields = { mdOrder: payment.id }
    return reply
      .headers(pageHeaders)
      .send(credibancoPage({ title: 'Paga con Credibanco', ...due, action, fields, back: payment.redirect_url }))
  })

  app.post<Named>(`${base}/form`, async (request, reply) => {
    const { mdOrder = '', card = '' } = (request.body ?? {}) as { mdOrder?: string; card?: string }
    const approved = outcomeOf({ method: 'CARD', card, nequi: '', bank: '' }) === 'APPROVED'
    const payment = await uses.db.withTenant(request.params.business, (tx) =>
      books.settlePayment(tx, 'credibanco', { id: mdOrder, from: '0', to: approved ? '2' : '6', method: 'CARD' }),
    )
    if (!payment) return refuse(reply, 'Este pago no existe o ya terminó.')
    return reply.redirect(withQuery(payment.redirect_url, { orderId: payment.id }), 303)
  })
}

const refuse = (reply: FastifyReply, reason: string) => reply.status(404).headers(pageHeaders).send(refusedPage(reason))

function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}

const shopOf = async (uses: SharedUses, business: string) => (await uses.db.withTenant(business, showBusiness)).title
