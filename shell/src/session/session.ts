import { api } from '@plaza/api-client'
import { sessionChanged } from '@plaza/contracts/account/account.events'
import { bus } from '@plaza/event-bus'
import { loadTwice, type SessionUser } from '@plaza/ui'
import type { ShellBoot } from '../boot/read-boot.ts'
import { type ShellStore, stateFrom } from '../boot/shell-store.ts'
import type { Remotes } from '../remotes/remotes.ts'

interface Uses {
  readonly store: ShellStore
  readonly remotes: Remotes
  /** Answers kept from before may belong to somebody else now. */
  readonly forget: (signedIn: boolean) => void
}

/** Says who is signed in and follows sign-in and sign-out, here and in other tabs: new composition, new remotes, no reload. */
export function followSession({ store, remotes, forget }: Uses): void {
  const { user } = store.read().plaza
  if (user) api.startSession(user.id)
  bus.publish(sessionChanged, { userId: user?.id ?? null, role: user?.role ?? null })
  bus.subscribe(sessionChanged, ({ userId }) => {
    if (userId === (store.read().plaza.user?.id ?? null)) return
    void changeTo(userId, { store, remotes, forget })
  })
}

async function changeTo(userId: string | null, { store, remotes, forget }: Uses) {
  if (api.userId !== userId) api.endSession()
  if (userId && api.userId === null) api.startSession(userId)
  const contract = await loadTwice(() => import('@plaza/contracts/registry/registry.api')).catch(() => null)
  const answer = contract && (await api.call(contract.getComposition, { path: location.pathname + location.search }))
  const next = answer?.ok ? stateFrom(answer.value as ShellBoot) : null
  if (next) remotes.use(next.composition)
  if (next) store.change({ composition: next.composition })
  if (userId) store.change({ sessionLost: false })
  store.changePlaza({ user: userId ? (next?.plaza.user ?? placeholderOf(userId)) : null })
  forget(userId !== null)
}

/** Signed in, but the server could not say more: enough to go on as a client. */
const placeholderOf = (id: string): SessionUser => ({ id, name: '', role: 'client' })
