import { googleChannel, googleReturnPath, type GoogleReturn } from './google-return.ts'

export interface GoogleOptions {
  readonly client_id: string
  readonly authorize_url: string
}

/** The token; or why there is none: the browser blocked the window, the person closed it, the provider said no. */
export type GoogleAnswer = { idToken: string } | 'blocked' | 'closed' | 'failed'

/** Where the window goes. `state` and `nonce` tie the answer to this very question. */
export function authorizeUrl({ client_id, authorize_url }: GoogleOptions, origin: string, state: string, nonce: string): string {
  const url = new URL(authorize_url)
  const fields = {
    client_id,
    redirect_uri: origin + googleReturnPath,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
    nonce,
  }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

/** What the returning window says, held against what was asked. */
export function readReturn({ state, idToken }: GoogleReturn, asked: { state: string; nonce: string }): GoogleAnswer | null {
  if (state !== asked.state) return null
  if (idToken === null) return 'failed'
  return nonceOf(idToken) === asked.nonce ? { idToken } : 'failed'
}

/** An OpenID Connect window. The server verifies the token; here only that it answers this question. */
export function askGoogle(options: GoogleOptions): Promise<GoogleAnswer> {
  const asked = { state: crypto.randomUUID(), nonce: crypto.randomUUID() }
  const channel = new BroadcastChannel(googleChannel)
  const opened = open(authorizeUrl(options, location.origin, asked.state, asked.nonce), 'plaza-google', 'popup,width=480,height=640')
  if (!opened) {
    channel.close()
    return Promise.resolve('blocked')
  }
  return new Promise((resolve) => {
    const end = (answer: GoogleAnswer) => {
      clearInterval(watch)
      channel.close()
      opened.close()
      resolve(answer)
    }
    // A window tells nobody that it was closed, and one that came back from another origin may look closed before its answer is here.
    let closedFor = 0
    const watch = setInterval(() => opened.closed && ++closedFor > 4 && end('closed'), 500)
    channel.onmessage = ({ data }: MessageEvent<GoogleReturn>) => {
      const answer = readReturn(data, asked)
      if (answer) end(answer)
    }
  })
}

function nonceOf(idToken: string): unknown {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(payload)) as { nonce?: unknown }).nonce
  } catch {
    return undefined
  }
}
