import { lookup as lookupOf } from 'node:dns/promises'
import net from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address that staff wrote and that must not be asked for; the message says why, in Spanish. */
export class AddressRefused extends Error {}

export interface PublicAddress {
  readonly url: URL
  /** Where it is, looked up once: the connection goes there and nowhere else, whatever the name says a moment later. */
  readonly ip: string
  readonly family: 4 | 6
}

/**
 * The public place behind a web address that somebody typed. Refuses other protocols, credentials, unusual ports and every name that leads,
 * by any of its records, to this machine, a private network or a cloud's metadata.
 */
export async function publicAddress(text: string, resolve: typeof lookupAll = lookupAll): Promise<PublicAddress> {
  const url = URL.parse(text)
  if (url === null) throw new AddressRefused('no es una dirección web.')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new AddressRefused('debe comenzar con https://.')
  if (url.username !== '' || url.password !== '') throw new AddressRefused('no puede llevar usuario ni contraseña.')
  if (!ports.has(url.port)) throw new AddressRefused('usa un puerto que no se permite.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = net.isIP(host) ? [host] : await resolve(host).catch(() => [])
  const [first] = found
  if (first === undefined) throw new AddressRefused('el servidor no existe.')
  if (!found.every(isPublic)) throw new AddressRefused('lleva a una red privada.')
  return { url, ip: first, family: net.isIPv6(first) ? 6 : 4 }
}

const ports = new Set(['', '80', '443', '8080', '8443'])

const lookupAll = async (host: string): Promise<string[]> => (await lookupOf(host, { all: true })).map(({ address }) => address)

/** Only ordinary addresses of the internet; one written inside another (`::ffff:127.0.0.1`, 6to4, NAT64) is judged by what is inside. */
export function isPublic(ip: string): boolean {
  try {
    return ipaddr.process(ip).range() === 'unicast'
  } catch {
    return false
  }
}
