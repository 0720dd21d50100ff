export const googleReturnPath = '/google-response/'
/** Same origin only: the window that comes back tells the one that asked. */
export const googleChannel = 'plaza-google'

export interface GoogleReturn {
  readonly state: string
  readonly idToken: string | null
}

/** Google answers behind the #, where no server and no log sees it. */
export function returnOf(hash: string): GoogleReturn {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  return { state: fields.get('state') ?? '', idToken: fields.get('id_token') }
}
