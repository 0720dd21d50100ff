import type { api as client } from '@plaza/api-client'
import { login } from '@plaza/contracts/account/account.api'

/** A third-party identity service that knows accounts our own server does not; answers its token, or null when it refuses. */
export interface IdentityProvider {
  tokenFor(email: string, password: string): Promise<string | null>
}

/** S-7-019: e-mail and password; when they are refused and an identity provider is set up, its sign-in and then ours by its token. The first error is the one shown. */
export async function loginByEmail(
  api: Pick<typeof client, 'call'>,
  { email, password }: { email: string; password: string },
  identity: IdentityProvider | null = null,
) {
  const first = await api.call(login, { email, password })
  if (first.ok || first.problem.code !== 'LOGIN_FAILED' || !identity) return first
  const token = await identity.tokenFor(email, password).catch(() => null)
  if (token === null) return first
  const second = await api.call(login, { token })
  return second.ok ? second : first
}
