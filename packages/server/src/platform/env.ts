import * as z from 'zod/mini'
import { isLoopback, isNetwork } from './networks.ts'

/** Signs tokens in development; production refuses it. */
export const demoSecret = 'plaza-demo-secret-do-not-use-in-production'

const secretMinLength = 32
const tokenMinLength = 16
const ourPrefixes = [
  'PLAZA_',
  'WOMPI_',
  'CREDIBANCO_',
  'CAMPAIGNS',
  'HABEAS_',
  'SMTP',
  'SMS_',
  'VAPID_',
  'GOOGLE_',
  'S3_',
  'MAPBOX',
  'MAP_',
  'GEOCODER',
  'DEMO',
  'SESSION_',
  'REDIS_',
  'DATABASE_',
  'TRUST_',
  'METRICS_',
]
const groups: readonly (readonly EnvName[])[] = [
  ['WOMPI_PUBLIC_KEY', 'WOMPI_PRIVATE_KEY', 'WOMPI_INTEGRITY_SECRET', 'WOMPI_EVENTS_SECRET'],
  ['CREDIBANCO_USER', 'CREDIBANCO_PASSWORD'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

const url = (protocol: RegExp) => z.optional(z.url({ protocol }))
const text = z.optional(z.string().check(z.minLength(1)))
const flag = z.optional(z.enum(['0', '1']))
const days = (unless: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(36_500)), unless)
const web = url(/^https?$/)
const networks = z.optional(
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      const list = text.split(',').map((each) => each.trim())
      if (!list.every(isNetwork)) context.issues.push({ code: 'custom', input: text, message: 'networks' })
      return list
    }),
  ),
)

const schema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 4000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PUBLIC_URL: web,
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  DATABASE_URL: url(/^postgres(ql)?$/),
  REDIS_URL: url(/^rediss?$/),
  SESSION_SECRET: text,
  DEMO: flag,
  TRUST_PROXY: networks,
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(tokenMinLength))),
  LOG_LEVEL: z.optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  MAPBOX_TOKEN: text,
  MAPBOX_API_URL: web,
  MAP_STYLE_URL: web,
  GEOCODER: z._default(z.enum(['mapbox', 'local']), 'local'),
  WOMPI_URL: web,
  WOMPI_PUBLIC_KEY: text,
  WOMPI_PRIVATE_KEY: text,
  WOMPI_INTEGRITY_SECRET: text,
  WOMPI_EVENTS_SECRET: text,
  CREDIBANCO_URL: web,
  CREDIBANCO_USER: text,
  CREDIBANCO_PASSWORD: text,
  HABEAS_URL: web,
  HABEAS_WITHDRAWN_DAYS: days(30),
  HABEAS_UNTOUCHED_DAYS: days(5 * 365),
  HABEAS_PROOF_DAYS: days(10 * 365),
  CAMPAIGNS: z._default(z.enum(['on', 'off']), 'off'),
  SMTP_URL: url(/^smtps?$/),
  SMS_URL: web,
  SMS_KEY: text,
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SERVICE: web,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_ISSUER: web,
  GOOGLE_CERTS_URL: web,
  GOOGLE_AUTHORIZE_URL: web,
  S3_ENDPOINT: web,
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]+$/)), 'us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
})

type EnvName = keyof z.output<typeof schema>

/**
 * The validated environment. `DEMO` is a boolean, `PUBLIC_URL` has no trailing slash, `TRUST_PROXY` lists the addresses and networks of the
 * proxies in front, everything optional is absent when unset.
 */
export type Env = Readonly<Omit<z.output<typeof schema>, 'DEMO' | 'PUBLIC_URL' | 'SESSION_SECRET'>> & {
  readonly DEMO: boolean
  readonly PUBLIC_URL: string
  readonly SESSION_SECRET: string
}

/** A start that cannot go on; its message is one line for the operator. */
export class StartError extends Error {}

/** Reads the environment once. Throws StartError with one line naming the variable at fault. An empty variable counts as unset. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  refuseUnknown(Object.keys(given))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new StartError(malformed(parsed.error.issues[0] as z.core.$ZodIssue))
  const values = parsed.data
  refuseHalfGroups(values)
  const publicUrl = (values.PUBLIC_URL ?? `http://${browserHost(values.HOST)}:${values.PORT}`).replace(/\/+$/, '')
  const isPublic = !isLoopback(values.HOST) || !isLoopback(new URL(publicUrl).hostname)
  if (values.NODE_ENV === 'test' && isPublic) throw new StartError('NODE_ENV: test is for a loopback HOST and a local PUBLIC_URL only')
  const mayDemo = !isPublic && values.NODE_ENV !== 'production'
  if (values.DEMO === '1' && !mayDemo) {
    throw new StartError('DEMO: demo data, its accounts and the sandbox need a loopback HOST, a local PUBLIC_URL and no production')
  }
  if (!mayDemo) refuseDemoSecret(values.SESSION_SECRET)
  return {
    ...values,
    DEMO: values.DEMO === undefined ? mayDemo : values.DEMO === '1',
    PUBLIC_URL: publicUrl,
    SESSION_SECRET: values.SESSION_SECRET ?? demoSecret,
  }
}

function refuseUnknown(names: string[]) {
  const known = Object.keys(schema.shape)
  const unknown = names.find((name) => !known.includes(name) && ourPrefixes.some((prefix) => name.startsWith(prefix)))
  if (unknown)
    throw new StartError(
      `${unknown}: unknown variable. Known: ${known.filter((name) => shareStart(name, unknown)).join(', ') || known.join(', ')}`,
    )
}

const shareStart = (a: string, b: string) => a.slice(0, 3) === b.slice(0, 3)

function malformed(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0])
  if (name === 'TRUST_PROXY') return 'TRUST_PROXY: must be addresses or networks, comma-separated, such as 10.0.0.0/8'
  if (name === 'METRICS_TOKEN') return `METRICS_TOKEN: must have ${tokenMinLength} characters or more`
  if (issue.code === 'invalid_value') return `${name}: must be one of ${issue.values.join(', ')}`
  if (name === 'S3_BUCKET' || name === 'S3_REGION') return `${name}: must be lower-case letters, digits and dashes`
  if (issue.code === 'invalid_format') return `${name}: must be an address such as ${exampleAddress(name)}`
  if (name.endsWith('_DAYS')) return `${name}: must be a whole number of days, 1 or more`
  return name === 'PORT' ? 'PORT: must be a whole number from 0 to 65535' : `${name}: is malformed`
}

function exampleAddress(name: string) {
  if (name === 'DATABASE_URL') return 'postgres://user:password@host:5432/plaza'
  if (name === 'REDIS_URL') return 'redis://host:6379'
  return name === 'SMTP_URL' ? 'smtp://user:password@host:587' : 'https://example.com'
}

function refuseHalfGroups(values: z.output<typeof schema>) {
  for (const group of groups) {
    const missing = group.find((name) => values[name] === undefined)
    const present = group.find((name) => values[name] !== undefined)
    if (missing && present) throw new StartError(`${missing}: is missing although ${present} is set`)
  }
}

function refuseDemoSecret(secret: string | undefined) {
  if (secret === undefined) throw new StartError('SESSION_SECRET: is required in production and wherever others reach this server')
  if (/demo/i.test(secret) || secret.length < secretMinLength) {
    throw new StartError(`SESSION_SECRET: a server that others reach needs a secret of its own, ${secretMinLength} characters or more`)
  }
}

const browserHost = (host: string) => (host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host)
