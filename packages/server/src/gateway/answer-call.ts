import { businessHeader, type Call, officeHeader, prefixes } from '@plaza/contracts/kernel/call'
import { allCalls } from '@plaza/contracts/all-calls'
import type { FastifyInstance } from 'fastify'
import type { SharedUses } from '../platform/uses.ts'
import type { Asker } from './page-context.ts'

export interface Answered {
  key: string
  input: unknown
  output: unknown
}

/**
 * Asks one call in process, through the same route as HTTP: same access, same cache, same answer. Without `answered` when it is refused
 * or fails, then the page asks again itself and shows what went wrong.
 */
export async function answerCall(
  app: FastifyInstance,
  uses: SharedUses,
  asker: Asker,
  key: string,
  rawInput: Record<string, unknown>,
): Promise<{ status: number; answered: Answered | null }> {
  const contract = allCalls.get(key)
  const parsed = contract?.input.safeParse(rawInput)
  if (!contract || contract.method !== 'GET' || !parsed?.success) return { status: 400, answered: null }
  const input = parsed.data as Record<string, unknown>
  const url = urlOf(contract, input)
  const known = contract.cache === 'catalog' ? uses.cache.peek(asker.business, `${asker.branchId ?? ''}\n${url}`) : undefined
  const [status, body] = known ? [200, known.body.toString('utf8')] : await ask(app, asker, contract, url)
  return { status, answered: status === 200 ? { key, input, output: JSON.parse(body) } : null }
}

async function ask(app: FastifyInstance, asker: Asker, contract: Call, url: string): Promise<[status: number, body: string]> {
  const token = contract.cache === 'catalog' ? null : await asker.token()
  const response = await app.inject({
    method: 'GET',
    url,
    remoteAddress: asker.ip,
    headers: {
      host: asker.host,
      [businessHeader(contract.api)]: asker.business,
      ...(asker.branchId ? { [officeHeader]: asker.branchId } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
  return [response.statusCode, response.body]
}

/** Exactly as the api client writes it, so that both find the same cached answer. */
export function urlOf(contract: Call, input: Record<string, unknown>): string {
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name] ?? '')))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (contract.paramNames.includes(name)) continue
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== null && one !== undefined) query.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one))
  }
  const text = query.toString()
  return prefixes[contract.api] + path + (text ? `?${text}` : '')
}
