import * as z from 'zod/mini'
import { anyone, signedIn } from '../kernel/access.ts'
import { moment } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { longText, shortText } from '../kernel/query.ts'
import { accountProblems, accountTexts } from './account.messages.ts'
import { emailField, nameField, newEmailField, newPasswordField, otpPhoneField, passwordField, phoneField } from './account.rules.ts'
import { address } from './address.entity.ts'
import { user } from './user.entity.ts'

/** `token` is the access token, `expires_in` its seconds; the refresh token travels in an HttpOnly cookie. */
const session = z.object({ token: z.string(), expires_in: z.int(), user })

/** Signs in with e-mail and password, a Google token, or the token of the identity provider. */
export const login = call({
  api: 'v1',
  method: 'POST',
  path: '/users/login',
  access: anyone,
  input: z.object({
    email: z.optional(z.string().check(z.maxLength(254))),
    password: z.optional(z.string().check(z.maxLength(200))),
    googleToken: z.optional(z.string()),
    token: z.optional(z.string()),
  }),
  output: session,
  problems: [accountProblems.loginFailed, accountProblems.googleUnavailable],
  summary: 'Inicia sesión.',
})

/** Ways to sign in that this shop offers besides e-mail and password. `google` is null unless the operator has configured it. */
export const signInOptions = call({
  api: 'v1',
  method: 'GET',
  path: '/users/sign-in-options',
  access: anyone,
  input: z.object({}),
  output: z.object({
    /** For an OpenID Connect window: its answer comes back to `/google-response/`. */
    google: z.nullable(z.object({ client_id: z.string(), authorize_url: z.string().check(z.regex(/^https?:\/\//)) })),
    phone: z.boolean(),
  }),
  summary: 'Formas de iniciar sesión.',
})

/**
 * With `email` alone mails a one-time link that is good for an hour; with `password` and the link's `token` sets the password,
 * ends every session of the account and answers its user.
 */
export const restorePassword = call({
  api: 'v1',
  method: 'POST',
  path: '/users/restore-password',
  access: anyone,
  input: z.object({
    email: emailField,
    password: z.optional(newPasswordField),
    token: z.optional(shortText),
  }),
  output: z.object({ message: z.string(), user: z.optional(user) }),
  problems: [accountProblems.noAccountForEmail, accountProblems.restoreFailed],
  summary: 'Restaura la contraseña.',
})

/** Sends a code of six digits by text message; `token` names this attempt. Answers alike whether or not the number has an account. */
export const smsLogin = call({
  api: 'v2',
  method: 'POST',
  path: '/auth/sms/login',
  access: anyone,
  input: z.object({ phone: otpPhoneField }),
  output: z.object({ token: z.string(), message: z.string() }),
  problems: [accountProblems.otpNotSent, accountProblems.phoneLoginOff],
  summary: 'Envía un código por mensaje de texto.',
})

/** Signs in with the code of `smsLogin`: good for five minutes, five tries, once. In the answer `token` is the access token. */
export const smsCheckToken = call({
  api: 'v2',
  method: 'POST',
  path: '/auth/sms/check-token',
  access: anyone,
  input: z.object({ token: shortText, code: shortText }),
  output: session,
  problems: [accountProblems.otpNoSession, accountProblems.otpWrong, accountProblems.phoneLoginOff],
  summary: 'Inicia sesión con el código.',
})

/** Sends a fresh code for the same attempt; the one before is dead. Three times at most. */
export const smsResendCode = call({
  api: 'v2',
  method: 'POST',
  path: '/auth/sms/resend-code',
  access: anyone,
  input: z.object({ token: shortText }),
  output: z.object({ message: z.string() }),
  problems: [accountProblems.otpNoSession, accountProblems.otpNotSent, accountProblems.phoneLoginOff],
  summary: 'Envía otro código.',
})

/** The older pair: the attempt is kept in an HttpOnly cookie of the client that asked. */
export const loginOtp = call({
  api: 'v1',
  method: 'POST',
  path: '/users/login-otp',
  access: anyone,
  input: z.object({ phone: otpPhoneField }),
  output: z.object({ message: z.string() }),
  problems: [accountProblems.otpNotSent, accountProblems.phoneLoginOff],
  summary: 'Envía un código por mensaje de texto.',
})

export const checkOtp = call({
  api: 'v1',
  method: 'POST',
  path: '/users/check-otp',
  access: anyone,
  input: z.object({ phone: otpPhoneField, otp: shortText }),
  output: session,
  problems: [accountProblems.otpNoSession, accountProblems.otpWrong, accountProblems.phoneLoginOff],
  summary: 'Inicia sesión con el código.',
})

/** Trades the refresh cookie for a new access token; the cookie is used once and replaced. */
export const refreshSession = call({
  api: 'v1',
  method: 'POST',
  path: '/users/refresh',
  access: anyone,
  input: z.object({}),
  output: session,
  problems: [accountProblems.sessionEnded],
  summary: 'Renueva la sesión con la cookie.',
})

export const logout = call({
  api: 'v1',
  method: 'POST',
  path: '/users/logout',
  access: anyone,
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
  summary: 'Cierra la sesión.',
})

/** Creates an account and signs in. `habeasAccept` must be true; `promotional` is the separate consent. */
export const createAccount = call({
  api: 'v1',
  method: 'POST',
  path: '/users/create-account',
  access: anyone,
  input: z.object({
    email: newEmailField,
    password: passwordField,
    name: nameField,
    last_name: z.optional(shortText),
    phone: phoneField,
    habeasAccept: z.boolean(accountTexts.termsRequired).check(z.refine((accepted) => accepted, accountTexts.termsRequired)),
    promotional: z._default(z.boolean(), false),
    /** Version of the text that was shown. */
    termsVersion: z.optional(shortText),
  }),
  output: session,
  problems: [accountProblems.emailInUse],
  summary: 'Crea una cuenta.',
})

export const me = call({
  api: 'v1',
  method: 'GET',
  path: '/users/me',
  access: signedIn,
  input: z.object({}),
  output: z.object({ user }),
  summary: 'Datos del usuario de la sesión.',
})

const addressInput = z.extend(address, {
  id: z.optional(z.string()),
  alias: z.nullish(shortText),
  address: shortText,
  city: z.nullish(shortText),
  comment: z.nullish(longText),
})

/**
 * Changes the signed-in user's own fields. `addresses` is the complete new list; a new address has no id. It stays for older clients: the
 * calls of `addresses.api` add, change and delete one. A list takes away nothing that its sender did not know: with `knownAddresses`, the ids it had
 * read, only those that it leaves out go; without it, a list that brings a new address deletes nothing, and one that brings none deletes what it
 * leaves out. An address whose text becomes another needs another point (`PIN_OF_OTHER_ADDRESS`).
 * Another `phone` is a contact until `verifyPhone` proves it. Another `email` asks for `password` and takes effect with `confirmEmail`.
 */
export const updateMe = call({
  api: 'v1',
  method: 'PUT',
  path: '/users',
  access: signedIn,
  input: z.object({
    id: z.optional(z.string()),
    name: z.optional(nameField),
    last_name: z.optional(z.nullable(shortText)),
    email: z.optional(emailField),
    /** Of the account as it is; needed with another `email` only. */
    password: z.optional(z.string().check(z.maxLength(200))),
    phone: z.optional(phoneField),
    identification_card: z.optional(z.nullable(shortText)),
    birthday: z.optional(z.nullable(moment)),
    addresses: z.optional(z.array(addressInput).check(z.maxLength(50))),
    knownAddresses: z.optional(z.array(z.string()).check(z.maxLength(200))),
    promotional: z.optional(z.boolean()),
    FCMtoken: z.optional(z.nullable(longText)),
    socket_id: z.optional(z.nullable(shortText)),
  }),
  output: z.object({ user }),
  problems: [
    accountProblems.emailInUse,
    accountProblems.noCoverage,
    accountProblems.pinOfOtherAddress,
    accountProblems.notConfirmed,
    accountProblems.emailNeedsPasswordFirst,
  ],
  summary: 'Actualiza los datos propios.',
})

/** Counts a visit: once as guest with an empty user, once after sign-in. */
export const addSiteVisit = call({
  api: 'v1',
  method: 'POST',
  path: '/users/add-site-visit',
  access: anyone,
  input: z.object({ user_id: z.nullish(z.string()) }),
  output: z.object({ ok: z.literal(true) }),
  summary: 'Registra una visita.',
})
