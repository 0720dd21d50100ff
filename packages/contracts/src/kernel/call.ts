import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { Problem } from './problem.ts'

export type Api = 'v1' | 'v2' | 'admin' | 'platform'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** one prefix per call. */
export const prefixes: Record<Api, string> = { v1: '/api/v1', v2: '/api/v2', admin: '/api/admin/v1', platform: '/api/platform/v1' }

/** v1 and admin calls say at-business, v2 says x-business; both are accepted everywhere. */
export const businessHeader = (api: Api) => (api === 'v2' ? 'x-business' : 'at-business')
export const officeHeader = 'x-office-id'
export const userHeader = 'x-user-id'

interface Definition<Input extends z.ZodMiniObject, Output extends z.ZodMiniType, Problems extends readonly Problem[]> {
  readonly api: Api
  readonly method: Method
  /** Below the prefix, `:name` for parameters; those names are fields of `input`. */
  readonly path: string
  readonly access: Access
  /** One flat object: path parameters by name; of the rest, GET and DELETE send query, POST and PUT send a JSON body. */
  readonly input: Input
  readonly output: Output
  /** Expected failures beyond those every call has (`commonProblems`). */
  readonly problems?: Problems
  /** Set to send the rest elsewhere than the method says. */
  readonly sends?: 'query' | 'json' | 'multipart'
  /** Of a multipart call: bytes its largest file may have, where that is not the server's usual limit. */
  readonly fileSize?: number
  /** `catalog`: same answer for everyone at one branch until the tenant's catalogue changes; served from the generation cache with ETag. */
  readonly cache?: 'catalog'
  /** A call for anyone signed in with which staff also change what is not theirs: made by someone who is no client it enters the audit log, as calls of staff always do. */
  readonly byStaff?: boolean
  /** `file`: the answer is a file to save, not JSON. A browser opens it as an address with `?token=`, the ticket of `fileTicket`. */
  readonly answers?: 'file'
  /** Public documentation, in Spanish or English, one sentence. */
  readonly summary: string
}

/** One call, as a value: server mounts it, client calls it, OpenAPI prints it, the permission and tenant matrices iterate over it. */
export interface Call<
  Input extends z.ZodMiniObject = z.ZodMiniObject,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Problems extends readonly Problem[] = readonly Problem[],
> extends Definition<Input, Output, Problems> {
  readonly problems: Problems
  /** Identity: `GET /api/v2/categories`. */
  readonly key: string
  readonly paramNames: readonly string[]
}

/** Describes one call. Omitting `access` does not compile. */
export function call<Input extends z.ZodMiniObject, Output extends z.ZodMiniType, const Problems extends readonly Problem[] = readonly []>(
  definition: Definition<Input, Output, Problems>,
): Call<Input, Output, Problems> {
  return {
    ...definition,
    problems: definition.problems ?? ([] as unknown as Problems),
    key: `${definition.method} ${prefixes[definition.api]}${definition.path}`,
    paramNames: [...definition.path.matchAll(/:(\w+)/g)].map((match) => match[1] as string),
  }
}

export type InputOf<C> = C extends Call<infer Input, z.ZodMiniType, readonly Problem[]> ? z.input<Input> : never
export type ParsedInputOf<C> = C extends Call<infer Input, z.ZodMiniType, readonly Problem[]> ? z.output<Input> : never
export type OutputOf<C> = C extends Call<z.ZodMiniObject, infer Output, readonly Problem[]> ? z.output<Output> : never
export type ProblemCodeOf<C> = C extends Call<z.ZodMiniObject, z.ZodMiniType, infer Problems> ? Problems[number]['code'] : never
