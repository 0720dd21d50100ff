import { accountProblems } from '@plaza/contracts/account/account.messages'
import type { Page } from 'playwright/test'
import { type Api, password } from '../src/api.ts'
import { expect, returning, test } from '../src/world.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const anyPhone = () => `315${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`

/** A guest at home with the sign-in modal open. */
async function atSignIn(page: Page, api: Api, address: string) {
  await returning(page, api, address)
  await page.goto(address)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).first().click()
  await expect(dialog(page).getByLabel('Correo electrónico')).toBeVisible()
}

const signedIn = (page: Page) => expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toHaveCount(0)

/** A problem of the contract as the server would send it. */
const refusal = ({ code, text, status }: { code: string; text: string; status: number }) => ({ status, json: { code, message: text } })

interface Sent {
  to: string
  body: string
}
/** The newest message to this address that the shop would have sent. */
async function messageTo(api: Api, to: string, count = 1): Promise<string> {
  const all = async () => ((await api.must('GET', '/dev/outbox')).messages as Sent[]).filter((each) => each.to === to)
  await expect.poll(async () => (await all()).length).toBe(count)
  return (await all())[0]?.body ?? ''
}

test('e-mail and password: refusals in their words, then the way to restore: S-2-160 S-2-161 S-5-002 S-5-003 S-8-015 S-8-019..021', async ({
  page,
  api,
  address,
}) => {
  await atSignIn(page, api('verde'), address('verde'))
  const enter = dialog(page).getByRole('button', { name: 'Ingresar' })
  await enter.click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Debes llenar todos los campos.')
  await page.getByLabel('Correo electrónico').fill('ana correo')
  await page.getByLabel('Contraseña', { exact: true }).fill('x')
  await enter.click()
  await expect(dialog(page).getByRole('alert')).toHaveText('El email que ingresaste no esta del todo bien, verificalo.')
  await expect(dialog(page).getByRole('button', { name: 'Restaurar contraseña' })).toHaveCount(0)
  await page.getByLabel('Correo electrónico').fill('nadie@correo.co')
  await enter.click()
  await expect(dialog(page).getByRole('alert')).toHaveText('No se logró iniciar sesión.')
  await dialog(page).getByRole('button', { name: 'Restaurar contraseña' }).click()

  await expect(page.getByRole('dialog', { name: 'Restaurar contraseña' })).toBeVisible()
  await page.getByLabel('Correo electrónico').fill('nadie@correo.co')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(dialog(page)).toContainText('No existe una cuenta asociada a tu correo, crea una.')
  await page.route('**/users/restore-password', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(dialog(page)).toContainText('No se logró solicitar la restauración.')
})

test('a forgotten password is restored by the mailed link, once: S-2-008 S-5-012 S-5-013 S-8-022 S-8-023', async ({
  page,
  api,
  address,
}) => {
  const { email } = await api('verde').newShopper()
  await atSignIn(page, api('verde'), address('verde'))
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill('olvidada')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('button', { name: 'Restaurar contraseña' }).click()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText('Email de restauracion enviado, revisa tu email!')).toBeVisible()
  const link = /https?:\S+/.exec(await messageTo(api('verde'), email))?.[0] ?? ''

  await page.goto(address('verde') + new URL(link).pathname + new URL(link).search)
  const save = page.getByRole('button', { name: 'Guardar' })
  const fill = async (password: string, again: string) => {
    await page.getByLabel('Contraseña *', { exact: true }).fill(password)
    await page.getByLabel('Repite la contraseña').fill(again)
    await save.click()
  }
  await fill('1234567', '1234567')
  await expect(page.getByText('Las contraseñas debe tener mas de 8 caracteres.')).toBeVisible()
  await fill('12345678', '12345679')
  await expect(page.getByText('Las contraseñas son diferentes.')).toBeVisible()
  const sent = page.waitForRequest('**/users/restore-password')
  await fill('nuevaClave8', 'nuevaClave8')
  expect((await sent).postDataJSON()).toMatchObject({ email, password: 'nuevaClave8', token: new URL(link).searchParams.get('token') })
  await expect(page.getByText('Contraseña actualizada, ya puedes iniciar sesión.')).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)

  await page.reload()
  await fill('otraClave88', 'otraClave88')
  await expect(page.getByRole('alert')).toHaveText('No se logró realizar la restauración.')
  expect((await api('verde').send('POST', '/api/v1/users/login', { email, password: 'nuevaClave8' })).status).toBe(200)
  await page.goto(`${address('verde')}/restore-password`)
  await expect(page.getByRole('alert')).toContainText('Este enlace está incompleto.')
})

test('a new account, every field in its words: S-2-160 S-5-004..011 S-8-016', async ({ page, api, address }) => {
  await atSignIn(page, api('azul'), address('azul'))
  await expect(dialog(page).getByRole('button', { name: 'Tu celular' })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Crear cuenta' }).click()
  const create = dialog(page).getByRole('button', { name: 'Crear cuenta' })
  const field = (name: string) => dialog(page).getByLabel(name)
  await expect(dialog(page).getByRole('checkbox', { name: /Acepto los/ })).toBeChecked()
  await expect(dialog(page).getByRole('checkbox', { name: 'Quiero recibir promociones' })).not.toBeChecked()
  await create.click()
  for (const text of [
    'El email que ingresaste no esta del todo bien, verificalo.',
    'Debes poner un nombre',
    'Si algo sucede con tu pedido tendriamos que llamarte, pon un telefono de contacto',
    'La contraseña debe tener mas de 5 caracteres',
  ])
    await expect(dialog(page)).toContainText(text)
  await expect(field('Nombre'), 'the first field that is wrong').toBeFocused()
  await field('Correo electrónico').fill('cliente@demo.co')
  await field('Nombre').fill('Ana')
  await field('Celular').fill('31512345')
  await dialog(page).getByRole('textbox', { name: 'Contraseña', exact: true }).fill('123456')
  await field('Repite la contraseña').fill('1234567')
  await create.click()
  await expect(dialog(page)).toContainText('Tu nombre debe tener minimo 4 letras')
  await expect(dialog(page)).toContainText('El telefono debe tener 10 digitos')
  await expect(dialog(page)).toContainText('Verifica que ambas contraseñas sean iguales.')
  await field('Nombre').fill('Anita')
  await field('Celular').fill('315123456')
  await field('Repite la contraseña').fill('123456')
  await create.click()
  await expect(dialog(page)).toContainText('El email ingresado ya se encuentra en uso.')
  await field('Correo electrónico').fill(`nueva-${crypto.randomUUID().slice(0, 8)}@correo.co`)
  await create.click()
  await signedIn(page)
})

test('by text message: the number, the code, pasted whole: S-2-163 S-5-014 S-5-015 S-8-031..034', async ({ page, api, address }) => {
  const shop = api('verde')
  await shop.newShopper()
  const phone = anyPhone()
  const proof = await shop.must('POST', '/api/v1/users/phone-code', { phone })
  const proved = /código es (\d{6})/.exec(await messageTo(shop, `+57${phone}`))?.[1] ?? ''
  await shop.must('POST', '/api/v1/users/verify-phone', { token: proof.token, code: proved })
  await atSignIn(page, shop, address('verde'))
  await dialog(page).getByRole('button', { name: 'Tu celular' }).click()
  const send = dialog(page).getByRole('button', { name: 'Enviar código' })
  await send.click()
  await expect(dialog(page)).toContainText('Si algo sucede con tu pedido tendriamos que llamarte')
  await dialog(page).getByLabel('Celular').pressSequentially(`abc${phone}`)
  await expect(dialog(page).getByLabel('Celular')).toHaveValue(phone)
  await page.route('**/auth/sms/login', (route) => route.abort(), { times: 1 })
  await send.click()
  await expect(dialog(page)).toContainText('No se pudo enviar el código')
  await page.route('**/auth/sms/login', (route) => route.fulfill(refusal(accountProblems.otpNotSent)), { times: 1 })
  await send.click()
  await expect(dialog(page)).toContainText('Error enviando OTP, intente nuevamente.')
  await page.clock.install()
  await send.click()

  const code = dialog(page).getByLabel('Código', { exact: true })
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(dialog(page).getByRole('button', { name: /^Reenviar código en \d+ s$/ })).toBeDisabled()
  const right = /código es (\d{6})/.exec(await messageTo(shop, `+57${phone}`, 2))?.[1] ?? ''
  await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'))
  await expect(dialog(page)).toContainText('Código incorrecto o expirado')
  await page.route('**/auth/sms/check-token', (route) => route.abort(), { times: 1 })
  await dialog(page).getByRole('button', { name: 'Verificar' }).click()
  await expect(dialog(page)).toContainText('No se pudo verificar el código')

  // As if the attempt had been lost on the way: the server finds no token.
  await page.route('**/auth/sms/check-token', (route) => route.continue({ postData: { code: right, token: '' } }), { times: 1 })
  await dialog(page).getByRole('button', { name: 'Verificar' }).click()
  await expect(dialog(page)).toContainText('No hay token de sesión, intente reenviar el código.')
  // The countdown starts each second when the last one is drawn.
  const resend = dialog(page).getByRole('button', { name: 'Reenviar código', exact: true })
  await expect(async () => {
    for (let second = 0; second < 10; second++) await page.clock.runFor(1000)
    await expect(resend).toBeEnabled({ timeout: 100 })
  }).toPass()
  await page.route('**/auth/sms/resend-code', (route) => route.abort(), { times: 1 })
  await resend.click()
  await expect(dialog(page)).toContainText('No se pudo reenviar el código')
  await expect(dialog(page).getByRole('button', { name: /^Reenviar código en \d+ s$/ })).toBeDisabled()
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await signedIn(page)
})

test('with Google in a window of its own; closed or refused it changes nothing: S-2-162', async ({ page, api, address }) => {
  await atSignIn(page, api('azul'), address('azul'))
  const google = dialog(page).getByRole('button', { name: 'Google' })
  const [refusing] = await Promise.all([page.waitForEvent('popup'), google.click()])
  await refusing.getByRole('link', { name: 'Cancelar' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Login Fallido')
  const [granting] = await Promise.all([page.waitForEvent('popup'), google.click()])
  await granting.getByRole('link', { name: 'Continuar como Gina' }).click()
  await signedIn(page)
  await expect(page.getByRole('banner')).toContainText('Gina')
})

test('on a phone signing in leads back to where it was asked for: S-2-037', async ({ visitor, api, address }) => {
  const { email } = await api('verde').newShopper()
  const page = await visitor('verde', { viewport: { width: 390, height: 844 } })
  await returning(page, api('verde'), address('verde'))
  await page.goto('/profile/orders?x=1')
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL(/\/profile\/orders\?x=1$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
})
