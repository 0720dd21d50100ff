import { expect, type Page } from 'playwright/test'
import { password } from './api.ts'

/** Signs in by the call itself, from a page of the shop; the next page load finds the session. */
export async function comeSignedIn(page: Page, address: string, email: string) {
  await page.goto(`${address}/terms`)
  const status = await page.evaluate(
    (body) =>
      fetch('/api/v1/users/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(
        (answer) => answer.status,
      ),
    { email, password },
  )
  expect(status).toBe(200)
}
