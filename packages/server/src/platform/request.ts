import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Incoming, Reply } from './uses.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Key of the call, for metrics. */
    call?: string
  }
}

export function replyOf(reply: FastifyReply, request: FastifyRequest): Reply {
  const fixed = { httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
  return {
    setCookie: (name, value, { path, maxAgeSeconds }) => void reply.setCookie(name, value, { ...fixed, path, maxAge: maxAgeSeconds }),
    clearCookie: (name, path) => void reply.clearCookie(name, { ...fixed, path }),
    header: (name, value) => void reply.header(name, value),
    status: (code) => void reply.status(code),
  }
}

export const incomingOf = (request: FastifyRequest, files: Incoming['files']): Incoming => ({
  headers: request.headers,
  cookies: request.cookies,
  files,
  protocol: request.protocol,
})
