import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import { type ProductServer, startProduct } from '../src/product-server.ts'
import { checkOut, remoteCommand, type Sources, startRemote } from '../src/team.ts'
import { chooseBranch, expect, test, withoutPopUp } from '../src/world.ts'

// Walk D: a team deploys. What changes the registry for everyone has a shop of its own.
test.describe.configure({ mode: 'serial' })
test.setTimeout(180_000)

let shop: ProductServer
let catalog: Sources
const bytesSeen = new Set<string>()

test.beforeAll(async () => {
  shop = await startProduct()
  catalog = await checkOut('mf-catalog')
  await catalog.wrap('src/home/home.page.tsx', (before) => {
    return `import Before from './${before}'\n\nexport default () => <><p>Estrenamos catálogo</p><Before /></>\n`
  })
  await remoteCommand(shop, 'publish', 'mf-catalog', '--version', '1.1.0', '--folder', catalog.folder)
})
test.afterAll(async () => {
  await catalog?.remove()
  await shop?.stop()
})

test('the first answer of a server that has just started is drawn', async () => {
  expect(await answered('/')).toContain('<article')
})

test('what is published runs nowhere until it is activated; then the next page has it, and a tab opened before keeps what it began with', async ({
  browser,
}) => {
  const before = await open(browser, '/')
  const old = await versionOf(before, 'mf-catalog')
  expect(old).not.toBe('1.1.0')
  await expect(before.getByText('Estrenamos catálogo')).toBeHidden()
  await chooseBranch(before)

  await remoteCommand(shop, 'activate', 'mf-catalog', '1.1.0')

  await test.step('the first answer with the new version is drawn', async () => {
    const first = await answered('/')
    expect(first).toContain('/remotes/mf-catalog/1.1.0/')
    expect(first).toContain('<article')
  })
  const after = await open(browser, '/')
  await expect(after.getByText('Estrenamos catálogo')).toBeVisible()
  expect(await versionOf(after, 'mf-catalog')).toBe('1.1.0')
  await test.step('the old tab fills its cart and opens a page that it had not loaded', async () => {
    await before
      .getByRole('main')
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click()
    await expect(before.getByRole('button', { name: /^Carrito: 1 producto,/ }).first()).toBeVisible()
    const lazyFile = before.waitForResponse(
      (answer) => answer.url().includes(`/remotes/mf-catalog/${old}/`) && answer.url().endsWith('.js'),
    )
    await before.getByRole('link', { name: 'Frutas y verduras', exact: true }).first().click()
    expect((await lazyFile).status()).toBe(200)
    await expect(before.locator('[data-page="category"]')).toHaveAttribute('data-version', old)
    await expect(before.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('going back takes less than five seconds', async ({ browser }) => {
  await remoteCommand(shop, 'activate', 'mf-catalog', '1.1.0')
  const started = Date.now()

  await remoteCommand(shop, 'rollback', 'mf-catalog')

  const html = await answered('/')
  expect(Date.now() - started).toBeLessThan(5000)
  expect(html).not.toContain('"/remotes/mf-catalog/1.1.0/')
  const page = await open(browser, '/')
  await expect(page.locator('[data-page="home"]')).not.toHaveAttribute('data-version', '1.1.0')
  await expect(page.getByText('Estrenamos catálogo')).toBeHidden()
})

test('a seventh remote brings page, menu entry and slot; of the shell and the others not one byte changes', async ({ browser }) => {
  const before = await fingerprints()
  const novelties = await startRemote('mf-novedades')
  await addFilling(novelties)

  await remoteCommand(shop, 'publish', 'mf-novedades', '--activate', '--folder', novelties.folder)
  await novelties.remove()

  const page = await open(browser, '/')
  await chooseBranch(page)
  await expect(page.locator('[data-slot="header.account"][data-remote="mf-novedades"]').first()).toContainText('Mira lo nuevo')
  await expect(page.locator('[data-slot="header.account"][data-remote="mf-account"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Categorías' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Novedades' }).click()
  await expect(page).toHaveURL(/\/novedades$/)
  await expect(page.getByText('Hola desde mf-novedades.')).toBeVisible()
  expect(await versionOf(page, 'mf-novedades')).toBe('0.1.0')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Novedades' })).toBeVisible()

  const after = await fingerprints()
  expect(after.size).toBeGreaterThan(before.size)
  for (const [file, hash] of before) expect(after.get(file), file).toBe(hash)
})

test('through all of this no shopper received a byte of the back office: S-2-038', () => {
  expect([...bytesSeen].filter((url) => url.includes('/remotes/'))).not.toEqual([])
  expect([...bytesSeen].filter((url) => url.includes('mf-admin'))).toEqual([])
})

/** A page as a program reads it. */
const answered = async (path: string) => (await fetch(`http://127.0.0.1:${shop.port}${path}`)).text()

/** A guest's page on a machine of their own; every address it got bytes from is kept. */
async function open(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-CO', timezoneId: 'America/Bogota' })
  await withoutPopUp(context)
  const page = await context.newPage()
  page.on('response', (answer) => bytesSeen.add(answer.url()))
  await page.goto(shop.address('verde') + path)
  return page
}

async function versionOf(page: Page, remote: string): Promise<string> {
  return (await page.locator(`.sh-page[data-remote="${remote}"]`).getAttribute('data-version')) ?? ''
}

async function addFilling(sources: Sources) {
  const replace = async (file: string, from: string, to: string) => {
    const text = await sources.read(file)
    expect(text).toContain(from)
    await sources.write(file, text.replace(from, to))
  }
  await replace('src/manifest.ts', 'import type', `import { headerAccount } from '@plaza/contracts/registry/registry.slots'\nimport type`)
  await replace('src/manifest.ts', '  menu:', '  fills: [{ slot: headerAccount }],\n  menu:')
  await replace('src/remote.tsx', 'slots: {}', `slots: { 'header.account': () => import('./novedades/new-here.tsx') }`)
  await sources.write('src/novedades/new-here.tsx', 'export default () => <a href="/novedades">Mira lo nuevo</a>\n')
}

/** Hash of every file of shell and remotes as the shop gives them out. */
async function fingerprints(): Promise<Map<string, string>> {
  const remotes = (await filesIn(join(shop.dataDir, 'remotes'))).map((file) => `/remotes/${file}`)
  const shell = (await filesIn(join(import.meta.dirname, '../../../shell/dist'))).map((file) => `/assets/shell/${file}`)
  const found = new Map<string, string>()
  for (const address of [...remotes, ...shell]) {
    const answer = await fetch(`http://127.0.0.1:${shop.port}${address}`)
    found.set(
      address,
      `${answer.status} ${createHash('sha256')
        .update(new Uint8Array(await answer.arrayBuffer()))
        .digest('hex')}`,
    )
  }
  return found
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
