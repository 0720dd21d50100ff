import {
  addSiteVisit,
  checkOtp,
  createAccount,
  login,
  loginOtp,
  logout,
  me,
  refreshSession,
  restorePassword as restorePasswordCall,
  signInOptions,
  smsCheckToken,
  smsLogin,
  smsResendCode,
  updateMe as updateMeCall,
} from '@plaza/contracts/account/account.api'
import * as addresses from '@plaza/contracts/account/addresses.api'
import * as identity from '@plaza/contracts/account/identity.api'
import * as adminUsers from '@plaza/contracts/account/admin-users.api'
import { adminUserProblems } from '@plaza/contracts/account/admin-users.messages'
import {
  deleteMe as deleteMeCall,
  myData as myDataCall,
  sendDeletionCode as sendDeletionCodeCall,
} from '@plaza/contracts/account/privacy.api'
import { forgetPushDevice, pushKey } from '@plaza/contracts/account/push.api'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { implement, type Route } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { openAccount } from './create-account.ts'
import { deleteMe } from './delete-me.ts'
import { sendDeletionCode } from './deletion-codes.ts'
import { confirmEmail, undoEmailChange } from './email-changes.ts'
import { addAddress, deleteAddress, updateAddress } from './one-address.ts'
import { googleOptions } from './google.ts'
import { inviteStaff } from './invite-staff.ts'
import { branchStaff, listUsers } from './list-users.ts'
import { signIn } from './login.ts'
import { signOut } from './logout.ts'
import { myData } from './my-data.ts'
import { resendCode, sendCode, sendCodeByPhone, sendVerificationCode, signInByCode, signInByPhone, verifyPhone } from './phone-codes.ts'
import { renewSession } from './refresh-session.ts'
import { restorePassword } from './restore-password.ts'
import { forgetDevice } from './push-devices.ts'
import { countVisit } from '../stats/count-visit.ts'
import { updateMe } from './update-me.ts'
import { setUserActive } from './set-user-active.ts'
import { updateUser } from './update-user.ts'
import { findUser } from './user.repository.ts'

export const accountRoutes: Route[] = [
  implement(login, signIn, { ignoresToken: true }),
  implement(createAccount, openAccount, { ignoresToken: true }),
  implement(refreshSession, (scope, _input, uses) => renewSession(scope, uses), { ignoresToken: true }),
  implement(logout, (scope, _input, uses) => signOut(scope, uses), { ignoresToken: true }),
  implement(signInOptions, async ({ modules }, _input, { env }) => ({ google: googleOptions(env), phone: modules.has('phone_login') }), {
    ignoresToken: true,
  }),
  implement(restorePasswordCall, restorePassword, { ignoresToken: true }),
  implement(smsLogin, (scope, { phone }, uses) => sendCode(scope, phone, uses), { ignoresToken: true }),
  implement(smsCheckToken, signInByCode, { ignoresToken: true }),
  implement(smsResendCode, (scope, { token }, uses) => resendCode(scope, token, uses), { ignoresToken: true }),
  implement(loginOtp, (scope, { phone }, uses) => sendCodeByPhone(scope, phone, uses), {
    ignoresToken: true,
  }),
  implement(checkOtp, signInByPhone, { ignoresToken: true }),
  implement(identity.sendPhoneCode, (scope, { phone }, uses) => sendVerificationCode(scope, phone, uses)),
  implement(identity.verifyPhone, verifyPhone),
  implement(identity.confirmEmail, confirmEmail, { ignoresToken: true }),
  implement(identity.undoEmailChange, undoEmailChange, { ignoresToken: true }),
  implement(me, async ({ business, user }, _input, { db }) => {
    const found = await db.withTenant(business, (tx) => findUser(tx, user?.id ?? ''))
    return { user: found ?? fail(commonProblems.unauthenticated) }
  }),
  implement(addresses.addAddress, addAddress),
  implement(addresses.updateAddress, updateAddress),
  implement(addresses.deleteAddress, deleteAddress),
  implement(addSiteVisit, countVisit, { ignoresToken: true }),
  implement(myDataCall, (scope, _input, uses) => myData(scope, uses)),
  implement(sendDeletionCodeCall, (scope, _input, uses) => sendDeletionCode(scope, uses)),
  implement(deleteMeCall, deleteMe),
  implement(pushKey, async (_scope, _input, { env }) => ({ key: env.VAPID_PUBLIC_KEY ?? null }), { ignoresToken: true }),
  implement(adminUsers.listUsers, listUsers),
  implement(adminUsers.branchStaff, branchStaff),
  implement(adminUsers.getUser, async ({ business }, { id }, { db }) => {
    const found = await db.withTenant(business, (tx) => findUser(tx, id))
    return { user: found ?? fail(adminUserProblems.notFound) }
  }),
  implement(adminUsers.inviteStaff, inviteStaff),
  implement(adminUsers.setUserActive, setUserActive),
  implement(adminUsers.updateUser, updateUser),
  implement(forgetPushDevice, forgetDevice),
  implement(updateMeCall, updateMe, { aliases: ['/users/:id'], multipart: 'fields' }),
]
