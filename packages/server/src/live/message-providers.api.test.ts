import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { restorePassword, smsLogin } from '@plaza/contracts/account/account.api'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'

interface Mail {
  from: string
  to: string[]
  text: string
}

let shop: TestServer
let post: SMTPServer
let gateway: Server
const mails: Mail[] = []
const texts: { key: string | undefined; body: { to: string; text: string; from: string } }[] = []
let refusals = 0

/** A mail server that speaks SMTP and a text message gateway that is down for its first request. */
beforeAll(async () => {
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', () => resolve()))
  gateway = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      if (refusals++ === 0) return response.writeHead(503).end()
      texts.push({ key: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  shop = await startTestServer({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}?from=tienda@plaza.co`,
      SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
      SMS_KEY: 'llave',
    },
  })
})
afterAll(async () => {
  await shop?.stop()
  await new Promise<void>((resolve) => post.close(resolve))
  gateway?.close()
})

test('a text message that the gateway refused is sent again, with the key and in the business’s name', async () => {
  await shop.db.withTenant('verde', (tx) => tx.run("update users set verified_phone = phone where id = 'verde-cliente'"))
  await shop.call(smsLogin, { phone: '3001234567' })
  await expect.poll(() => texts.length, { timeout: 15_000 }).toBe(1)
  expect(texts[0]).toMatchObject({
    key: 'Bearer llave',
    body: { to: '+573001234567', from: 'verde', text: expect.stringContaining('código') },
  })
})

test('mail leaves by SMTP from the business, with a link that can be clicked, and is not kept', async () => {
  await shop.call(restorePassword, { email: 'cliente@demo.co' })
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(1)
  expect(mails[0]).toMatchObject({ from: 'tienda@plaza.co', to: ['cliente@demo.co'] })
  expect(mails[0]?.text).toMatch(/^From: verde <tienda@plaza\.co>/m)
  expect(mails[0]?.text.replace(/=\r?\n/g, '')).toMatch(/<a href=(3D)?"http/)
  const kept = await shop.db.withTenant('verde', (tx) => tx.query('select 1 from sent_messages'))
  expect(kept).toEqual([])
})
