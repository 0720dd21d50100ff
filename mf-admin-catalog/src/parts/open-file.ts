import { api, type Result } from '@plaza/api-client'
import { type Call, prefixes } from '@plaza/contracts/kernel/call'
import { fileTicket } from '@plaza/contracts/kernel/files.api'

/** Lets the browser save what a call answers as a file: a ticket for a minute stands in the address, never the session's token. */
export async function openFile(call: Call, asked: Readonly<Record<string, unknown>>): Promise<Result<unknown>> {
  const ticket = await api.call(fileTicket, { call: call.key })
  if (!ticket.ok) return ticket
  const query = new URLSearchParams({ token: ticket.value.token })
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined && value !== null) query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  const link = document.createElement('a')
  link.href = `${prefixes[call.api]}${call.path}?${query}`
  link.download = ''
  link.click()
  return { ok: true, value: null }
}
