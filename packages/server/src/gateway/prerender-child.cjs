// Runs prerender bundles in a process that has given up its rights. Plain JavaScript: it is the only program file the process may read.
// Nothing here returns to the event loop: requests are read and answered synchronously, so no timer and no promise outlives its request.
'use strict'
const { readFileSync, readSync, writeSync } = require('node:fs')
const path = require('node:path')
const { constants, createContext, Script } = require('node:vm')

const maxAnswer = 4 * 1024 * 1024
const headerRoom = 32 * 1024
// A page has characters beyond Latin-1, so its string is UTF-16 already: half the time of UTF-8 for both sides.
const encoding = 'utf16le'
// Node would read the stack of an error, and so run code of the bundle here.
const options = { displayErrors: false }
const newline = 10

const globalsFile = path.join(__dirname, 'prerender-globals.cjs')
const globals = new Script(readFileSync(globalsFile, 'utf8'), { filename: 'prerender-globals.cjs' })
const run = new Script('plazaRun()', { filename: 'prerender' })
const user = dropUser()
const { parse, stringify } = JSON
const NodeUrl = URL
const Bytes = Buffer
const output = Bytes.allocUnsafe(headerRoom + 2 * maxAnswer)
const exit = process.reallyExit.bind(process)
const { readLine, readText } = inputReader()
removeHost()

/** Compiled once per bundle: `mf-catalog@1.4.2`. */
const scripts = new Map()
/** One context per bundle and tenant, so that neither sees what the other left. */
const contexts = new Map()
const nameOf = ({ key, tenant }) => `${key}\n${tenant}`
const kinds = { open, close, draw }

answer({ id: 'ready', user })
for (;;) {
  const { id, size, ...request } = parse(readLine())
  const body = readText(size)
  try {
    kinds[request.kind](id, request, body)
  } catch {
    // What a bundle throws is never looked at: reading a property of it would run its code here.
    answer({ id, error: 'the bundle left its context in a broken state' })
  }
}

/** `source` is empty when the bundle is known. */
function open(id, realm, source) {
  if (source !== '') scripts.set(realm.key, compile(realm.key, source))
  const script = scripts.get(realm.key)
  if (script === null) return answer({ id, error: `${realm.key} is no script` })
  const context = createContext(constants.DONT_CONTEXTIFY, {
    name: nameOf(realm),
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  })
  const guest = globals.runInContext(context)(parseUrl)
  guest.takeBundle(script.runInContext(context, options))
  run.runInContext(context, options)
  const error = guest.outcome('error')
  if (error !== null) return answer({ id, error: text(error) })
  contexts.set(nameOf(realm), { context, guest })
  answer({ id })
}

function compile(key, source) {
  try {
    return new Script(`(function (module, exports, require, process) {${source}\n})`, { filename: `${key}/face.cjs` })
  } catch {
    return null
  }
}

/** `last`: no other tenant has this bundle open. */
function close(id, { last, ...realm }) {
  contexts.delete(nameOf(realm))
  if (last) scripts.delete(realm.key)
  answer({ id })
}

function draw(id, { page, ...realm }, data) {
  const { context, guest } = contexts.get(nameOf(realm))
  guest.takeRequest(page, data)
  run.runInContext(context, options)
  const error = guest.outcome('error')
  if (error !== null) return answer({ id, error: text(error) })
  answer({ id, trouble: textOrNull(guest.outcome('trouble')) }, textOrNull(guest.outcome('html')), textOrNull(guest.outcome('head')))
}

function textOrNull(value) {
  return typeof value === 'string' ? value : null
}

function text(value) {
  return typeof value === 'string' ? value : 'unknown'
}

/** A line of JSON, then the texts it gives the sizes of; in one write from memory that is used again. */
function answer(header, ...texts) {
  if (texts.reduce((sum, part) => sum + (part?.length ?? 0), 0) > maxAnswer) {
    return answer({ id: header.id, error: `the answer is longer than ${maxAnswer} characters` })
  }
  let end = headerRoom
  const sizes = texts.map((part) => {
    if (part === null) return null
    const size = output.write(part, end, encoding)
    end += size
    return size
  })
  const line = Bytes.from(`${stringify({ ...header, sizes })}\n`)
  const start = headerRoom - line.length
  line.copy(output, start)
  for (let at = start; at < end; ) at += writeSync(1, output, at, end - at)
}

/** Standard input, read when it is needed; its end ends the process. */
function inputReader() {
  const chunk = Bytes.allocUnsafe(256 * 1024)
  let pending = Bytes.alloc(0)
  const fill = () => {
    const count = readSync(0, chunk)
    if (count === 0) exit(0)
    pending = Bytes.concat([pending, chunk.subarray(0, count)])
  }
  const take = (size) => {
    const taken = pending.subarray(0, size)
    pending = pending.subarray(size)
    return taken
  }
  return {
    readLine: () => {
      while (!pending.includes(newline)) fill()
      return take(pending.indexOf(newline) + 1).toString('utf8')
    },
    readText: (size) => {
      while (pending.length < size) fill()
      return take(size).toString(encoding)
    },
  }
}

/** Parts of an address as JSON; empty when it is none. Strings in, a string out: no object of this realm reaches a bundle. */
function parseUrl(address, base) {
  try {
    const { href, origin, protocol, username, password, host, hostname, port, pathname, search, hash } = new NodeUrl(address, base)
    return stringify({ href, origin, protocol, username, password, host, hostname, port, pathname, search, hash })
  } catch {
    return ''
  }
}

/** Under root the process goes on as nobody. */
function dropUser() {
  const nobody = 65_534
  if (process.getuid?.() !== 0) return 'same'
  try {
    process.setgroups([])
    process.setgid(nobody)
    process.setuid(nobody)
    return 'nobody'
  } catch {
    return 'same'
  }
}

/** A bundle that leaves its context finds a realm without Node: no module, no process, no network, only intrinsics that nobody changes. */
function removeHost() {
  const intrinsics = new Set(new Script('Object.getOwnPropertyNames(globalThis)').runInContext(createContext(constants.DONT_CONTEXTIFY)))
  const dangerous = new Set(['console', 'WebAssembly', 'SharedArrayBuffer', 'Atomics'])
  const without = (object, keep) => {
    for (const name of Reflect.ownKeys(object)) if (!keep(name)) Reflect.deleteProperty(object, name)
  }
  without(process, () => false)
  Reflect.setPrototypeOf(process, null)
  without(module, () => false)
  Reflect.setPrototypeOf(module, null)
  without(require, () => false)
  without(globalThis, (name) => intrinsics.has(name) && !dangerous.has(name))
  freezeIntrinsics()
}

// Node's --frozen-intrinsics puts accessors in the place of values, which makes every realm of the process a third slower.
function freezeIntrinsics() {
  const hidden = [
    function* () {},
    async function () {},
    async function* () {},
    [].values(),
    new Map().values(),
    new Set().values(),
    ''.matchAll(/a/g),
    ''[Symbol.iterator](),
  ]
  const frozen = new Set([globalThis])
  const waiting = [...Reflect.ownKeys(globalThis).map((name) => globalThis[name]), ...hidden.map((each) => Reflect.getPrototypeOf(each))]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if ((typeof next !== 'object' && typeof next !== 'function') || next === null || frozen.has(next)) continue
    frozen.add(next)
    Object.freeze(next)
    waiting.push(Reflect.getPrototypeOf(next))
    for (const name of Reflect.ownKeys(next)) {
      const { value, get, set } = Reflect.getOwnPropertyDescriptor(next, name)
      waiting.push(value, get, set)
    }
  }
}
