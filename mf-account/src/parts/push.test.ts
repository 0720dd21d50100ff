import { api } from '@plaza/api-client'
import { updateMe } from '@plaza/contracts/account/account.api'
import { afterEach, expect, test, vi } from 'vitest'
import { renewPush } from './push.ts'

const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/1' }

function aBrowser(found: typeof subscription | null) {
  const registration = { pushManager: { getSubscription: async () => found } }
  vi.stubGlobal('window', { Notification: {}, PushManager: {} })
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  return vi.spyOn(api, 'call').mockResolvedValue({ ok: true } as never)
}
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a subscription that the browser has is told to the server again, for the person who is signed in now', async () => {
  const call = aBrowser(subscription)
  expect(await renewPush('ana')).toBe('on')
  expect(call).toHaveBeenCalledExactlyOnceWith(updateMe, { id: 'ana', FCMtoken: JSON.stringify(subscription) })
})

test('a browser without a subscription tells nothing', async () => {
  const call = aBrowser(null)
  expect(await renewPush('ana')).toBe('off')
  expect(call).not.toHaveBeenCalled()
})
