import { loadTwice } from '@plaza/ui'

/** What tells the server. Guests, who are most first visits, never load it with the page. */
export const loadSendLines = () => loadTwice(() => import('./send-lines.ts'))
