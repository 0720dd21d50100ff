import { api } from '@plaza/api-client'
import { updateMe } from '@plaza/contracts/account/account.api'
import { forgetPushDevice } from '@plaza/contracts/account/push.api'

/** `none`: this browser cannot. `blocked`: the person said no, and only the browser's own settings change that. */
export type PushStanding = 'none' | 'off' | 'on' | 'blocked'

export async function pushStanding(): Promise<PushStanding> {
  if (!('Notification' in window) || !('PushManager' in window)) return 'none'
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return 'none'
  if (Notification.permission === 'denied') return 'blocked'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks the person, then the browser, then tells the server. Only ever from a tap. */
export async function startPush(userId: string, key: string): Promise<PushStanding> {
  if ((await Notification.requestPermission()) !== 'granted') return pushStanding()
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const answer = await api.call(updateMe, { id: userId, FCMtoken: JSON.stringify(subscription) })
  if (answer.ok) return 'on'
  await subscription.unsubscribe()
  throw new Error(answer.problem.message)
}

/**
 * Where this browser is subscribed, tells the server once more: it may have lost the subscription, or know it as another person's.
 * What fails is tried on the next page.
 */
export async function renewPush(userId: string): Promise<PushStanding> {
  const standing = await pushStanding()
  if (standing !== 'on') return standing
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) await api.call(updateMe, { id: userId, FCMtoken: JSON.stringify(subscription) })
  return standing
}

/** Also on signing out: the next person at this browser hears nothing of somebody else's orders. */
export async function stopPush(): Promise<PushStanding> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  if (subscription) await Promise.all([subscription.unsubscribe(), api.call(forgetPushDevice, { endpoint: subscription.endpoint })])
  return 'off'
}
