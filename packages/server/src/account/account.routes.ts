import {
  addSiteVisit,
  createAccount,
  login,
  logout,
  me,
  refreshSession,
  updateMe as updateMeCall,
} from '@plaza/contracts/account/account.api'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { implement, type Route } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { openAccount } from './create-account.ts'
import { signIn } from './login.ts'
import { signOut } from './logout.ts'
import { renewSession } from './refresh-session.ts'
import { countVisit } from '../stats/count-visit.ts'
import { updateMe } from './update-me.ts'
import { findUser } from './user.repository.ts'

export const accountRoutes: Route[] = [
  implement(login, signIn, { ignoresToken: true }),
  implement(createAccount, openAccount, { ignoresToken: true }),
  implement(refreshSession, (scope, _input, uses) => renewSession(scope, uses), { ignoresToken: true }),
  implement(logout, (scope, _input, uses) => signOut(scope, uses), { ignoresToken: true }),
  implement(me, async ({ business, user }, _input, { db }) => {
    const found = await db.withTenant(business, (tx) => findUser(tx, user?.id ?? ''))
    return { user: found ?? fail(commonProblems.unauthenticated) }
  }),
  implement(addSiteVisit, countVisit, { ignoresToken: true }),
  implement(updateMeCall, updateMe, { aliases: ['/users/:id'] }),
]
