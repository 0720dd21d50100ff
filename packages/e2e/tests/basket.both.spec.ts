import type { Locator, Page } from 'playwright/test'
import type { Api } from '../src/api.ts'
import { next, signInByCall } from '../src/checkout.ts'
import * as keyboard from '../src/keyboard.ts'
import { cards, settled } from '../src/screens.ts'
import { expect, returning, test } from '../src/world.ts'

test.describe.configure({ mode: 'parallel', timeout: 150_000 })

/** How somebody reaches what they want. */
interface Hand {
  press: (page: Page, target: Locator) => Promise<void>
  choose: (page: Page, radio: Locator) => Promise<void>
}
const pointer: Hand = {
  press: (_page, target) => target.click(),
  choose: (_page, radio) => radio.check({ force: true }),
}

// keyboard.spec.ts looks at each stop; here there are hundreds.
const byKeyboard: Hand = { press: (page, target) => keyboard.press(page, target, async () => {}), choose: keyboard.choose }

const items = 30

test('thirty things from search, shelf, recipe and by weight, with a coupon, ordered by pointer while the network goes twice: S-1-031', async ({
  page,
  api,
  address,
}) => {
  const shopper = await someone(page, api('verde'), address('verde'))
  const { taken } = await fill(page, shopper, address('verde'), pointer, { cutAfter: 12 })
  await confirmBeforeTheLastIsHeard(page, taken)
  await checkOut(page, pointer, { cut: true })
  await expectSameOrder(page, shopper, api('verde'), taken)
})

test('the same with the keyboard alone: S-1-031', async ({ page, api, address, isMobile }) => {
  test.skip(isMobile, 'phones have none')
  const shopper = await someone(page, api('verde'), address('verde'))
  const { taken } = await fill(page, shopper, address('verde'), byKeyboard, {})
  await keyboard.press(page, pill(page))
  await expect(panel(page)).toBeVisible()
  await keyboard.pressBackward(page, panel(page).getByRole('button', { name: /^Continuar/ }))
  await checkOut(page, byKeyboard, {})
  await expectSameOrder(page, shopper, api('verde'), taken)
})

const main = (page: Page) => page.getByRole('main')
const pill = (page: Page) =>
  page
    .getByRole('button', { name: /^Carrito:/ })
    .filter({ visible: true })
    .first()
const panel = (page: Page) => page.getByRole('dialog', { name: 'Carrito de compras' })

async function someone(page: Page, shopper: Api, address: string) {
  const { email } = await shopper.newShopper()
  const [office] = await shopper.offices()
  shopper.at(office.id)
  await signInByCall(page, address, email)
  await returning(page, shopper, address)
  return shopper
}

interface Cut {
  /** After so many things the network goes while three more are taken. */
  cutAfter?: number
}

/** All but the last of the thirty; `taken` are the products' ids. */
async function fill(page: Page, shopper: Api, address: string, hand: Hand, { cutAfter }: Cut) {
  const taken = new Set<string>()
  const [office] = await shopper.offices()

  await test.step('a whole recipe', async () => {
    await page.goto(`${address}/recipe-book`)
    await hand.press(page, main(page).locator('[data-idea]').first())
    await expect(main(page).getByRole('button', { name: 'Agregar todo al carrito' })).toBeVisible()
    await hand.press(page, main(page).getByRole('button', { name: 'Agregar todo al carrito' }))
    await expect(main(page).getByText(/^Agregamos \d+ producto/)).toBeVisible()
    const { cart } = await shopper.must('GET', '/api/v2/shopping-cart/history/active')
    for (const each of cart.products) taken.add(each.id)
    expect(taken.size).toBeGreaterThan(1)
  })

  await test.step('one by weight, typed in kilos', async () => {
    const listed = await shopper.must('GET', `/api/v2/products/${office.id}?limit=100&inStock=true`)
    const weighed = listed.products.data.items.find(
      (each: { id: string; countType: string; only_buy_units: boolean; maturity: unknown }) =>
        each.countType === 'grams' && !each.only_buy_units && !taken.has(each.id),
    )
    await page.goto(`${address}/product/${weighed.id}`)
    const article = main(page).locator(`article[data-product="${weighed.id}"]`).first()
    await article.getByRole('combobox', { name: 'Unidad' }).selectOption('grams')
    await hand.press(page, article.getByRole('button', { name: /^Agregar/ }))
    const amount = article.getByRole('textbox', { name: /^Cantidad/ })
    await amount.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1 kg')
    await page.keyboard.press('Enter')
    await expect(amount).toHaveValue(/^(9[5-9]\d|1\.0[0-4]\d) g$/)
    taken.add(weighed.id)
  })

  await test.step('the rest from what was searched and from a shelf', async () => {
    const search = page.getByRole('combobox', { name: 'Buscar productos' })
    await search.focus()
    await page.keyboard.type('leche')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/leche$/)
    // The address is there before the page is: until then the product's suggestions stand.
    await expect(page.getByRole('heading', { level: 1, name: 'Resultados para “leche”' })).toBeVisible()
    await takeCards(page, hand, taken, cutAfter ?? 20)
    if (cutAfter !== undefined) {
      await page.context().setOffline(true)
      await takeCards(page, hand, taken, cutAfter + 3)
      await expect(page.getByText('Sin conexión. Guardaremos tus cambios cuando vuelva.')).toBeVisible()
      await page.context().setOffline(false)
      await expect.poll(() => countOnServer(shopper)).toBe(taken.size)
    }
    await page.goto(`${address}/search/galletas`)
    await takeCards(page, hand, taken, items - 1)
    await takeCards(page, hand, taken, items)
    // One more of a thing that is still on its way would go with it, and not be a change of its own.
    await expect.poll(() => countOnServer(shopper)).toBe(taken.size)
  })
  return { taken: [...taken] }
}

const countOnServer = async (shopper: Api) => (await shopper.must('GET', '/api/v2/shopping-cart/history/active')).cart.products.length

/** One of each card that can still be had, until so many things are taken. */
async function takeCards(page: Page, hand: Hand, taken: Set<string>, upTo: number) {
  const buyable = cards(page).filter({ has: page.getByRole('button', { name: /^Agregar/ }) })
  // A card stands before its button, and those of a page that the server drew come alive in turns.
  await expect(buyable.first()).toBeVisible()
  await expect(page.locator('[data-face]')).toHaveCount(0)
  const ids = await buyable.evaluateAll((all) => all.map((card) => card.getAttribute('data-product') ?? ''))
  for (const id of ids.filter((each) => !taken.has(each))) {
    if (taken.size === upTo) return
    const card = main(page).locator(`article[data-product="${id}"]`).first()
    await hand.press(page, card.getByRole('button', { name: /^Agregar/ }))
    await expect(card.getByRole('textbox', { name: /^Cantidad/ })).toBeVisible()
    taken.add(id)
  }
  expect(taken.size, 'cards on the screen').toBe(upTo)
}

/** "Continuar" pressed while a change is still on its way waits for it, and goes on. */
async function confirmBeforeTheLastIsHeard(page: Page, taken: readonly string[]) {
  const last = taken.at(-1)
  const heard = Promise.withResolvers<void>()
  const held = (url: URL) => url.pathname.includes(`/products/${last}`)
  await page.route(held, (route) => heard.promise.then(() => route.continue()))
  const card = main(page).locator(`article[data-product="${last}"]`).first()
  const sent = page.waitForRequest((request) => held(new URL(request.url())))
  await card.getByRole('button', { name: /^Agregar/ }).click()
  await sent
  await pill(page).click()
  await panel(page)
    .getByRole('button', { name: /^Continuar/ })
    .click()
  await expect(panel(page).getByRole('button', { name: 'Validando...' })).toBeVisible()
  heard.resolve()
}

async function checkOut(page: Page, hand: Hand, { cut = false }: { cut?: boolean }) {
  await expect(page).toHaveURL(/\/checkout\/address$/)
  await hand.choose(page, page.getByRole('radio', { name: /Casa de prueba/ }))
  await hand.press(page, next(page))
  await expect(page).toHaveURL(/\/checkout\/pay$/)
  await hand.choose(page, page.getByRole('radio', { name: /Efectivo/ }))
  await page.getByLabel('Código del cupón').focus()
  await page.keyboard.type('MERCADO5000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Quitar el cupón mercado5000/i })).toBeVisible()
  if (cut)
    await test.step('the network goes: nothing chosen is lost, and it goes on when it is back', async () => {
      await page.context().setOffline(true)
      await next(page).click()
      await expect(page.getByText('Ups! no hay conexión con el servidor, intenta más tarde.')).toBeVisible()
      await expect(page).toHaveURL(/\/checkout\/pay$/)
      await expect(page.getByRole('radio', { name: /Efectivo/ })).toBeChecked()
      await page.context().setOffline(false)
    })
  await hand.press(page, next(page))
  await expect(page).toHaveURL(/\/checkout\/bags$/)
  await settled(page)
  await hand.choose(page, page.getByRole('radio').first())
  await hand.press(page, next(page))
  await expect(page).toHaveURL(/\/checkout\/finish$/)
  const finish = page.getByRole('button', { name: 'Finalizar pedido' })
  if (cut)
    await test.step('and again at the last button: no order, then one', async () => {
      await page.getByLabel('Observaciones para tu pedido').fill('Dejar en portería')
      await page.context().setOffline(true)
      await finish.click()
      await expect(page.getByText('No se logró crear el pedido.')).toBeVisible()
      await page.context().setOffline(false)
      await expect(page.getByLabel('Observaciones para tu pedido')).toHaveValue('Dejar en portería')
    })
  await hand.press(page, finish)
  await expect(page).toHaveURL(/\/checkout\/thanks\//)
}

/** What was ordered is what was taken, and costs what the same basket costs somebody who filled it by calls. */
async function expectSameOrder(page: Page, shopper: Api, other: Api, taken: readonly string[]) {
  const { order } = await shopper.must('GET', `/api/v2/shopping-cart/${page.url().split('/').at(-1)}`)
  const lines: { id: string; count: number; countType: string }[] = order.products
  expect(lines.map(({ id }) => id).toSorted()).toEqual(taken.toSorted())
  expect(lines).toHaveLength(items)
  await other.newShopper()
  const [office] = await other.offices()
  other.at(office.id)
  for (const { id, count, countType } of lines)
    await other.must('POST', '/api/v2/shopping-cart/history/add-product', { product: id, count, countType })
  const { cart } = await other.must('GET', '/api/v2/shopping-cart/history/active')
  const path = `/api/v2/shopping-cart/history/${cart.id}`
  // Where the checkout begins: what applies by itself is applied.
  await other.must('GET', `/api/v2/shopping-cart/${cart.id}/check?branch_office_id=${office.id}`)
  const me = await other.must('GET', '/api/v1/users/me')
  await other.must('PUT', `${path}/address-selected`, { type: 'delivery', address_selected: { id: me.user.addresses[0].id } })
  await other.must('PUT', `${path}/payment-method`, { payment_method_selected: 'cash' })
  await other.must('POST', `${path}/coupons`, { code: 'MERCADO5000' })
  const whole = await other.must('PUT', `${path}/bags-config`, { bags_config: { code: order.bags_config.code } })
  expect(order.price_total_computed).toBe(whole.cart.price_total_computed)
  expect(order.coupons_total).toBe(whole.cart.coupons_total)
}
