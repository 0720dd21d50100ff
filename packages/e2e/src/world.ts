import { expect, test as base, type Browser, type BrowserContext, type Page } from 'playwright/test'
import { Api, password } from './api.ts'

export { expect }

export const businesses = ['verde', 'azul'] as const
export type Business = (typeof businesses)[number]

export interface World {
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
  context: async ({ context }, use) => {
    await context.addInitScript(seenPopUp, businesses)
    await use(context)
  },
  page: async ({ page }, use) => use(waitsUntilItHears(page)),
  visitor: async ({ browser, address }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (business, options = {}) => {
      const context = await browser.newContext({ locale: 'es-CO', timezoneId: 'America/Bogota', baseURL: address(business), ...options })
      await context.addInitScript(seenPopUp, businesses)
      contexts.push(context)
      return waitsUntilItHears(await context.newPage())
    })
    for (const context of contexts) await context.close()
  },
})

/** A page whose `goto` and `reload` end when React has taken over from what the server drew, which hears no click. */
function waitsUntilItHears(page: Page): Page {
  const { goto, reload } = page
  const heard = async () => {
    // A page that never comes is for the test to judge.
    await page.waitForFunction(() => !document.querySelector('[data-face]'), null, { polling: 50, timeout: 10_000 }).catch(() => {})
  }
  return Object.assign(page, {
    goto: async (...asked: Parameters<Page['goto']>) => {
      const answer = await goto.apply(page, asked)
      await heard()
      return answer
    },
    reload: async (...asked: Parameters<Page['reload']>) => {
      const answer = await reload.apply(page, asked)
      await heard()
      return answer
    },
  })
}

/** For `test.use`: stories about what moves, and the ways that are walked exactly as most people see them. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Opens the shop and settles the question of the branch, as a first visit has to. */
export async function enter(page: Page, url: string) {
  await page.goto(url)
  await chooseBranch(page)
}

/** Takes the first branch in the picker that opens by itself until one is chosen. */
export async function chooseBranch(page: Page) {
  const picker = page.getByRole('dialog', { name: '¿Dónde quieres hacer tu mercado?' })
  await picker.getByRole('list').getByRole('button').first().click()
  await expect(picker).toBeHidden()
}

/** Signs in at the screen the shop offers at this width. */
export async function signIn(page: Page, email: string) {
  const button = page.getByRole('button', { name: 'Iniciar sesión', exact: true })
  const bottomBar = page.getByRole('navigation', { name: 'Navegación principal' }).getByRole('link', { name: 'Cuenta' })
  await button.or(bottomBar).filter({ visible: true }).first().click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByLabel('Correo electrónico')).toBeHidden()
}

/** Has chosen the first branch on an earlier visit: no picker. */
export async function returning(page: Page, api: Api, address: string) {
  const [office] = await api.offices()
  await page.context().addCookies([{ name: 'plaza-branch', value: office.id, url: address }])
}

/** This visit has seen the pop-up offer, which would stand before everything else; `home.spec.ts` looks at it with `forgetPopUp`. */
function seenPopUp(all: readonly string[]) {
  try {
    if (!sessionStorage.getItem('with-pop-up')) for (const business of all) sessionStorage.setItem(`plaza:${business}:pop-up`, 'seen')
  } catch {
    // Pages without storage show no pop-up.
  }
}

/** For contexts that tests open themselves. */
export const withoutPopUp = (context: BrowserContext) => context.addInitScript(seenPopUp, businesses)

/** From the next page on the pop-up offer shows again, once. */
export const forgetPopUp = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.clear()
    sessionStorage.setItem('with-pop-up', 'true')
  })
