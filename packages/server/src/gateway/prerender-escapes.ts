/** Marks what an attempt returns when it got out. */
export const escaped = 'ESCAPED'

export interface Escape {
  name: string
  /** Body of the function that draws the page; what it returns is judged. `data`, `keep` (survives the draw), `proof` and `realm` are at hand. */
  body: string
  /** Stops or bloats the process: it may be killed, the next page must be drawn. */
  isHarmful?: boolean
  /** Source put before everything else of the bundle. */
  before?: string
}

export interface Traps {
  /** A port of 127.0.0.1 on which nobody of ours connects. */
  port: number
  /** A file that must never come to be. */
  file: string
  /** Name of an environment variable of the parent. */
  variable: string
}

/** Ways out of a prerender bundle. Each is drawn twice, because what is asynchronous can only be told by the second drawing. */
export const escapes = ({ port, file, variable }: Traps): Escape[] => [
  // Modules of Node.
  { name: 'process.getBuiltinModule: spawn', body: `return proof(process.getBuiltinModule('node:child_process').execSync('id'))` },
  { name: 'process.getBuiltinModule: read a file', body: `return proof(process.getBuiltinModule('fs').readFileSync('/etc/passwd'))` },
  { name: 'globalThis.process: read a file', body: `return proof(globalThis.process.getBuiltinModule('fs').readdirSync('/'))` },
  { name: 'write a file', body: `const fs = globalThis.process.getBuiltinModule('fs'); fs.writeFileSync('${file}', 'x'); return proof(1)` },
  { name: 'process.binding', body: `return proof(globalThis.process.binding('fs'))` },
  { name: 'process._linkedBinding', body: `return proof(typeof globalThis.process._linkedBinding === 'function')` },
  { name: 'process.dlopen', body: `return proof(typeof globalThis.process.dlopen === 'function')` },
  { name: 'process.mainModule', body: `return proof(globalThis.process.mainModule || typeof globalThis.process.kill === 'function')` },
  { name: 'require', body: `return proof(require('fs'))` },
  { name: 'module.constructor._load', body: `return proof(module.constructor._load('fs'))` },
  { name: 'module.require', body: `return proof(module.require('fs'))` },
  { name: 'createRequire', body: `return proof(globalThis.process.getBuiltinModule('module').createRequire('/')('fs'))` },
  { name: 'vm module', body: `return proof(globalThis.process.getBuiltinModule('vm').runInThisContext('process'))` },
  {
    name: 'worker thread',
    body: `const { Worker } = globalThis.process.getBuiltinModule('worker_threads'); new Worker('0', { eval: true }); return proof(1)`,
  },
  { name: 'inspector', body: `return proof(globalThis.process.getBuiltinModule('inspector').Session)` },
  { name: 'wasi', body: `return proof(globalThis.process.getBuiltinModule('wasi').WASI)` },
  { name: 'v8 heap snapshot', body: `return proof(globalThis.process.getBuiltinModule('v8').getHeapSnapshot)` },
  { name: 'environment', body: `return proof(globalThis.process.env['${variable}'] || Object.keys(globalThis.process.env).length > 0)` },
  {
    name: 'environment through a leaked realm',
    body: `let error; try { const e = new Error(); e.name = Symbol(); e.stack } catch (e) { error = e }
      return realm(error)`,
  },

  // Code from strings.
  { name: 'Function constructor', body: `return proof((() => {}).constructor('return process')())` },
  { name: 'Function constructor of this', body: `return proof(globalThis.constructor.constructor('return process.version')())` },
  {
    name: 'async function constructor',
    body: `(async () => {}).constructor('keep', 'keep.evidence = typeof process')(keep); return proof(keep.evidence === 'object' && 'process')`,
  },
  { name: 'generator constructor', body: `return proof((function* () {}).constructor('yield process')().next().value)` },
  {
    name: 'async generator constructor',
    body: `(async function* () {}).constructor('keep', 'keep.p = process')(keep).next(); return proof(keep.p)`,
  },
  { name: 'eval', body: `return proof((0, eval)('process'))` },
  { name: 'data.constructor.constructor', body: `return proof(data.constructor.constructor('return process')())` },
  { name: 'Set of the data', body: `return proof(data.modules.constructor.constructor('return process')())` },
  { name: 'console.log.constructor', body: `return proof(console.log.constructor('return process')())` },
  { name: 'console.Console', body: `return proof(console.Console || console._stdout)` },
  { name: 'setTimeout.constructor', body: `return proof(setTimeout.constructor('return process')())` },
  {
    name: 'object of a timer',
    body: `const timer = setTimeout(() => {}, 1); clearTimeout(timer); return proof(timer.constructor.constructor('return process')())`,
  },
  { name: 'URL.constructor', body: `return proof(new URL('http://a.co').constructor.constructor('return process')())` },
  {
    name: 'URLSearchParams.constructor',
    body: `return proof(new URL('http://a.co?a').searchParams.constructor.constructor('return process')())`,
  },
  { name: 'TextEncoder.constructor', body: `return proof(new TextEncoder().encode('a').constructor.constructor('return process')())` },
  { name: 'structuredClone', body: `return proof(structuredClone({}).constructor.constructor('return process')())` },
  { name: 'require.constructor', body: `return proof(require.constructor('return process')())` },
  {
    name: 'close the wrapper',
    before: `}); globalThis.stolen = { module: typeof module, require: typeof require, process: typeof process }; (function (module, exports, require, process) {`,
    body: `return proof(Object.values(stolen).some((kind) => kind !== 'undefined'))`,
  },

  // Objects of the realm that calls.
  { name: 'error of an invalid URL', body: `try { new URL('x') } catch (e) { return realm(e) }` },
  {
    name: 'error of an overflowing stack',
    body: `const fall = () => { new URL('http://a.co/' + keep.n); return fall() }; try { fall() } catch (e) { return realm(e) }`,
  },
  {
    name: 'errors of any depth of the stack',
    body: `const found = []; const fall = () => { try { new URL('http://a.co'); fall() } catch (e) { found.push(e); throw e } }
      try { fall() } catch {} ; return found.map(realm).find((one) => one.startsWith('ESC')) ?? 'held'`,
    isHarmful: true,
  },
  {
    name: 'rejection of import()',
    body: `import('node:fs').then((fs) => { keep.found = fs.readFileSync('/etc/passwd') }, (e) => { keep.error = e }); return keep.found ? proof(1) : keep.error ? realm(keep.error) : 'later'`,
  },
  { name: 'promise of import()', body: `const promise = import('node:child_process'); promise.catch(() => {}); return realm(promise)` },
  {
    name: 'error with a symbol for a name',
    body: `try { const e = new Error(); e.name = Symbol(); e.stack } catch (e) { return realm(e) }`,
  },
  {
    name: 'Error.prepareStackTrace',
    body: `Error.prepareStackTrace = (_, sites) => sites; const sites = new Error().stack
      return Array.isArray(sites) ? sites.map(foreign).join() + realm(sites) : 'held'`,
  },
  {
    name: 'Error.captureStackTrace',
    body: `const it = {}; Error.prepareStackTrace = (_, sites) => sites; Error.captureStackTrace(it)
      return Array.isArray(it.stack) ? it.stack.map(foreign).join() : 'held'`,
  },
  {
    name: 'an Error of our own',
    body: `const Real = Error; globalThis.Error = { prepareStackTrace: (_, sites) => sites }; const sites = new Real().stack
      return Array.isArray(sites) ? sites.map(foreign).join() : 'held'`,
  },
  {
    name: 'prepareStackTrace of a leaked realm',
    body: `try { const e = new Error(); e.name = Symbol(); e.stack } catch (e) {
      let Base = e.constructor; while (Object.getPrototypeOf(Base).prototype) Base = Object.getPrototypeOf(Base)
      Base.prepareStackTrace = (_, sites) => sites; const sites = new Base().stack
      return Array.isArray(sites) ? sites.map(foreign).join() : 'held' }`,
  },
  {
    name: 'arguments.callee.caller',
    body: `let f = arguments.callee; while (f && f.caller) f = f.caller; return proof(f !== arguments.callee && f.constructor('return process')())`,
  },
  {
    name: 'Function.prototype.call overridden',
    body: `const call = Function.prototype.call; keep.seen ??= []; Function.prototype.call = function (...all) { keep.seen.push(this, ...all); return Reflect.apply(call, this, all) }
      new URL('http://a.co'); return keep.seen.map((one) => realm(one)).find((one) => one.startsWith('ESC')) ?? 'held'`,
  },
  {
    name: 'traps on Object.prototype',
    body: `keep.seen ??= []
      for (const name of ['html', 'head', 'error', 'id', 'get', 'set', 'timeout', 'value', 'then', 'toJSON', 'contextName', 'importModuleDynamically'])
        Object.defineProperty(Object.prototype, name, { configurable: true, set(value) { keep.seen.push(this, value) }, get() { keep.seen.push(this); return undefined } })
      return keep.seen.map((one) => realm(one)).find((one) => one.startsWith('ESC')) ?? 'held'`,
  },
  {
    name: 'a thenable that is returned',
    body: `return { then(resolve) { keep.it = realm(resolve) }, toString() { return keep.it ?? 'held' } }`,
  },
  { name: 'WebAssembly', body: `const bytes = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]); return proof(new WebAssembly.Module(bytes))` },
  { name: 'SharedArrayBuffer', body: `return proof(new SharedArrayBuffer(8))` },
  {
    name: 'SharedArrayBuffer of WebAssembly',
    body: `return proof(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer)`,
  },

  // The network.
  { name: 'fetch', body: `return proof(fetch('http://127.0.0.1:${port}/'))` },
  { name: 'WebSocket', body: `return proof(new WebSocket('ws://127.0.0.1:${port}/'))` },
  { name: 'net', body: `return proof(globalThis.process.getBuiltinModule('net').connect(${port}, '127.0.0.1').on('error', () => {}))` },
  { name: 'http', body: `return proof(globalThis.process.getBuiltinModule('http').get('http://127.0.0.1:${port}').on('error', () => {}))` },
  { name: 'dns', body: `return proof(globalThis.process.getBuiltinModule('dns').lookup('example.com', () => {}))` },
  { name: 'udp', body: `return proof(globalThis.process.getBuiltinModule('dgram').createSocket('udp4'))` },
  {
    name: 'EventSource, XMLHttpRequest, BroadcastChannel',
    body: `return proof([globalThis.EventSource, globalThis.XMLHttpRequest, globalThis.BroadcastChannel].some(Boolean))`,
  },

  // Answers for others.
  { name: 'process.send', body: `globalThis.process.send({ id: 'next', html: '${escaped}' }); return proof(1)` },
  { name: 'standard output', body: `globalThis.process.stdout.write('{"id":"next","html":"${escaped}"}\\n'); return proof(1)` },
  {
    name: 'descriptor 1',
    body: `globalThis.process.getBuiltinModule('fs').writeSync(1, '{"id":"next","html":"${escaped}"}\\n'); return proof(1)`,
  },
  { name: 'MessagePort', body: `globalThis.process.getBuiltinModule('worker_threads').parentPort.postMessage({ id: 1 }); return proof(1)` },
  { name: 'kill the server', body: `return proof(typeof globalThis.process.kill === 'function' && globalThis.process.ppid > 0)` },
  {
    name: 'the caller replaced',
    body: `globalThis.plazaRun = () => { throw 1 }; delete globalThis.plazaRun; keep.n = (keep.n ?? 0) + 1
      return typeof plazaRun === 'function' && keep.n < 2 ? (plazaRun(), 'held') : 'held'`,
  },

  // What is left behind.
  {
    name: 'timer that outlives its page',
    body: `setTimeout(() => { keep.late = true }, 0); setInterval(() => { keep.late = true }, 1); return proof(keep.late)`,
  },
  { name: 'setImmediate that outlives its page', body: `setImmediate(() => { keep.late = true }); return proof(keep.late)` },
  {
    name: 'FinalizationRegistry',
    body: `new FinalizationRegistry(() => { keep.late = true }).register({}, 1); return proof(typeof FinalizationRegistry === 'function')`,
  },
  { name: 'AsyncLocalStorage', body: `return proof(globalThis.process.getBuiltinModule('async_hooks').AsyncLocalStorage)` },

  // Odd values.
  ...[`throw null`, `throw undefined`, `throw Symbol('x')`, `throw { toString() { throw 1 } }`, `throw () => {}`].map((body) => ({
    name: body,
    body,
  })),
  {
    name: 'a thrown proxy',
    body: `throw new Proxy({}, { get(_, name, self) { keep.seen = self; throw self }, getPrototypeOf() { throw 1 } })`,
  },
  {
    name: 'a thrown error with a getter',
    body: `const e = new Error(); Object.defineProperty(e, 'stack', { get() { keep.found = realm(this); throw e } }); if (keep.found) return keep.found; throw e`,
  },
  {
    name: 'a returned proxy',
    body: `return new Proxy(() => {}, { get(_, name) { return name === Symbol.toPrimitive ? () => 'held' : undefined } })`,
  },
  { name: 'a returned symbol', body: `return Symbol('x')` },
  { name: 'String overridden', body: `globalThis.String = () => ({ then: 1 }); return { a: 1 }` },

  // Harm.
  { name: 'endless loop', body: `for (;;) {}`, isHarmful: true },
  { name: 'endless loop while loading', before: `for (;;) {}`, body: '', isHarmful: true },
  { name: 'endless promises', body: `const again = () => Promise.resolve().then(again); again(); return 'held'`, isHarmful: true },
  { name: 'endless microtasks', body: `const again = () => queueMicrotask(again); again(); return 'held'`, isHarmful: true },
  { name: 'endless toString', body: `return { toString() { for (;;) {} } }`, isHarmful: true },
  { name: 'endless regular expression', body: `return String(/^(a+)+$/.test('a'.repeat(60) + 'b'))`, isHarmful: true },
  { name: 'Atomics.wait', body: `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); return proof(1)`, isHarmful: true },
  { name: 'objects without end', body: `keep.all ??= []; for (;;) keep.all.push(new Array(1000).fill({}))`, isHarmful: true },
  { name: 'buffers without end', body: `keep.all ??= []; for (;;) keep.all.push(new Uint8Array(16e6).fill(1))`, isHarmful: true },
  { name: 'a huge answer', body: `return 'x'.repeat(2 ** 28)`, isHarmful: true },
  { name: 'a huge error', body: `throw new Error('x'.repeat(2 ** 28))`, isHarmful: true },
  { name: 'a deep recursion', body: `const fall = () => fall() + 1; return String(fall())`, isHarmful: true },
]

/** The attempt as a bundle. */
export const bundleOf = ({ body, before = '' }: Escape) => `${before}
const keep = {}
const proof = (found) => (found ? '${escaped}' : 'held')
// Out when the realm of a leaked object makes code from strings, or lets its intrinsics be changed.
const realm = (leaked) => {
  const maker = leaked?.constructor?.constructor
  if (typeof maker !== 'function') return 'held'
  try { if (maker('return typeof process')() === 'object') return '${escaped}' } catch {}
  const foreign = maker !== Function
  try { if (foreign && maker('return 1')() === 1) return '${escaped}' } catch {}
  let top = leaked
  while (Object.getPrototypeOf(top) !== null) top = Object.getPrototypeOf(top)
  if (foreign && Reflect.set(top, 'polluted', true) && top.polluted) return '${escaped}'
  return 'held'
}
// Out when a call site names an object of another realm.
const foreign = (site) => proof([site.getThis(), site.getFunction()].some((it) => it?.constructor && it.constructor.constructor !== Function))
exports.faces = { attempt: function (data) { ${body} } }
`
