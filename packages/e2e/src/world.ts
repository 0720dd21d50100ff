import { expect, test as base, type Browser, type BrowserContext, type Page } from 'playwright/test'
import { Api, password } from './api.ts'

export { expect }

export const businesses = ['verde', 'azul'] as const
export type Business = (typeof businesses)[number]

interface World {
  /** Address of a business on the shared server. */
  address: (business: Business) => string
  /** The server, as a program sees it; what tests need to exist is made through it. */
  api: (business: Business) => Api
  /** Somebody else at a screen of their own. */
  visitor: (business: Business, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>
}

export const test = base.extend<World>({
  address: async ({}, use) => use((business) => `http://${business}.localhost:${process.env.PLAZA_E2E_PORT}`),
  api: async ({}, use) => use((business) => new Api(`http://127.0.0.1:${process.env.PLAZA_E2E_PORT}`, business)),
  visitor: async ({ browser, address }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (business, options = {}) => {
      const context = await browser.newContext({ locale: 'es-CO', timezoneId: 'America/Bogota', baseURL: address(business), ...options })
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/** Opens the shop and settles the question of the branch, as a first visit has to. */
export async function enter(page: Page, url: string) {
  await page.goto(url)
  await chooseBranch(page)
}

export async function chooseBranch(page: Page) {
  const picker = page.getByRole('dialog').filter({ hasText: /sede|ciudad/i })
  if (!(await picker.isVisible().catch(() => false))) await picker.waitFor({ timeout: 4000 }).catch(() => {})
  if (!(await picker.isVisible())) return
  await picker.getByRole('radio').or(picker.getByRole('button', { name: /sede/i })).first().click()
  const go = picker.getByRole('button', { name: /continuar|confirmar|elegir|guardar/i })
  if (await go.isVisible().catch(() => false)) await go.click()
  await expect(picker).toBeHidden()
}

/** Signs in at the screen the shop offers at this width. */
export async function signIn(page: Page, email: string) {
  const opener = page.getByRole('button', { name: /^(iniciar sesión|cuenta)$/i })
  await opener.first().click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByLabel('Correo electrónico')).toBeHidden()
}
