import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealedMark } from '../platform/outbox.ts'
import { type BeforeMigration, databaseBefore } from '../testing/migration.ts'

let before: BeforeMigration
beforeAll(async () => {
  before = await databaseBefore('234-clear-sent-secrets.sql')
})
afterAll(() => before.stop())

const bodies = [
  'Abre este enlace:\n\nhttp://verde.localhost/restore-password?email=a%40b.co&token=abc',
  'Retira: http://verde.localhost/habeas-data?retiro=abc',
  'Tu código es 123456. Vence en 5 minutos.',
  'Tu código para eliminar tu cuenta es 123456.',
  'Tu pedido 123456 va en camino.',
]

test('links and codes that were sent in clear are replaced by the mark; what waits and all other messages stay', async () => {
  await before.db.withTenant('verde', async (tx) => {
    await tx.run("insert into businesses (business_id, config) values ('verde', '{}')")
    await tx.run("insert into sent_messages (business_id, kind, recipient, body) select 'verde', 'mail', 'a@b.co', unnest($1::text[])", [
      bodies,
    ])
    await tx.run(
      `insert into outbox (business_id, topic, payload, sent_at)
       select 'verde', 'mail', jsonb_build_object('body', body), case when sent then now() end from unnest($1::text[]) body, (values (true), (false)) s (sent)`,
      [bodies],
    )
  })
  await before.apply()
  const stored = await before.db.withTenant('verde', async (tx) => ({
    sent: await tx.query<{ body: string }>('select body from sent_messages order by id'),
    done: await tx.query<{ body: string }>("select payload ->> 'body' as body from outbox where sent_at is not null order by id"),
    waiting: await tx.query<{ body: string }>("select payload ->> 'body' as body from outbox where sent_at is null order by id"),
  }))
  const cleared = bodies.map((body) => ({ body: body.startsWith('Tu pedido') ? body : sealedMark }))
  expect(stored).toEqual({ sent: cleared, done: cleared, waiting: bodies.map((body) => ({ body })) })
})
