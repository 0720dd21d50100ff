import net from 'node:net'
import ipaddr from 'ipaddr.js'

/** True for a host that only this machine reaches: `localhost` and names below it, 127.0.0.0/8, `::1`. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback'
}

/** True for an address (`10.0.0.7`) or a network (`10.0.0.0/8`, `fd00::/8`). */
export const isNetwork = (text: string): boolean =>
  net.isIP(text.split('/')[0] ?? '') !== 0 && (!text.includes('/') || ipaddr.isValidCIDR(text))

/**
 * The visitor's address as limits count it: a household owns a whole /64 of IPv6 and may take another address of it for every request.
 * What is no address is answered as it came.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()
}
