import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'

export interface Pushed {
  readonly path: string
  readonly ttl: number
  readonly contact: string
  readonly message: unknown
}

/** A push service that believes no one: the VAPID signature must hold for this origin (RFC 8292) and the body must open for the subscribed browser (RFC 8291). */
export async function startPushService(vapidPublicKey: string) {
  const pushed: Pushed[] = []
  const answers: number[] = []
  const faults: unknown[] = []
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      void take(request.headers, body).then(
        (contact) => {
          const answer = answers.shift() ?? 201
          if (answer === 201) {
            const message: unknown = JSON.parse(open(body, browser, auth))
            pushed.push({ path: request.url ?? '', ttl: Number(request.headers.ttl), contact, message })
          }
          response.writeHead(answer).end()
        },
        (fault) => {
          faults.push(fault)
          response.writeHead(403).end()
        },
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function take(headers: NodeJS.Dict<string | string[]>, body: Buffer): Promise<string> {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm')
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(String(headers.authorization)) ?? []
    if (key !== vapidPublicKey) throw new Error('a key of somebody else')
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
    const { payload } = await jwtVerify(token, publicKey, { audience: origin })
    if (body.length === 0) throw new Error('empty')
    return payload.sub ?? ''
  }

  return {
    origin,
    pushed,
    /** Status codes for the next messages; 201 afterwards. */
    answers,
    faults,
    /** What a browser would hand to the page, as the page stores it. */
    subscription: (path: string, at = origin) =>
      JSON.stringify({
        endpoint: at + path,
        expirationTime: null,
        keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** RFC 8188 with the keys of RFC 8291; one record. */
function open(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with 2 and any number of zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}
