import { demoAccount } from './demo-account.ts'

export interface Connection {
  /** `http://localhost:4000` */
  server: string
  /** Business to sign in at, for addresses whose host names none. */
  business: string
}

/** What went wrong, in words for the person at the keyboard. */
export class RemoteError extends Error {
  readonly status: number

  constructor(message: string, status = 0) {
    super(message)
    this.status = status
  }
}

export type Send = <Answer>(method: string, path: string, body?: object | Buffer) => Promise<Answer>

/** Signs in (PLAZA_TOKEN, PLAZA_EMAIL and PLAZA_PASSWORD, or the demo's hyperadmin) and answers with a sender. Throws RemoteError. */
export async function connect(connection: Connection): Promise<Send> {
  const token = process.env['PLAZA_TOKEN'] ?? (await signIn(connection))
  return (method, path, body) => send(connection, method, path, body, token)
}

async function signIn(connection: Connection): Promise<string> {
  const { token } = await send<{ token: string }>(connection, 'POST', '/api/v1/users/login', credentials())
  return token
}

function credentials() {
  const { PLAZA_EMAIL: email, PLAZA_PASSWORD: password } = process.env
  if (email && password) return { email, password }
  if (process.env['NODE_ENV'] === 'production')
    throw new RemoteError('Faltan credenciales: define PLAZA_TOKEN, o PLAZA_EMAIL y PLAZA_PASSWORD.')
  return demoAccount
}

async function send<Answer>(
  { server, business }: Connection,
  method: string,
  path: string,
  body?: object | Buffer,
  token?: string,
): Promise<Answer> {
  const response = await fetch(new URL(path, server), {
    method,
    headers: {
      'at-business': business,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': Buffer.isBuffer(body) ? 'application/gzip' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
  }).catch((error) => {
    throw new RemoteError(`No se pudo hablar con ${server}: ${error.cause?.message ?? error.message}. ¿Está en marcha (npm start)?`)
  })
  const text = await response.text()
  if (!response.ok) throw new RemoteError(readable(text, response.status), response.status)
  return text === '' ? (undefined as Answer) : JSON.parse(text)
}

/** `{code, message, details}` of the platform as lines; anything else as it came. */
function readable(text: string, status: number): string {
  try {
    const {
      message,
      code,
      details = [],
    } = JSON.parse(text) as { message: string; code: string; details?: { field: string; message: string }[] }
    return [`${message} (${code}, ${status})`, ...details.map((detail) => `  ${detail.field}: ${detail.message}`)].join('\n')
  } catch {
    return `El servidor respondió ${status}: ${text.slice(0, 200)}`
  }
}
