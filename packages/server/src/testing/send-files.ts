import { type Call, businessHeader, prefixes } from '@plaza/contracts/kernel/call'
import type { ProblemBody } from '@plaza/contracts/kernel/problem'
import type { TestServer } from './index.ts'

export interface SentFile {
  field: string
  name: string
  bytes: Uint8Array | string
}

/** Sends files and text fields as a browser's form does. */
export async function sendFiles<Body = Record<string, never>>(
  server: Pick<TestServer, 'request'>,
  call: Call,
  { token, business = 'verde', id = '' }: { token?: string; business?: string; id?: string },
  files: readonly SentFile[],
  fields: Record<string, unknown> = {},
): Promise<{ status: number; body: Body & Partial<ProblemBody> }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const { field, name, bytes } of files) form.append(field, new Blob([bytes as string]), name)
  const written = new Response(form)
  const answer = await server.request(prefixes[call.api] + call.path.replace(':id', id), {
    method: call.method,
    headers: {
      [businessHeader(call.api)]: business,
      'content-type': written.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: Buffer.from(await written.arrayBuffer()) as never,
  })
  return { status: answer.status, body: (await answer.json()) as Body & Partial<ProblemBody> }
}
