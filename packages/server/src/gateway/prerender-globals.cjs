// Evaluated in each bundle's context before the bundle: what a bundle finds there besides ECMAScript, and how it is called.
// The completion value is called by the process, which gets back an object of functions that take and give strings only.
globalThis.plazaInstall = (parseUrl) => {
  'use strict'
  delete globalThis.plazaInstall
  const { parse, stringify } = JSON
  const define = (name, value) => Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false })
  for (const name of ['SharedArrayBuffer', 'Atomics', 'WebAssembly', 'FinalizationRegistry', 'WeakRef']) delete globalThis[name]

  // Node calls `globalThis.Error.prepareStackTrace` from its own code, with call sites of the whole process.
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => {}, configurable: false })
  Object.defineProperty(globalThis, 'Error', { value: Error, writable: false, configurable: false })

  const nothing = () => undefined
  const silent = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table', 'group', 'groupCollapsed', 'groupEnd', 'assert']
  define('console', Object.fromEntries(silent.map((name) => [name, nothing])))
  // Nothing of a bundle runs after its request.
  for (const name of ['setTimeout', 'setInterval', 'setImmediate']) define(name, () => 0)
  for (const name of ['clearTimeout', 'clearInterval', 'clearImmediate']) define(name, nothing)
  define('queueMicrotask', (work) => void Promise.resolve().then(() => work()))
  define('performance', { now: () => Date.now() })

  const decode = (text) => {
    const spaced = text.replaceAll('+', ' ')
    try {
      return decodeURIComponent(spaced)
    } catch {
      return spaced
    }
  }
  const escaped = { '!': '%21', "'": '%27', '(': '%28', ')': '%29', '~': '%7E', '%20': '+' }
  const encode = (text) => encodeURIComponent(String(text).toWellFormed()).replace(/[!'()~]|%20/g, (found) => escaped[found])

  class URLSearchParams {
    #pairs = []
    #changed = nothing
    constructor(from = '', changed = nothing) {
      if (typeof from === 'string') {
        const parts = from.replace(/^\?/, '').split('&')
        this.#pairs = parts
          .filter((part) => part !== '')
          .map((part) => [decode(part.replace(/=.*$/s, '')), decode(/=(.*)$/s.exec(part)?.[1] ?? '')])
      } else {
        const pairs = typeof from?.[Symbol.iterator] === 'function' ? [...from] : Object.entries(from ?? {})
        this.#pairs = pairs.map(([name, value]) => [String(name), String(value)])
      }
      this.#changed = changed
    }
    get size() {
      return this.#pairs.length
    }
    get(name) {
      return this.#pairs.find(([known]) => known === String(name))?.[1] ?? null
    }
    getAll(name) {
      return this.#pairs.filter(([known]) => known === String(name)).map(([, value]) => value)
    }
    has(name, value) {
      return this.#pairs.some(([known, its]) => known === String(name) && (value === undefined || its === String(value)))
    }
    append(name, value) {
      this.#pairs.push([String(name), String(value)])
      this.#changed()
    }
    set(name, value) {
      const at = this.#pairs.findIndex(([known]) => known === String(name))
      if (at < 0) return this.append(name, value)
      this.#pairs = this.#pairs.filter(([known], index) => known !== String(name) || index === at)
      this.#pairs[at] = [String(name), String(value)]
      this.#changed()
    }
    delete(name, value) {
      this.#pairs = this.#pairs.filter(([known, its]) => known !== String(name) || (value !== undefined && its !== String(value)))
      this.#changed()
    }
    sort() {
      this.#pairs.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
      this.#changed()
    }
    forEach(visit, self) {
      for (const [name, value] of this.#pairs) visit.call(self, value, name, this)
    }
    *entries() {
      for (const [name, value] of this.#pairs) yield [name, value]
    }
    *keys() {
      for (const [name] of this.#pairs) yield name
    }
    *values() {
      for (const [, value] of this.#pairs) yield value
    }
    [Symbol.iterator]() {
      return this.entries()
    }
    toString() {
      return this.#pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
    }
  }

  const partsOf = (address, base) => {
    let text
    try {
      text = parseUrl(String(address), base === undefined ? undefined : String(base))
    } catch {
      // An error of the process's own realm (its stack is full) is not passed on.
      text = ''
    }
    return text === '' ? null : parse(text)
  }

  class URL {
    #parts
    #params
    constructor(address, base) {
      this.#parts = partsOf(address, base)
      if (this.#parts === null) throw new TypeError('Invalid URL')
    }
    static canParse(address, base) {
      return partsOf(address, base) !== null
    }
    static parse(address, base) {
      return URL.canParse(address, base) ? new URL(address, base) : null
    }
    get searchParams() {
      this.#params ??= new URLSearchParams(this.#parts.search, () => this.#change({ search: String(this.#params) }))
      return this.#params
    }
    set search(search) {
      this.#change({ search: String(search).replace(/^\?/, '') })
      this.#params = undefined
    }
    set hash(hash) {
      this.#change({ hash: String(hash).replace(/^#/, '') })
    }
    set pathname(pathname) {
      this.#change({ pathname: String(pathname) })
    }
    #change(change) {
      const { protocol, username, password, host, pathname, search, hash } = {
        ...this.#parts,
        search: this.#parts.search.slice(1),
        hash: this.#parts.hash.slice(1),
        ...change,
      }
      const user = username === '' ? '' : `${username}${password && `:${password}`}@`
      const path = pathname.replaceAll('?', '%3F').replaceAll('#', '%23')
      const address = `${protocol}//${user}${host}${path}${search && `?${search.replaceAll('#', '%23')}`}${hash && `#${hash}`}`
      this.#parts = partsOf(address) ?? this.#parts
    }
    toString() {
      return this.#parts.href
    }
    toJSON() {
      return this.#parts.href
    }
    static {
      for (const name of ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash']) {
        const { set } = Object.getOwnPropertyDescriptor(URL.prototype, name) ?? {}
        Object.defineProperty(URL.prototype, name, {
          get() {
            return this.#parts[name]
          },
          set,
          configurable: true,
          enumerable: true,
        })
      }
    }
  }
  define('URL', URL)
  define('URLSearchParams', URLSearchParams)

  const module = { exports: {} }
  let bundle = null
  let request = null
  let outcome = { error: null, html: null, head: null, trouble: null }

  const describe = (error) => {
    try {
      return String(error?.stack ?? error).slice(0, 2000)
    } catch {
      return 'something was thrown that has no words'
    }
  }

  function load() {
    const evaluate = bundle
    bundle = null
    const require = (name) => {
      throw new Error(`a prerender bundle requires nothing, but this one asks for ${name}`)
    }
    evaluate(module, module.exports, require, { env: {} })
  }

  function render({ page, data }) {
    const { faces, heads } = module.exports
    const face = faces?.[page]
    const html = typeof face === 'function' ? String(face(revive(data))) : null
    return { error: null, html, ...headOf(heads?.[page], data) }
  }

  // A head that fails costs only itself.
  function headOf(describeHead, data) {
    if (typeof describeHead !== 'function') return { head: null, trouble: null }
    try {
      return { head: stringify(describeHead(revive(data)) ?? null), trouble: null }
    } catch (error) {
      return { head: null, trouble: describe(error) }
    }
  }

  function revive(json) {
    const data = parse(json)
    return Array.isArray(data.modules) ? { ...data, modules: new Set(data.modules) } : data
  }

  function plazaRun() {
    const asked = request
    request = null
    outcome = { error: 'nothing was asked', html: null, head: null, trouble: null }
    try {
      if (bundle !== null) {
        load()
        outcome = { ...outcome, error: null }
      } else if (asked !== null) outcome = render(asked)
    } catch (error) {
      outcome = { error: describe(error), html: null, head: null, trouble: null }
    }
  }
  Object.defineProperty(globalThis, 'plazaRun', { value: plazaRun, writable: false, configurable: false, enumerable: false })

  return {
    takeBundle: (evaluate) => {
      bundle = evaluate
    },
    takeRequest: (page, data) => {
      request = { page, data }
    },
    outcome: (part) => outcome[part],
  }
}
