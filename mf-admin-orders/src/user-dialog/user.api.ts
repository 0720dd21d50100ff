import { person } from '@plaza/contracts/account/admin-users.api'
import { genericCalls } from '@plaza/contracts/resources/generic.api'

/** B-7-006: one user is read through the generic resource; what is typed is saved by the call that knows the rules of roles. */
export const users = genericCalls('users', 'users', person)
