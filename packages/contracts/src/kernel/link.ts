import * as z from 'zod/mini'
import { removedMarker } from './uploads.ts'

/**
 * Is this an address that a page of the shop may lead to or show: of the web (http, https), or of the shop, with or without its first slash?
 * Browsers read `\` as `/` and skip tabs and line ends, so `/\elsewhere` and `/<tab>/elsewhere` leave the shop.
 */
export function isLink(text: string): boolean {
  if (/\p{Cc}/u.test(text)) return false
  const address = text.trim()
  if (/^https?:\/\/[^/\\]/i.test(address)) return true
  return !/^[/\\]{2}|^\\/.test(address) && !/^[^/?#]*:/.test(address)
}

export const linkRefused = 'Escribe una dirección que empiece por https:// o una página de la tienda.'

/** A link as a call takes it; empty for none, `_null_` to remove it. */
const link = z.string().check(
  z.maxLength(2000),
  z.refine((text) => text === removedMarker || isLink(text), linkRefused),
)

/** A field of a write that holds a link, and one that holds several. */
export const linkField = z.optional(z.nullable(link))
export const linkList = z.optional(z.array(link))
