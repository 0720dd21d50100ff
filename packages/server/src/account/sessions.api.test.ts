import { createAccount, login, logout, me, refreshSession } from '@plaza/contracts/account/account.api'
import { getIntegrations } from '@plaza/contracts/business/business.api'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailHtml } from '../live/mail-html.ts'
import { type Asking, startTestServer, type TestServer } from '../testing/index.ts'
import { graceMilliseconds } from './refresh-tokens.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.stop())

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
const refresh = (cookie: string, asking: Asking = {}) =>
  shop.call(refreshSession, {}, { ...asking, headers: { cookie, ...asking.headers } })
const inVerde = (text: string, values: unknown[] = []) => shop.db.withTenant('verde', (tx) => tx.run(text, values))
const ageReplaced = () =>
  inVerde(
    `update sessions set replaced_at = replaced_at - interval '${graceMilliseconds + 1000} milliseconds' where replaced_at is not null`,
  )

test('S-7-018 a wrong password, an unknown account and an inactive one get the same refusal', async () => {
  await inVerde("update users set inactive = true where id = 'verde-proveedor'")
  const answers = await Promise.all(
    ['cliente@demo.co', 'nadie@demo.co', 'proveedor@demo.co'].map((email) =>
      shop.call(login, { email, password: email.startsWith('prov') ? 'Mercado2026*' : 'otra' }),
    ),
  )
  for (const { status, body } of answers) {
    expect(status).toBe(401)
    expect(body).toEqual({ code: 'LOGIN_FAILED', message: 'No se logró iniciar sesión.' })
  }
})

test('an unknown account takes as long as a known one', { timeout: 120_000 }, async () => {
  // Azul's attempts are counted apart, and eight for each account stay below the limit of ten.
  const names = ['cliente', 'cliente2', 'nuevo', 'mayorista', 'alistador']
  const timeOf = async (email: string) => {
    const began = performance.now()
    expect((await shop.call(login, { email, password: 'otra' }, { business: 'azul' })).status).toBe(401)
    return performance.now() - began
  }
  const timeWithoutHashing = async () => {
    const began = performance.now()
    await shop.call(refreshSession, {}, { business: 'azul' })
    return performance.now() - began
  }
  const [known, unknown, quick]: number[][] = [[], [], []]
  for (let round = 0; round < 8; round++)
    for (const name of names) {
      // In turns, each first half of the time: what slows the machine down slows both.
      const asks = [
        async () => void known?.push(await timeOf(`${name}@demo.co`)),
        async () => void unknown?.push(await timeOf(`nadie-${name}@demo.co`)),
      ]
      for (const ask of round % 2 === 0 ? asks : asks.toReversed()) await ask()
      quick?.push(await timeWithoutHashing())
    }
  // Of two equal things the share is 0.5 with a deviation of 0.065 (Mann and Whitney, 40 against 40): a false alarm in ten thousand runs.
  expect(shareOfFaster(unknown ?? [], known ?? [])).toBeGreaterThan(0.25)
  expect(shareOfFaster(unknown ?? [], known ?? [])).toBeLessThan(0.75)
  expect(shareOfFaster(quick ?? [], known ?? []), 'the same measure tells what does not hash').toBeGreaterThan(0.75)
})

/** In what share of all pairs one of `these` is smaller than one of `those`. */
const shareOfFaster = (these: readonly number[], those: readonly number[]) =>
  these.reduce((sum, one) => sum + those.filter((other) => one < other).length, 0) / (these.length * those.length)

test('S-7-018 the fields that are missing are named', async () => {
  const { status, body } = await shop.call(login, { email: 'cliente@demo.co' })
  expect(status).toBe(400)
  expect(body.details).toEqual([{ field: 'password', message: 'Debes llenar todos los campos.' }])
})

test('guessing at one account is stopped after a while', async () => {
  const guesses = await Promise.all(Array.from({ length: 14 }, () => shop.call(login, { email: 'mayorista@demo.co', password: 'otra' })))
  const statuses = guesses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

test('S-7-018 S-6-004 a client signs in with e-mail, in any case, and password', async () => {
  const { status, body, headers } = await shop.call(login, { email: ' Cliente@Demo.co ', password: 'Mercado2026*' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ expires_in: 600, user: { id: 'verde-cliente', role: 'client', isAdminOrSuper: false } })
  expect(body.user.addresses).toHaveLength(1)
  expect(JSON.stringify(body)).not.toMatch(/password|hash|fcm|socket_id/i)
  expect(headers.get('set-cookie')).toMatch(/^plaza_refresh_verde=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('the refresh token is nowhere in the database', async () => {
  const { cookie } = await shop.signIn('cliente@demo.co')
  const token = cookie.split('=')[1] as string
  const rows = await shop.db.withTenant('verde', (tx) => tx.query('select * from sessions'))
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('S-6-014 a forged, an expired and a foreign token are no session', async () => {
  const { token } = await shop.signIn('cliente@demo.co')
  const claims = { business: 'verde', user: 'verde-superadmin', session: 'x' }
  const sign = (secret: string, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('plaza')
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(new TextEncoder().encode(secret))
  const secret = shop.uses.env.SESSION_SECRET
  for (const bad of [await sign('another secret of somebody else', 60), await sign(secret, -60), await sign(secret, 60), `${token}x`]) {
    const { status, body } = await shop.call(me, {}, { token: bad })
    expect([status, body.code]).toEqual([401, 'SESSION_EXPIRED'])
  }
  expect((await shop.call(me, {}, { token, business: 'azul' })).status).toBe(401)
})

test('an expired token does not stop signing in', async () => {
  expect((await shop.call(login, { email: 'cliente@demo.co', password: 'Mercado2026*' }, { token: 'old' })).status).toBe(200)
})

test('without a cookie there is nothing to refresh', async () => {
  expect((await shop.call(refreshSession, {})).body.code).toBe('SESSION_ENDED')
})

test('a refresh from another site is refused', async () => {
  const { cookie } = await shop.signIn('cliente@demo.co')
  expect((await refresh(cookie, { headers: { origin: 'https://evil.example' } })).body.code).toBe('ORIGIN_REFUSED')
  expect((await refresh(cookie, { headers: { 'sec-fetch-site': 'cross-site' } })).body.code).toBe('ORIGIN_REFUSED')
  expect((await refresh(cookie, { headers: { origin: shop.url } })).status).toBe(200)
})

test('signing out from another site is refused too, and the session stays', async () => {
  const client = await shop.signIn('cliente@demo.co')
  const forged = await client.call(logout, {}, { headers: { cookie: client.cookie, origin: 'https://evil.example' } })
  expect(forged.body.code).toBe('ORIGIN_REFUSED')
  expect((await refresh(client.cookie)).status).toBe(200)
})

test('session fixation: a cookie planted before signing in, made up or of a real session, never becomes the session', async () => {
  const attacker = await shop.signIn('cliente2@demo.co')
  for (const planted of [attacker.cookie, `plaza_refresh_verde=${'x'.repeat(43)}`]) {
    const { headers, body } = await shop.call(
      login,
      { email: 'cliente@demo.co', password: 'Mercado2026*' },
      { headers: { cookie: planted } },
    )
    expect(cookieOf(headers)).toMatch(/^plaza_refresh_verde=[\w-]{43}/)
    expect(cookieOf(headers)).not.toBe(planted)
    expect(body.user.id).toBe('verde-cliente')
    const { status, body: kept } = await refresh(planted)
    expect(status === 200 ? kept.user.id : kept.code).toBe(planted === attacker.cookie ? 'verde-cliente2' : 'SESSION_ENDED')
  }
})

test('a script stored in a name stays text: in the page that carries it and in the mail', async () => {
  const name = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
  const email = 'script@correo.co'
  const { headers, body } = await shop.call(createAccount, { email, password: 'secreto1', name, phone: '3001234567', habeasAccept: true })
  expect(body.user.name).toBe(name)
  const page = await shop.request('/', { host: 'verde.localhost', headers: { cookie: cookieOf(headers), accept: 'text/html' } })
  const html = await page.text()
  expect(html).toContain('alert(1)')
  expect(html).not.toMatch(/<script>alert|<img src=x/)
  expect(mailHtml(name, `Hola ${name}`)).not.toMatch(/<script|<img/)
})

test('refreshing rotates the cookie; the old one, used again, ends the whole family', async () => {
  const { cookie } = await shop.signIn('cliente@demo.co')
  const second = await refresh(cookie)
  const secondCookie = cookieOf(second.headers)
  expect(second.status).toBe(200)
  expect(secondCookie).not.toBe(cookie)
  expect((await shop.call(me, {}, { token: second.body.token })).status).toBe(200)
  await ageReplaced()
  expect((await refresh(cookie)).body.code).toBe('SESSION_ENDED')
  expect((await refresh(secondCookie)).body.code).toBe('SESSION_ENDED')
  expect((await shop.call(me, {}, { token: second.body.token })).status).toBe(401)
})

test('two tabs that refresh together both stay signed in, with the same cookie', async () => {
  const { cookie } = await shop.signIn('cliente@demo.co')
  const tabs = await Promise.all([refresh(cookie), refresh(cookie)])
  expect(tabs.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(tabs.map(({ headers }) => cookieOf(headers))).size).toBe(1)
  expect((await refresh(cookieOf((tabs[0] as (typeof tabs)[0]).headers))).status).toBe(200)
})

test('signing out ends the cookie and the access token, and may be repeated', async () => {
  const client = await shop.signIn('cliente@demo.co')
  const asking = { headers: { cookie: client.cookie } }
  expect((await client.call(logout, {}, asking)).body).toEqual({ ok: true })
  expect((await client.call(me, {})).status).toBe(401)
  expect((await refresh(client.cookie)).body.code).toBe('SESSION_ENDED')
  expect((await client.call(logout, {}, asking)).body).toEqual({ ok: true })
})

test('S-6-014 B-6-002 a change of role counts for the next call with the same token', async () => {
  const admin = await shop.signIn('hyperadmin@demo.co')
  expect((await admin.call(getIntegrations, {})).status).toBe(200)
  await inVerde("update users set role = 'client' where id = 'verde-hyperadmin'")
  await expect.poll(async () => (await admin.call(getIntegrations, {})).status).toBe(403)
  await inVerde("update users set role = ' SuperAdmin ' where id = 'verde-hyperadmin'")
  await expect.poll(async () => (await admin.call(getIntegrations, {})).status).toBe(200)
})

test('a user made inactive is out at the next call', async () => {
  const client = await shop.signIn('domiciliario@demo.co')
  expect((await client.call(me, {})).status).toBe(200)
  await inVerde("update users set inactive = true where id = 'verde-domiciliario'")
  await expect.poll(async () => (await client.call(me, {})).status).toBe(401)
  expect((await refresh(client.cookie)).body.code).toBe('SESSION_ENDED')
})

test('S-7-020 an e-mail that is taken, and faulty fields, are refused with their text', async () => {
  const account = { email: 'Cliente@demo.co', password: 'secreto1', name: 'Ana María', phone: '3001234567', habeasAccept: true }
  const taken = await shop.call(createAccount, account)
  expect([taken.status, taken.body.code, taken.body.message]).toEqual([409, 'EMAIL_IS_USED', 'El email ingresado ya se encuentra en uso.'])
  const faulty = await shop.call(createAccount, { email: 'x y', password: '12345', name: '', phone: '1', habeasAccept: false })
  expect(faulty.body.details).toMatchObject([
    { field: 'email', message: 'El email que ingresaste no esta del todo bien, verificalo.' },
    { field: 'password', message: 'La contraseña debe tener mas de 5 caracteres' },
    { field: 'name', message: 'Debes poner un nombre' },
    { field: 'phone' },
    { field: 'habeasAccept' },
  ])
})

test('S-7-020 S-6-004 A-23 a new account signs in at once as a client, with both consents stored apart', async () => {
  const { status, body } = await shop.call(createAccount, {
    email: 'ana@correo.co',
    password: 'secreto1',
    name: 'Ana María',
    phone: '3001234567',
    habeasAccept: true,
    termsVersion: '2026-01',
  })
  expect(status).toBe(200)
  expect(body.user).toMatchObject({
    email: 'ana@correo.co',
    role: 'client',
    provider: 'email',
    habeasAccept: { accepted: true, version: '2026-01', promotional: { accepted: false } },
  })
  expect((await shop.call(me, {}, { token: body.token })).body.user.id).toBe(body.user.id)
  const elsewhere = await shop.call(
    createAccount,
    { email: 'ana@correo.co', password: 'secreto1', name: 'Ana María', phone: '3001234567', habeasAccept: true },
    { business: 'azul' },
  )
  expect(elsewhere.status).toBe(200)
})
