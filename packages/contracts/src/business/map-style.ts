/**
 * Hosts that a business may draw its maps from: pages are let to fetch from the host of its style (ADR 008), so it is none that just anybody
 * answers under. An operator's own style (`MAP_STYLE_URL`) may be anywhere.
 */
const hosts = ['api.mapbox.com', 'api.maptiler.com', 'tiles.openfreemap.org', 'tiles.stadiamaps.com', 'basemaps.cartocdn.com']

/** May a business name this as the style of its maps: one of Mapbox's, or an https address of a known host? */
export function isMapStyle(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol === 'mapbox:') return true
  return protocol === 'https:' && hosts.includes(hostname) && port === '' && username === '' && password === ''
}
