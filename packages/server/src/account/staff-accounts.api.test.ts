import { login, me, restorePassword } from '@plaza/contracts/account/account.api'
import { inviteStaff, listUsers, setUserActive } from '@plaza/contracts/account/admin-users.api'
import { type Role, roles } from '@plaza/contracts/account/role'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { mailsTo } from '../testing/messages.ts'
import { aShopper, type Shopper } from '../testing/shopper.ts'

let server: TestServer
let superadmin: Shopper
const norte = testOfficeId('verde', 'norte')

beforeAll(async () => {
  server = await startTestServer()
  superadmin = await aShopper(server, 'verde', { role: 'superadmin' })
})
afterAll(() => server?.stop())

const problemOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code]
const as = (role: Role) => aShopper(server, 'verde', { role })
const rows = <Row>(sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.query<Row>(sql, ['verde', ...values]))
const nobodyButSuperadmins = roles.filter((role) => role !== 'superadmin' && role !== 'hyperadmin')

async function mailTo(email: string) {
  const mail = (await mailsTo(server, email)).at(-1)
  const token = /token=([^\s&]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  return { ...mail, token }
}

let serial = 0
const anInvitation = (over = {}) => ({ name: 'Nelly', email: `nelly${++serial}@demo.co`, role: 'admin' as const, branchId: norte, ...over })

describe('inviting', () => {
  test('B-6-001: guests and every role below superadmin are refused', async () => {
    expect((await server.call(inviteStaff, anInvitation())).status).toBe(401)
    for (const role of nobodyButSuperadmins)
      expect([role, ...problemOf(await (await as(role)).call(inviteStaff, anInvitation()))]).toEqual([role, 403, 'FORBIDDEN'])
  })

  test('A-22 A-30: no name, a wrong e-mail, one that is taken, a branch of elsewhere, a role without its module, the operator’s role', async () => {
    expect((await superadmin.call(inviteStaff, anInvitation({ name: ' ' }))).status).toBe(400)
    expect((await superadmin.call(inviteStaff, anInvitation({ email: 'nelly' }))).status).toBe(400)
    expect((await superadmin.call(inviteStaff, anInvitation({ role: 'hyperadmin' as never }))).status).toBe(400)
    expect(problemOf(await superadmin.call(inviteStaff, anInvitation({ email: `${superadmin.id}@DEMO.co` })))).toEqual([
      409,
      'EMAIL_IS_USED',
    ])
    expect((await superadmin.call(inviteStaff, anInvitation({ branchId: testOfficeId('azul', 'norte') }))).status).toBe(400)
    const azul = await aShopper(server, 'azul', { role: 'superadmin' })
    expect(problemOf(await azul.call(inviteStaff, anInvitation({ role: 'picker', branchId: null })))).toEqual([400, 'ROLE_UNAVAILABLE'])
  })

  test('the mailed link sets the password once and opens the account in its role; before it nobody signs in', async () => {
    const invitation = anInvitation()
    const { status, body } = await superadmin.call(inviteStaff, invitation)
    expect([status, body.user]).toMatchObject([200, { name: 'Nelly', role: 'admin', branchId: norte, inactive: false }])
    const { email } = invitation
    expect((await server.call(login, { email, password: 'Mercado2026*' })).status).toBe(401)
    const mail = await mailTo(email)
    expect(mail.subject).toMatch(/^Te invitaron al equipo de /)
    expect(mail.body).toContain('como Administrador')
    const set = { email, token: mail.token, password: 'Mercado2026*' }
    expect((await server.call(restorePassword, set)).status).toBe(200)
    expect(problemOf(await server.call(restorePassword, set))).toEqual([400, 'RESTORE_FAILED'])
    const answer = await server.call(login, { email, password: 'Mercado2026*' })
    expect(answer.body.user).toMatchObject({ email, role: 'admin', branchId: norte })
    expect(problemOf(await superadmin.call(inviteStaff, invitation))).toEqual([409, 'EMAIL_IS_USED'])
  })

  test('asked again before the link was opened, a new one is sent for the same account', async () => {
    const invitation = anInvitation()
    const first = await superadmin.call(inviteStaff, invitation)
    const { token } = await mailTo(invitation.email)
    const again = await superadmin.call(inviteStaff, invitation)
    expect(again.body.user.id).toBe(first.body.user.id)
    expect((await mailTo(invitation.email)).token).not.toBe(token)
  })
})

describe('closing an account', () => {
  test('B-6-001: guests and every role below superadmin are refused; nobody of elsewhere is found', async () => {
    const { id } = await as('admin')
    expect((await server.call(setUserActive, { id, active: false })).status).toBe(401)
    for (const role of nobodyButSuperadmins)
      expect([role, ...problemOf(await (await as(role)).call(setUserActive, { id, active: false }))]).toEqual([role, 403, 'FORBIDDEN'])
    const azul = await aShopper(server, 'azul')
    expect(problemOf(await superadmin.call(setUserActive, { id: azul.id, active: false }))).toEqual([404, 'USER_NOT_FOUND'])
  })

  test('sessions end at the next call, nobody signs in or restores the password, and opened again it signs in', async () => {
    const invitation = anInvitation()
    const { id } = (await superadmin.call(inviteStaff, invitation)).body.user
    const { email } = invitation
    const { token } = await mailTo(email)
    await server.call(restorePassword, { email, token, password: 'Mercado2026*' })
    const session = (await server.call(login, { email, password: 'Mercado2026*' })).body.token
    const asked = { business: 'verde', token: session }
    expect((await server.call(me, {}, asked)).status).toBe(200)
    expect((await superadmin.call(setUserActive, { id, active: false })).body.user.inactive).toBe(true)
    expect((await server.call(me, {}, asked)).status).toBe(401)
    expect((await server.call(login, { email, password: 'Mercado2026*' })).status).toBe(401)
    expect((await server.call(restorePassword, { email })).status).toBe(400)
    const closed = (await superadmin.call(listUsers, { inactive: true, email })).body.data.items
    expect(closed.map((each) => each.id)).toEqual([id])
    await superadmin.call(setUserActive, { id, active: true })
    expect((await server.call(me, {}, asked)).status).toBe(401)
    expect((await server.call(login, { email, password: 'Mercado2026*' })).status).toBe(200)
  })

  test('A-30: never one’s own, nobody above, never the last superadmin; an erased account stays closed', async () => {
    const close = (who: Shopper, id: string) => who.call(setUserActive, { id, active: false })
    expect(problemOf(await close(superadmin, superadmin.id))).toEqual([409, 'USER_OWN'])
    const hyper = await as('hyperadmin')
    expect(problemOf(await close(superadmin, hyper.id))).toEqual([403, 'ROLE_ABOVE_OWN'])
    const others = await rows<{ id: string }>(
      `select id from users where business_id = $1 and role = 'superadmin' and not inactive and id <> $2`,
      superadmin.id,
    )
    for (const { id } of others) expect((await close(hyper, id)).status).toBe(200)
    expect(problemOf(await close(hyper, superadmin.id))).toEqual([409, 'USER_LAST_SUPERADMIN'])
    const gone = await as('client')
    await rows(
      `update users set email = null, phone = null, provider = 'anonymous', inactive = true where business_id = $1 and id = $2`,
      gone.id,
    )
    expect(problemOf(await superadmin.call(setUserActive, { id: gone.id, active: true }))).toEqual([404, 'USER_NOT_FOUND'])
  })

  test('two superadmins who close each other at once: one of them stays', async () => {
    const [one, other] = [await as('superadmin'), await as('superadmin')]
    await rows(`update users set inactive = true where business_id = $1 and role = 'superadmin' and id <> all($2)`, [one.id, other.id])
    await Promise.all([one.call(setUserActive, { id: other.id, active: false }), other.call(setUserActive, { id: one.id, active: false })])
    const left = await rows(`select id from users where business_id = $1 and role = 'superadmin' and not inactive`)
    expect(left).toHaveLength(1)
    await rows(`update users set inactive = false where business_id = $1 and role = 'superadmin'`)
  })
})
