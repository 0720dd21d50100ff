import { api } from '@plaza/api-client'
import { logout } from '@plaza/contracts/account/account.api'
import { sessionChanged } from '@plaza/contracts/account/account.events'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { bus } from '@plaza/event-bus'
import { toasts } from '@plaza/ui'

/** Ends the session here and in every other tab; a failure is said and leaves it open. */
export async function signOut(): Promise<void> {
  const { loading, success, error } = toastTriples.logout
  const answer = await toasts.during(api.call(logout, {}), { waiting: loading, done: success, failed: error })
  if (!answer.ok) return
  api.endSession()
  bus.publish(sessionChanged, { userId: null, role: null })
}
