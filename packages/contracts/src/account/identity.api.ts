import * as z from 'zod/mini'
import { anyone, signedIn } from '../kernel/access.ts'
import { call } from '../kernel/call.ts'
import { shortText } from '../kernel/query.ts'
import { accountProblems } from './account.messages.ts'
import { otpPhoneField } from './account.rules.ts'
import { user } from './user.entity.ts'

/** Sends a code to a number that the signed-in user wants to sign in with. `smsResendCode` sends another. */
export const sendPhoneCode = call({
  api: 'v1',
  method: 'POST',
  path: '/users/phone-code',
  access: signedIn,
  input: z.object({ phone: otpPhoneField }),
  output: z.object({ token: z.string(), message: z.string() }),
  problems: [accountProblems.otpNotSent, accountProblems.phoneLoginOff],
  summary: 'Envía un código para verificar el celular propio.',
})

/** Proves the number of `sendPhoneCode` with its code: it becomes the user's phone and signs in from now on. */
export const verifyPhone = call({
  api: 'v1',
  method: 'POST',
  path: '/users/verify-phone',
  access: signedIn,
  input: z.object({ token: shortText, code: shortText }),
  output: z.object({ user }),
  problems: [accountProblems.otpNoSession, accountProblems.otpWrong, accountProblems.phoneInUse, accountProblems.phoneLoginOff],
  summary: 'Verifica el celular propio con el código.',
})

/** Opens the link that was mailed to the new e-mail: from here on it is the account's. */
export const confirmEmail = call({
  api: 'v1',
  method: 'POST',
  path: '/users/confirm-email',
  access: anyone,
  input: z.object({ token: shortText }),
  output: z.object({ message: z.string(), email: z.string() }),
  problems: [accountProblems.emailLinkDead, accountProblems.emailInUse],
  summary: 'Confirma el correo nuevo.',
})

/** Opens the link that was mailed to the old e-mail: it stays or comes back, every session and the password end, and a link for a new one is mailed. */
export const undoEmailChange = call({
  api: 'v1',
  method: 'POST',
  path: '/users/undo-email-change',
  access: anyone,
  input: z.object({ token: shortText }),
  output: z.object({ message: z.string() }),
  problems: [accountProblems.emailLinkDead, accountProblems.emailInUse],
  summary: 'Deshace el cambio de correo.',
})
