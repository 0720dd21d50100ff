/** Of every account that tests make, and of the demo accounts. */
export const password = 'Mercado2026*'

// Tests read answers of many shapes.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any

/** The server's calls for tests that make their own world: accounts, addresses, carts. */
export class Api {
  readonly #origin: string
  readonly #business: string
  #token: string | null = null
  #branch: string | null = null

  constructor(origin: string, business: string) {
    this.#origin = origin
    this.#business = business
  }

  async send(method: string, path: string, body?: unknown): Promise<{ status: number; body: Answer }> {
    const answer = await fetch(this.#origin + path, {
      method,
      headers: {
        'at-business': this.#business,
        'x-business': this.#business,
        ...(this.#branch ? { 'x-office-id': this.#branch } : {}),
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json().catch(() => null) }
  }

  /** Who asks, for requests that are no JSON. */
  headers(): Record<string, string> {
    return { 'at-business': this.#business, ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}) }
  }

  async must(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.send(method, path, body)
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  async signedInAs(email: string) {
    this.#token = (await this.must('POST', '/api/v1/users/login', { email, password })).token
    return this
  }

  /** Asks from now on as somebody who shops at this branch. */
  at(branchId: string) {
    this.#branch = branchId
    return this
  }

  async offices(): Promise<Answer[]> {
    return (await this.must('GET', '/api/v1/offices')).data
  }

  /** A shopper nobody else uses, with document, phone and one address beside the first branch. */
  async newShopper(name = 'Compradora de prueba'): Promise<{ email: string; id: string }> {
    const email = `e2e-${crypto.randomUUID().slice(0, 8)}@demo.co`
    const created = await this.must('POST', '/api/v1/users/create-account', {
      email,
      password,
      name,
      phone: '3001234567',
      habeasAccept: true,
    })
    this.#token = created.token
    const [office] = await this.offices()
    await this.must('PUT', '/api/v1/users', {
      identification_card: '1144000111',
      addresses: [
        {
          alias: 'Casa de prueba',
          address: 'Calle 5 # 38 - 20',
          city: office.city,
          comment: 'Portería azul',
          defaultAddress: true,
          geopoint: { type: 'Point', coordinates: [office.geopoint.lng, office.geopoint.lat] },
        },
      ],
    })
    return { email, id: created.user.id }
  }
}
