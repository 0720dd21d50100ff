import { type Role, roles } from '@plaza/contracts/account/role'
import { type AdminArea, adminAreas, mayAccess, staff } from '@plaza/contracts/kernel/access'
import type { Boot } from '@plaza/contracts/registry/composition.entity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shipFolder } from '../registry/publish-version.ts'
import { useShellFolder } from '../registry/shell-manifest.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { aPage } from '../testing/remote-fixture.ts'
import { aRemoteOnDisk } from '../testing/remote-on-disk.ts'
import { aShellFolder } from '../testing/shell-fixture.ts'

/** Every area of the contracts behind a door of its own: one remote with one page and one menu entry. */
const areas = Object.entries(adminAreas) as [AdminArea, { label: string; path: string; roles: readonly Role[]; module?: string }][]
const gates = [...new Set(areas.flatMap(([, { module }]) => module ?? []))]

let server: TestServer
const cookies = new Map<Role, string>()

beforeAll(async () => {
  useShellFolder(await aShellFolder())
  server = await startTestServer()
  await shipFolder(server.uses, await aRemoteOnDisk({ name: 'mf-catalog', version: '1.0.0', pages: { home: aPage('/') } }))
  for (const [area, { label, path }] of areas)
    await shipFolder(
      server.uses,
      await aRemoteOnDisk({
        name: doorOf(area),
        version: '1.0.0',
        audience: 'staff',
        pages: { door: aPage(path, { access: staff(area) }) },
        menu: [{ label, path, icon: 'circle', order: 1, menu: path.startsWith('/admin') ? 'admin' : 'main', access: staff(area) }],
      }),
    )
  for (const role of roles) cookies.set(role, await cookieOf(role))
})
afterAll(() => server?.stop())

const doorOf = (area: AdminArea) => `mf-door-${area.toLowerCase()}`

/** The client of the test world, made one of this role. */
async function cookieOf(role: Role): Promise<string> {
  const email = `puerta-${role.toLowerCase()}@demo.co`
  await server.db.withTenant('verde', (tx) =>
    tx.run(
      `insert into users (business_id, id, name, last_name, email, password_hash, role, provider)
       select business_id, $2, name, last_name, $2, password_hash, $3, provider from users where business_id = $1 and email = 'cliente@demo.co'`,
      [tx.business, email, ` ${role.toUpperCase()} `],
    ),
  )
  return (await server.signIn(email)).cookie
}

async function only(modules: readonly string[]) {
  await server.db.withTenant('verde', (tx) =>
    tx.run(
      `update modules set status = case when code = any($2) then 'active' else 'inactive' end where business_id = $1 and code = any($3)`,
      [tx.business, modules, gates],
    ),
  )
  await server.uses.directory.refresh()
  for (const gate of gates) expect([gate, server.uses.directory.get('verde')?.modules.has(gate)]).toEqual([gate, modules.includes(gate)])
}

async function open(path: string, cookie: string) {
  const answer = await server.request(path, { host: 'verde.localhost', headers: { accept: 'text/html', cookie } })
  const json = (await answer.text()).match(/id="plaza-boot"[^>]*>(.*?)<\/script>/s)?.[1]
  return { status: answer.status, location: answer.headers.get('location'), boot: (json ? JSON.parse(json) : null) as Boot | null }
}

const fileStatus = async (area: AdminArea, cookie: string) =>
  (await server.request(`/remotes/${doorOf(area)}/1.0.0/remoteEntry.js`, { host: 'verde.localhost', headers: { cookie } })).status

const moduleSets = [[], ...gates.map((gate) => [gate]), gates]
const cases = moduleSets.flatMap((modules) => roles.map((role) => ({ role, modules, name: modules.join(' + ') || 'no module' })))

describe('B-2-025 B-2-030 B-2-031 B-2-032 B-6-001 B-6-002 B-6-003 B-6-004 B-6-005 B-6-006 B-6-010 S-6-003 S-6-016: role × module × entry', () => {
  test('the contracts name what each role opens, and nobody else anything', () => {
    const opens = (role: Role, modules: readonly string[]) =>
      areas.filter(([area]) => mayAccess(staff(area), role, new Set(modules))).map(([, { label }]) => label)
    for (const role of ['client', 'provider', 'wholesaler'] as const) expect(opens(role, gates)).toEqual([])
    for (const role of ['picker', 'delivery'] as const) expect([opens(role, []), opens(role, gates)]).toEqual([[], ['Pedidos asignados']])
    expect([opens('habeasAdmin', []), opens('habeasAdmin', gates)]).toEqual([[], ['Habeas data']])
    expect(opens('admin', gates)).toEqual(['Pedidos', 'Productos', 'Modulos', 'Pedidos asignados'])
    const superadmin = opens('superadmin', gates)
    expect(superadmin).toEqual(
      expect.arrayContaining(['Banners', 'Cupones', 'Usuarios', 'Comunidad', 'Sedes', 'Categorias', 'Estadisticas', 'Habeas data']),
    )
    expect(superadmin).toEqual(
      expect.arrayContaining(['Importar Imagenes', 'Integraciones', 'Configuración de la empresa', 'Importación de datos']),
    )
    expect(opens('hyperadmin', gates)).toEqual(expect.arrayContaining(superadmin))
    const without = opens('superadmin', [])
    for (const label of ['Cupones', 'Habeas data', 'Integraciones', 'Pedidos asignados']) expect(without).not.toContain(label)
  })

  test.each(cases)('$role with $name: menu, page and file of every area', async ({ role, modules }) => {
    await only(modules)
    const cookie = cookies.get(role) as string
    const allowed = areas.filter(([area]) => mayAccess(staff(area), role, new Set(modules))).map(([area]) => area)
    const menu = (await open('/', cookie)).boot?.composition.menu ?? []
    expect(menu.map(({ label }) => label).sort()).toEqual(allowed.map((area) => adminAreas[area].label).sort())
    for (const [area, { path }] of areas) {
      const isAllowed = allowed.includes(area)
      const page = await open(path, cookie)
      const here = page.boot?.page?.remote === doorOf(area)
      expect([area, here, await fileStatus(area, cookie)]).toEqual([area, isAllowed, isAllowed ? 200 : 404])
      if (isAllowed || !path.startsWith('/admin')) continue
      // Both are "Pagina no encontrada": whoever opens nothing, and whoever opens something else.
      expect([area, page.status, page.boot?.page?.remote]).toEqual([area, 404, 'shell'])
      expect(['forbidden', 'not-found']).toContain(page.boot?.page?.page)
    }
  })

  test('B-2-002 A-32: nobody signed in is sent home from every admin path, and gets no file', async () => {
    await only(gates)
    for (const [area, { path }] of areas) {
      const { location } = await open(path, '')
      if (path.startsWith('/admin')) expect([area, location]).toEqual([area, `/#entrar=${path}`])
      expect(await fileStatus(area, '')).toBe(404)
    }
  })

  test('B-2-003 A-101: /admin goes to the first entry of whoever may open one', async () => {
    await only(gates)
    for (const role of ['admin', 'superadmin', 'hyperadmin', 'habeasAdmin'] as const) {
      const { location } = await open('/admin', cookies.get(role) as string)
      expect([role, location?.startsWith('/admin/')]).toEqual([role, true])
    }
    expect((await open('/admin', cookies.get('picker') as string)).status).toBe(404)
  })
})
