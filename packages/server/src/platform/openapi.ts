import type { Call } from '@plaza/contracts/kernel/call'
import { prefixes } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Problem } from '@plaza/contracts/kernel/problem'
import * as z from 'zod/mini'

type Schema = Record<string, unknown>

const problemSchema: Schema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string', description: 'Spanish, for people' },
    details: { type: 'array', items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } } },
    data: {},
  },
}

/** OpenAPI 3.1 of these calls, from the same schemas that validate them. */
export function openApiOf(calls: readonly Call[], server: string) {
  const paths: Record<string, Schema> = {}
  for (const call of calls) {
    const path = (prefixes[call.api] + call.path).replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plaza',
      version: '1.0.0',
      description: 'The business is found from the host name, then from at-business or x-business.',
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operationOf(call: Call): Schema {
  const input = schemaOf(call.input, 'input') as { properties?: Record<string, Schema>; required?: string[] }
  const { params, rest } = splitFields(call, input)
  const inQuery = (call.sends ?? (call.method === 'GET' || call.method === 'DELETE' ? 'query' : 'json')) === 'query'
  return {
    operationId: call.key.replace(/\W+/g, '_'),
    summary: call.summary,
    'x-access': call.access.kind === 'staff' ? `staff:${call.access.area}` : call.access.kind,
    security: call.access.kind === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...headersOf(call), ...params, ...(inQuery ? rest.map((field) => ({ in: 'query', ...field })) : [])],
    ...(inQuery || rest.length === 0 ? {} : { requestBody: bodyOfFields(call, rest) }),
    responses: responsesOf(call),
  }
}

interface Field {
  name: string
  required: boolean
  schema: Schema
}

function splitFields(call: Call, { properties = {}, required = [] }: { properties?: Record<string, Schema>; required?: string[] }) {
  const fields: Field[] = Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }))
  const isParam = ({ name }: Field) => call.paramNames.includes(name)
  return {
    params: fields.filter(isParam).map((field) => ({ in: 'path', ...field, required: true })),
    rest: fields.filter((field) => !isParam(field)),
  }
}

const header = (name: string) => ({ in: 'header', name, required: false, schema: { type: 'string' } })

function headersOf(call: Call) {
  const tenant = call.api === 'platform' ? [] : [header(call.api === 'v2' ? 'x-business' : 'at-business'), header('x-office-id')]
  return call.problems.some(({ status }) => status === 412) ? [...tenant, { ...header('if-match'), description: ifMatch }] : tenant
}

const ifMatch = 'The version the change was made on, as ETag names it. 412 when it is another by now; without it the last change wins.'

const bodyOfFields = (call: Call, fields: Field[]) => ({
  content: {
    [call.sends === 'multipart' ? 'multipart/form-data' : 'application/json']: {
      schema: {
        type: 'object',
        properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
        required: fields.filter(({ required }) => required).map(({ name }) => name),
      },
    },
  },
})

function responsesOf(call: Call) {
  const problems: Problem[] = [...call.problems, ...commonOf(call)]
  const byStatus = Map.groupBy(problems, ({ status }) => status)
  const failures = [...byStatus].map(([status, those]) => [status, failureOf(those)] as const)
  const content =
    call.answers === 'file'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: schemaOf(call.output, 'output') } }
  const success = { description: 'OK', content }
  return { 200: success, ...Object.fromEntries(failures) }
}

function commonOf(call: Call): Problem[] {
  const { malformed, validation, businessRequired, businessNotFound, unauthenticated, forbidden, unexpected } = commonProblems
  const always = [malformed, validation, businessRequired, businessNotFound, unexpected]
  if (call.access.kind === 'anyone') return always
  return call.access.kind === 'signedIn' ? [...always, unauthenticated] : [...always, unauthenticated, forbidden]
}

const failureOf = (problems: Problem[]) => ({
  description: [...new Set(problems.map(({ code, text }) => `${code}: ${text}`))].join('\n'),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
  return rest
}
