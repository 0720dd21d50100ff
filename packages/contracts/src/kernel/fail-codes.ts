/** Codes of the legacy client that stay on the wire (S-8-001 to S-8-004); DELTE is spelled so. */
export const failCodes = {
  update: 'FAIL_UPDATE_DOC',
  remove: 'FAIL_DELTE_DOC',
  getCart: 'FAIL_GET_SHOPPINGCART',
} as const

/** The code of a failed POST whose answer names none: `POST_users_ERROR`. `route` is the path below the prefix, as it was called. */
export const postErrorCode = (route: string): string => `POST_${route.replace(/^\/+|\/+$/g, '')}_ERROR`
