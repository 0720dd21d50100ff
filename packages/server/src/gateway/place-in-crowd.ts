import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const cookie = 'plaza-place'
const days = 30

/** A visitor keeps the version that was tried on them: a number from 0 to 99, drawn once, that says nothing about anybody. Only set while something is tried. */
export function placeInCrowd(request: FastifyRequest, reply: FastifyReply): number {
  const known = placeOf(request.cookies[cookie])
  if (known !== undefined) return known
  const place = randomInt(100)
  void reply.setCookie(cookie, String(place), { path: '/', httpOnly: true, sameSite: 'lax', maxAge: days * 86_400 })
  return place
}

/** As a call finds it, which draws none. */
export function placeOf(said: string | undefined): number | undefined {
  return said !== undefined && /^\d{1,2}$/.test(said) ? Number(said) : undefined
}

export const placeCookie = cookie
