import { accountTexts } from '@plaza/contracts/account/account.messages'
import { expect, test, vi } from 'vitest'
import { askGoogle, authorizeUrl, readReturn } from './ask-google.ts'
import { returnOf } from './google-return.ts'

const options = { client_id: 'plaza.apps', authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth' }
const token = (nonce: string) => `h.${btoa(JSON.stringify({ nonce })).replaceAll('+', '-').replaceAll('/', '_')}.s`
const asked = { state: 's', nonce: 'n' }

test('S-8-017 a blocked window is said in the words of the specification', async () => {
  vi.stubGlobal('open', () => null)
  vi.stubGlobal('location', { origin: 'https://shop.co' })
  expect(await askGoogle(options)).toBe('blocked')
  expect(accountTexts.googleFailed + accountTexts.popupBlocked).toBe('Login Fallido Ventanas emergentes bloqueadas')
  vi.unstubAllGlobals()
})

test('an answer to another question is not heard, one with a foreign nonce or without token fails', () => {
  expect(readReturn({ state: 'other', idToken: token('n') }, asked)).toBeNull()
  expect(readReturn({ state: 's', idToken: token('other') }, asked)).toBe('failed')
  expect(readReturn({ state: 's', idToken: 'x' }, asked)).toBe('failed')
  expect(readReturn({ state: 's', idToken: null }, asked)).toBe('failed')
})

test('S-2-162 the window asks for an identity token and comes back to the shop with it', () => {
  const url = new URL(authorizeUrl(options, 'https://shop.co', 's', 'n'))
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'plaza.apps',
    redirect_uri: 'https://shop.co/google-response/',
    response_type: 'id_token',
    nonce: 'n',
  })
  const idToken = token('n')
  expect(readReturn(returnOf(`#state=s&id_token=${idToken}`), asked)).toEqual({ idToken })
})
