import type { fileTicket } from '@plaza/contracts/kernel/files.api'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { FastifyReply } from 'fastify'
import { fail } from './problems.ts'
import type { Scope } from './scope.ts'
import type { Uses } from './uses.ts'

/** What a call answers that gives a file to save. */
export class Download {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}

/** The seconds in which the browser must begin to fetch the file. */
export const ticketSeconds = 60

/** Lets whoever is signed in open one file by its address. What they may open is asked when they do. */
export async function issueTicket(
  scope: Scope,
  { call }: { call: string },
  { sessions, request }: Uses,
): Promise<OutputOf<typeof fileTicket>> {
  const token = request.headers.authorization?.match(/^Bearer\s+(\S+)$/i)?.[1] ?? ''
  const session = (await sessions.verify(scope.business, token)) ?? fail(commonProblems.unauthenticated)
  return { token: await sessions.issueTicket(scope.business, session, call), expires_in: ticketSeconds }
}

export function sendDownload(reply: FastifyReply, { name, type, bytes }: Download) {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`)
    .header('cache-control', 'no-store')
    .send(bytes)
}
