import type { profileState } from '@plaza/contracts/account/account.events'

/** What the profile is opened with when it lacks something: once it is complete the shopper goes on here. */
export const afterProfile: ReturnType<typeof profileState.parse> = { from: '/checkout/address' }
