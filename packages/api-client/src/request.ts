import type { Call } from '@plaza/contracts/kernel/call'
import { prefixes } from '@plaza/contracts/kernel/call'

export interface Addressed {
  /** Path with parameters filled and query attached, from the origin on. */
  readonly url: string
  readonly body: string | FormData | undefined
}

type Values = Record<string, unknown>

/** Splits one flat input into path, query and body as the contract says. Undefined fields are left out. */
export function addressed(contract: Call, input: Values): Addressed {
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name] ?? '')))
  const rest = Object.entries(input).filter(([name, value]) => !contract.paramNames.includes(name) && value !== undefined)
  const sends = contract.sends ?? (contract.method === 'GET' || contract.method === 'DELETE' ? 'query' : 'json')
  const url = prefixes[contract.api] + path
  if (sends === 'query') return { url: withQuery(url, rest), body: undefined }
  return { url, body: sends === 'json' ? JSON.stringify(Object.fromEntries(rest)) : form(rest) }
}

function withQuery(url: string, entries: [string, unknown][]) {
  const query = new URLSearchParams()
  for (const [name, value] of entries) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== null) query.append(name, asText(one))
  }
  const text = query.toString()
  return text ? `${url}?${text}` : url
}

function form(entries: [string, unknown][]) {
  const data = new FormData()
  for (const [name, value] of entries) {
    for (const one of isFileList(value) ? value : [value]) data.append(name, one instanceof Blob ? one : asText(one))
  }
  return data
}

const isFileList = (value: unknown): value is Blob[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one instanceof Blob)
// Nothing travels as an empty text, for a form knows no null.
const asText = (value: unknown) => (value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))
