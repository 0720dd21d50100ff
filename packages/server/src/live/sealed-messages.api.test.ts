import { gunzipSync } from 'node:zlib'
import { createAccount, restorePassword, smsLogin, updateMe } from '@plaza/contracts/account/account.api'
import { inviteStaff } from '@plaza/contracts/account/admin-users.api'
import { sendDeletionCode } from '@plaza/contracts/account/privacy.api'
import { tenantExportPath } from '@plaza/contracts/business/tenants.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealedMark } from '../platform/outbox.ts'
import { unseal } from '../platform/seal.ts'
import { startTestServer, testPassword, type TestServer } from '../testing/index.ts'
import { sentMessages } from '../testing/messages.ts'

let shop: TestServer
/** With a mail server that does not answer: its mails wait. */
let waiting: TestServer

beforeAll(async () => {
  shop = await startTestServer()
  waiting = await startTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
})
afterAll(async () => {
  await waiting?.stop()
  await shop?.stop()
})

const inVerde = <Row>(text: string, { db } = shop) => db.withTenant('verde', (tx) => tx.query<Row>(text))

/** Tables that hold this text anywhere in a row of verde. */
async function tablesWith(text: string, { db } = shop): Promise<string[]> {
  const client = await db.pool.connect()
  try {
    await client.query("begin; set local app.business = 'verde'; set local app.platform = 'on'")
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const hits = await client.query(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [text])
      if (hits.rows.length > 0) found.push(name)
    }
    return found
  } finally {
    await client.query('rollback').finally(() => client.release())
  }
}

const secretsIn = (bodies: string[]) =>
  bodies.flatMap((body) =>
    [...body.matchAll(/[?&](?:token|retiro)=([\w-]+)|\bes (\d{6})\b/g)].map(([, token, code]) => token ?? code ?? ''),
  )

async function exportOfVerde(): Promise<string> {
  const hyper = await shop.signIn('hyperadmin@demo.co')
  const answer = await shop.request(tenantExportPath('verde'), {
    headers: { authorization: `Bearer ${hyper.token}`, 'at-business': 'verde' },
  })
  return gunzipSync(Buffer.from(await answer.arrayBuffer())).toString('utf8')
}

/** Everything that mails or texts a link or a code. */
async function askForAll(server: TestServer) {
  const email = 'sellada@demo.co'
  const { token } = (
    await server.call(createAccount, { email, password: testPassword, name: 'Mariana', phone: '3155000099', habeasAccept: true })
  ).body
  await inVerde("update users set verified_phone = phone where id = 'verde-cliente'", server)
  const superadmin = await server.signIn('superadmin@demo.co')
  const answers = [
    await server.call(restorePassword, { email }),
    await server.call(smsLogin, { phone: '3001234567' }),
    await server.call(updateMe, { email: `nueva-${email}`, password: testPassword }, { token }),
    await server.call(sendDeletionCode, {}, { token }),
    await superadmin.call(inviteStaff, { name: 'Nelly', email: `invitada-${email}`, role: 'superadmin', branchId: null }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [200, undefined]))
}

test('no row of any table and no export holds a link or code that was sent, and it can be read while it lives', async () => {
  await askForAll(shop)
  const messages = [...(await sentMessages(shop, 'mail')), ...(await sentMessages(shop, 'sms'))]
  const secrets = secretsIn(messages.map(({ body }) => body))
  // The code of the text message stands twice in it.
  expect(secrets).toHaveLength(6)
  expect(await tablesWith('invitada-')).toContain('sent_messages')
  const exported = await exportOfVerde()
  expect(exported).toContain('invitada-')
  expect(exported).not.toContain('v1.')
  for (const secret of secrets) {
    expect(await tablesWith(secret)).toEqual([])
    expect(exported).not.toContain(secret)
  }
  expect(await inVerde('select 1 from outbox where sealed is not null')).toEqual([])
})

test('what opens nothing any more is replaced by a mark', async () => {
  await shop.call(restorePassword, { email: 'cliente@demo.co' })
  expect((await sentMessages(shop, 'mail')).at(-1)?.body).toContain('/restore-password')
  await inVerde("update sent_messages set sealed_until = now() - interval '1 second'")
  expect((await sentMessages(shop, 'mail')).at(-1)?.body).toBe(sealedMark)
  await shop.call(restorePassword, { email: 'cliente2@demo.co' })
  await sentMessages(shop, 'mail')
  expect(await inVerde('select 1 from sent_messages where sealed is not null')).toHaveLength(1)
})

test('what waits for a mail server that does not answer is sealed too, and not sent once it opens nothing', async () => {
  await waiting.call(restorePassword, { email: 'cliente@demo.co' })
  const rows = () => inVerde<{ sealed: string | null; sent: boolean }>('select sealed, sent_at is not null as sent from outbox', waiting)
  const [row] = await rows()
  const body = unseal(waiting.uses.env.SESSION_SECRET, { business: 'verde', purpose: 'message' }, row?.sealed ?? '') as string
  const [token = ''] = secretsIn([body])
  expect(token).not.toBe('')
  expect(await tablesWith(token, waiting)).toEqual([])
  await inVerde("update outbox set sealed_until = now() - interval '1 second', next_try = now()", waiting)
  await expect.poll(rows, { timeout: 10_000 }).toEqual([{ sealed: null, sent: true }])
})
