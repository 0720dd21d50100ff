import { api } from '@plaza/api-client'
import { type Call, type InputOf, prefixes } from '@plaza/contracts/kernel/call'
import { fileTicket } from '@plaza/contracts/kernel/files.api'

/** Has the browser save what a call answers as a file; the words of what failed, or null. A ticket for a minute stands in the address, never the session. `base` is another server that answers it. */
export async function saveFile<C extends Call>(
  contract: C,
  input: Omit<InputOf<C>, 'token'>,
  base?: string | null,
): Promise<string | null> {
  const answer = await api.call(fileTicket, { call: contract.key })
  if (!answer.ok) return answer.problem.message
  const query = new URLSearchParams({ ...(input as Record<string, string>), token: answer.value.token })
  const link = Object.assign(document.createElement('a'), {
    href: `${base?.replace(/\/+$/, '') ?? ''}${prefixes[contract.api]}${contract.path}?${query}`,
    download: '',
  })
  link.click()
  return null
}
