import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

const clientId = 'plaza-e2e.apps.example'

/** Stands in for Google: a window in which one says who one is, ID tokens signed with keys that it publishes. */
export async function startIdentityProvider() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'e2e', alg: 'RS256', use: 'sig' }] }

  const tokenFor = (email: string, nonce: string) =>
    new SignJWT({ email, email_verified: true, name: 'Gina Gómez', nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'e2e' })
      .setSubject(`sub of ${email}`)
      .setAudience(clientId)
      .setIssuer(origin)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(privateKey)

  const provider = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    const asked = (name: string) => url.searchParams.get(name) ?? ''
    if (url.pathname === '/certs') return response.setHeader('content-type', 'application/json').end(JSON.stringify(keys))
    if (url.pathname === '/auth') return response.setHeader('content-type', 'text/html').end(chooser(url.search))
    const answer = new URLSearchParams({ state: asked('state') })
    if (asked('email')) answer.set('id_token', await tokenFor(asked('email'), asked('nonce')))
    else answer.set('error', 'access_denied')
    return response.writeHead(302, { location: `${asked('redirect_uri')}#${answer}` }).end()
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  return {
    env: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_ISSUER: origin,
      GOOGLE_CERTS_URL: `${origin}/certs`,
      GOOGLE_AUTHORIZE_URL: `${origin}/auth`,
    },
    stop: () => provider.close(),
  }
}

const chooser = (query: string) => `<!doctype html><title>Elegir cuenta</title>
<a href="/answer${query.replaceAll('"', '')}&email=gina-${crypto.randomUUID().slice(0, 8)}@correo.co">Continuar como Gina</a>
<a href="/answer${query.replaceAll('"', '')}">Cancelar</a>`
