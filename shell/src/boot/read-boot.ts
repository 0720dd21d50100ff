import type { Office } from '@plaza/contracts/branches/office.entity'
import type { Business } from '@plaza/contracts/business/business.entity'
import type { Boot } from '@plaza/contracts/registry/composition.entity'

/** The boot payload with the entities that our own server put in it. */
export type ShellBoot = Omit<Boot, 'business' | 'offices'> & { readonly business: Business | null; readonly offices: readonly Office[] }

/** When the browser kept this page, written into it by the service worker; null for a page from the server. */
export const keptSince = (document: Document): string | null =>
  document.querySelector('meta[name="plaza-kept"]')?.getAttribute('content') ?? null

/** Reads what the gateway wrote into the page; null on a page that no gateway wrote. Not parsed again: same server, same origin, signed. */
export function readBoot(document: Document): ShellBoot | null {
  const text = document.getElementById('plaza-boot')?.textContent
  return text ? (JSON.parse(text) as ShellBoot) : null
}
