import { chromiumArgs, executablePath } from '../src/chromium.ts'
import { keptPages } from '../src/kept-pages.ts'
import { expect, test } from '../src/world.ts'

// The shell of the browser tests installs nothing and shows no notifications.
test.use({ launchOptions: { executablePath, args: chromiumArgs } })

test('the shop can be installed under its own name, and shows what is pushed to it: S-7-005', async ({ visitor }) => {
  const page = await visitor('azul', { serviceWorkers: 'allow', permissions: ['notifications'] })
  await page.goto('/')
  await expect.poll(() => keptPages(page)).toContain('/')
  const devtools = await page.context().newCDPSession(page)
  const { manifest, errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(manifest).toMatchObject({ name: 'La Brisa', display: 'kStandalone' })
  // A test's browser keeps nothing, which alone forbids installing.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])

  const registration = await new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
    void devtools.send('ServiceWorker.enable')
  })
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: registration,
    data: JSON.stringify({ title: 'Tu pedido va en camino', body: 'Llega hacia las 4 p. m.', url: '/profile/orders' }),
  })
  await expect
    .poll(() => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title)))
    .toEqual(['Tu pedido va en camino'])
})
