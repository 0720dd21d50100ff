import type { Locator, Page, Response } from 'playwright/test'
import type { Api } from '../src/api.ts'
import { aReadyCart, signInByCall } from '../src/checkout.ts'
import { expect, returning, signIn, test } from '../src/world.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nueva dirección' })

/** A shopper of the business without addresses, at the new-address dialog. */
async function atNewAddress(page: Page, api: Api, address: string): Promise<Locator> {
  const { email } = await api.newShopper()
  await api.must('PUT', '/api/v1/users', { addresses: [] })
  await returning(page, api, address)
  await page.goto(address)
  await signIn(page, email)
  await page.goto(`${address}/profile/addresses`)
  await expect(page.getByText('Aún no tienes direcciones guardadas.')).toBeVisible()
  await page.getByRole('button', { name: 'Nueva dirección' }).click()
  await expect(dialog(page).locator('canvas')).toBeVisible()
  return dialog(page)
}

async function typePoint(form: Locator, lat: number, lng: number) {
  if (!(await form.getByLabel('Latitud').isVisible())) await form.getByText('Escribir coordenadas').click()
  await form.getByLabel('Latitud').fill(String(lat))
  await form.getByLabel('Longitud').fill(String(lng))
  await form.getByRole('button', { name: 'Ubicar' }).click()
}

test('a new address says what is missing, is built, found on the map, covered and saved: S-4-056 S-5-016..023 S-8-024..028 S-7-034 S-7-035 S-9-031', async ({
  page,
  api,
  address,
}) => {
  const shop = api('verde')
  const [office] = await shop.offices()
  const form = await atNewAddress(page, shop, address('verde'))
  const save = form.getByRole('button', { name: 'Guardar dirección' })

  await test.step('nothing is known yet: the map shows Cali, the coverage is empty', async () => {
    await expect(form.getByRole('status')).toHaveAttribute('data-coverage', 'unknown')
    await expect(form.getByRole('status')).toHaveText('Escribe la dirección o pon el punto en el mapa.')
    const offices = await shop.offices()
    await expect(async () => {
      const shown = await shownOnMap(form, offices)
      expect(shown.zoom).toBeCloseTo(12, 1)
      expect(shown.lat).toBeCloseTo(3.38, 2)
      expect(shown.lng).toBeCloseTo(-76.52, 2)
    }).toPass({ timeout: 15_000 })
  })

  await test.step('everything missing', async () => {
    await form.getByRole('button', { name: 'Cambiar ciudad' }).click()
    await form.getByLabel('Ciudad').selectOption('')
    await save.click()
    for (const text of ['Selecciona una ciudad.', 'Ingresa una dirección.', 'Ingresa un barrio.', 'Ingresa una indicacion.'])
      await expect(form.getByText(text)).toBeVisible()
    await form.getByLabel('Ciudad').selectOption('Cali')
    await expect(form.getByText('Selecciona una ciudad.')).toBeHidden()
    await expect(form.getByLabel('Tipo de vía').getByRole('option')).toHaveText([
      'Calle',
      'Carrera',
      'Avenida',
      'Avendia Carrera',
      'Avenida Calle',
      'Circular',
      'Circunvalar',
      'Diagonal',
      'Manzana',
      'Transversal',
      'Vía',
      'Zona',
    ])
  })

  await test.step('four characters search nothing, five that are no address are not recognised', async () => {
    const searches: (string | null)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/geocoding/search')) searches.push(new URL(request.url()).searchParams.get('text'))
    })
    await page.clock.install()
    await form.getByRole('textbox', { name: /^Dirección/ }).fill('casa')
    await page.clock.runFor(5000)
    await form.getByRole('textbox', { name: /^Dirección/ }).fill('casas')
    await page.clock.runFor(1000)
    await expect(form.getByRole('status')).toHaveText(
      'La direccion ingresada no ha sido reconocida, mueve el puntero en el mapa para ubicar tu domicilio con exito.',
    )
    expect(searches).toEqual(['casas'])
  })

  await test.step('built from its parts and found', async () => {
    await form.getByLabel('Número').fill('5')
    await form.getByLabel('#').fill('38')
    await form.getByLabel('-', { exact: true }).fill('20')
    await expect(form.getByRole('textbox', { name: /^Dirección/ })).toHaveValue('Calle 5 # 38 - 20')
    await expect(form.getByRole('img', { name: 'Tu dirección' })).toBeVisible()
    await expect(form.getByRole('textbox', { name: /^Barrio/ })).not.toHaveValue('')
  })

  await test.step('out of coverage it cannot be saved', async () => {
    await typePoint(form, 0, -100)
    await expect(form.getByRole('status')).toHaveText('Sin cobertura disponible en esta dirección.')
    await expect(form.getByRole('textbox', { name: /^Barrio/ })).toHaveValue('no reconocido')
    await form.getByRole('textbox', { name: /^Indicaciones/ }).fill('Torre 2')
    await save.click()
    await expect(form.getByRole('alert')).toHaveText(
      'No tenemos cobertura en la ubicacion indicada, revisa tu direccion y la ubicacion en el mapa.',
    )
  })

  await test.step('covered, but the shop does not answer: nothing typed is lost', async () => {
    await typePoint(form, office.geopoint.lat, office.geopoint.lng)
    await expect(form.getByRole('status')).toContainText('Te atiende')
    await form.getByRole('textbox', { name: /^Barrio/ }).fill('San Fernando')
    await page.route('**/api/v1/users/addresses', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await save.click()
    await expect(form.getByRole('alert')).toHaveText('No se logró crear la nueva dirección.')
    await expect(form.getByRole('textbox', { name: /^Indicaciones/ })).toHaveValue('Torre 2')
    await save.click()
    await expect(form).toBeHidden()
    await expect(page.getByText('San Fernando')).toBeVisible()
  })

  await test.step('deleted after a question; a failure is said and keeps it', async () => {
    await page.getByRole('button', { name: /^Eliminar Calle 5/ }).click()
    await page.route('**/api/v1/users/addresses/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await page.getByRole('button', { name: 'Sí, eliminar' }).click()
    await expect(page.getByRole('alert')).toHaveText('No se logró eliminar la dirección.')
    await page.getByRole('button', { name: 'Sí, eliminar' }).click()
    await expect(page.getByText('Aún no tienes direcciones guardadas.')).toBeVisible()
  })
})

test('an address that is not understood takes no other address’s pin, is placed by hand, edited and made the usual one: S-5-020 S-5-021 S-8-027', async ({
  page,
  api,
  address,
}) => {
  const shop = api('azul')
  const [office] = await shop.offices()
  const form = await atNewAddress(page, shop, address('azul'))
  const text = form.getByRole('textbox', { name: /^Dirección/ })
  const pin = form.getByRole('img', { name: 'Tu dirección' })
  const save = form.getByRole('button', { name: 'Guardar dirección' })
  await text.fill('Calle 5 # 38 - 20')
  await expect(pin).toBeVisible()
  await text.fill('Vereda El Pomo km 3')
  await expect(form.getByRole('status')).toHaveAttribute('data-coverage', 'unrecognised')
  await expect(form.getByRole('status')).toContainText('no ha sido reconocida')
  await expect(pin).toBeHidden()
  await form.getByRole('textbox', { name: /^Barrio/ }).fill('El Pomo')
  await form.getByRole('textbox', { name: /^Indicaciones/ }).fill('Portón azul')
  await save.click()
  await expect(form.getByRole('alert')).toHaveText('Pon en el mapa el punto de tu domicilio.')
  await typePoint(form, office.geopoint.lat, office.geopoint.lng)
  await expect(form.getByRole('status')).toContainText('Te atiende')
  await expect(form.getByRole('alert')).toBeHidden()
  await save.click()
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: 'Editar Vereda El Pomo km 3' }).click()
  const editing = page.getByRole('dialog', { name: 'Editar dirección' })
  await editing.getByRole('textbox', { name: /^Dirección/ }).fill('Vereda El Pomo km 3 casa 2')
  await editing.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(editing).toBeHidden()
  await expect(page.getByText(/Vereda El Pomo km 3 casa 2/)).toBeVisible()
  await expect(page.getByText('Principal', { exact: true })).toBeVisible()
})

test('the device says where it is, or that it may not: S-8-029', async ({ page, context, api, address }) => {
  const [office] = await api('azul').offices()
  const form = await atNewAddress(page, api('azul'), address('azul'))
  await form.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(form.getByRole('alert')).toHaveText('Permiso de ubicación denegado')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: office.geopoint.lat, longitude: office.geopoint.lng })
  await form.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(form.getByRole('status')).toContainText('Te atiende')
})

test('a new address is made from the checkout too, and chosen there: S-2-171', async ({ page, api, address }) => {
  const shop = api('verde')
  const { officeId } = await aReadyCart(page, shop, address('verde'))
  const office = (await shop.offices()).find(({ id }) => id === officeId)
  await page.goto(`${address('verde')}/checkout/address`)
  await page.getByRole('main').getByRole('button', { name: 'Nueva dirección' }).click()
  const form = dialog(page)
  await typePoint(form, office.geopoint.lat, office.geopoint.lng)
  await expect(form.getByRole('status')).toContainText('Te atiende')
  await form.getByRole('textbox', { name: /^Dirección/ }).fill('Calle 9 # 10 - 11')
  await form.getByRole('textbox', { name: /^Barrio/ }).fill('Casa nueva')
  await form.getByRole('textbox', { name: /^Indicaciones/ }).fill('Portón verde')
  await form.getByRole('button', { name: 'Guardar dirección' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('radio', { name: /Casa nueva/ })).toBeChecked()
})

test('the map’s script comes from the address that the composition names, only once a map is wanted, and from nowhere else: S-7-091', async ({
  page,
  api,
  address,
}) => {
  const refused: string[] = []
  page.on('console', (message) => /script-src|integrity/i.test(message.text()) && refused.push(message.text()))
  const scripts: Response[] = []
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response))
  const drawing = async () => {
    const texts = await Promise.all(scripts.map(async (script) => ((await script.text()).includes('mapboxgl') ? script.url() : null)))
    return texts.filter((url) => url !== null)
  }
  const { email } = await api('verde').newShopper()
  await returning(page, api('verde'), address('verde'))
  await signInByCall(page, address('verde'), email)
  await page.goto(`${address('verde')}/profile/addresses`)
  const boot = JSON.parse((await page.locator('#plaza-boot').textContent()) ?? '')
  const configured = new URL('.', new URL(boot.composition.remotes['mf-account'].entry.href, address('verde'))).href
  const open = page.getByRole('main').getByRole('button', { name: 'Nueva dirección' })
  await expect(open).toBeVisible()
  expect(await drawing()).toEqual([])

  await open.click()
  await expect(dialog(page).locator('canvas')).toBeVisible()
  const drawn = await drawing()
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.filter((url) => !url.startsWith(configured) && !url.startsWith('blob:'))).toEqual([])
  // The map draws in a worker that it makes of its own text.
  expect(scripts.map((each) => each.url().replace(/^blob:/, '')).filter((url) => !url.startsWith(`${address('verde')}/`))).toEqual([])
  expect(refused).toEqual([])
})

/** What a map shows, worked out from where two branches stand on it (Web Mercator, tiles of 512). */
async function shownOnMap(form: Locator, offices: { displayName: string; geopoint: { lat: number; lng: number } }[]) {
  const map = await boxOf(form.locator('.acc-address__map canvas'))
  const [one, other] = await Promise.all(
    [offices[0]!, offices[1]!].map(async ({ displayName, geopoint }) => {
      const { x, y, width, height } = await boxOf(form.getByTitle(displayName, { exact: true }))
      return { x: x + width / 2, y: y + height / 2, ...geopoint }
    }),
  )
  const world = (other!.x - one!.x) / ((other!.lng - one!.lng) / 360)
  const lng = one!.lng + ((map.x + map.width / 2 - one!.x) / world) * 360
  const northing = mercator(one!.lat) - ((map.y + map.height / 2 - one!.y) / world) * 2 * Math.PI
  return { zoom: Math.log2(world / 512), lng, lat: (Math.atan(Math.sinh(northing)) * 180) / Math.PI }
}

const mercator = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180))

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing stands there')
  return box
}
