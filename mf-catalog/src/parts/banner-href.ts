/** Where a banner leads: an address of the web, or a page of the shop with or without its first slash. Null for none and for anything else. */
export function bannerHref(url: string | null | undefined): string | null {
  const text = url?.trim() ?? ''
  if (text === '' || /^[/\\]{2}|^\\|[\t\r\n]/.test(text)) return null
  if (text.startsWith('/') || /^https?:\/\//i.test(text)) return text
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? null : `/${text}`
}
