/** Codes of the legacy client that stay on the wire (S-8-001 to S-8-004); DELTE is spelled so. */
const failCodes = {
  PUT: 'FAIL_UPDATE_DOC',
  DELETE: 'FAIL_DELTE_DOC',
  cart: 'FAIL_GET_SHOPPINGCART',
} as const

interface FailedCall {
  readonly method: string
  /** Below the prefix, as it is described. */
  readonly path: string
}

/** The code of a failed call whose answer names none: `POST_users/login_ERROR`. */
export function failCode({ method, path }: FailedCall, status: number): string {
  const route = path.replace(/^\/+|\/+$/g, '')
  if (method === 'POST') return `POST_${route}_ERROR`
  if (method === 'PUT' || method === 'DELETE') return failCodes[method]
  return /^shopping[-_]cart\b/.test(route) ? failCodes.cart : `HTTP_${status}`
}
