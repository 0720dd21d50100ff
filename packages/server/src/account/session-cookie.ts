import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { refreshDays } from './refresh-tokens.ts'

// Two businesses may share a host in development, so the name carries the business; the path is all of the shop,
// because the gateway reads the cookie to know whom it draws a page for.
export const refreshCookie = (business: string) => `plaza_refresh_${business}`

export const readRefreshCookie = ({ business }: Pick<Scope, 'business'>, { request }: Uses) =>
  request.cookies[refreshCookie(business)] ?? null

export const setRefreshCookie = ({ business }: Scope, { reply }: Uses, token: string) =>
  reply.setCookie(refreshCookie(business), token, { path: '/', maxAgeSeconds: refreshDays * 86_400 })

export const clearRefreshCookie = ({ business }: Scope, { reply }: Uses) => reply.clearCookie(refreshCookie(business), '/')

const otpCookie = (business: string) => `plaza_otp_${business}`
const otpCookieSeconds = 15 * 60

/** The attempt of the older sign-in by text message, whose answer has no place for it. */
export const readOtpCookie = ({ business }: Pick<Scope, 'business'>, { request }: Uses) => request.cookies[otpCookie(business)] ?? null

export const setOtpCookie = ({ business }: Scope, { reply }: Uses, attempt: string) =>
  reply.setCookie(otpCookie(business), attempt, { path: '/api', maxAgeSeconds: otpCookieSeconds })
