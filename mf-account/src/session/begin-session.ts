import { api } from '@plaza/api-client'
import { logout } from '@plaza/contracts/account/account.api'
import { sessionChanged } from '@plaza/contracts/account/account.events'
import type { User } from '@plaza/contracts/account/user.entity'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { bus } from '@plaza/event-bus'
import { toasts } from '@plaza/ui'
import { stopPush } from '../parts/push.ts'

/** Keeps the session a sign-in answered and tells every remote and tab. */
export function beginSession({ user, token, expires_in }: { user: User; token: string; expires_in: number }) {
  api.startSession(user.id, { token, expires_in })
  bus.publish(sessionChanged, { userId: user.id, role: user.role })
}

/** Signs out here, on the server and in every tab. */
export async function endSession() {
  const { loading: waiting, success: done, error: failed } = toastTriples.logout
  await stopPush().catch(() => {})
  const answer = await toasts.during(api.call(logout, {}), { waiting, done, failed })
  if (!answer.ok) return
  api.endSession()
  bus.publish(sessionChanged, { userId: null, role: null })
}
