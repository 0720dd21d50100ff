// Plain JavaScript: a worker's first file must load in a bare thread, without flags and without our own modules.
// Draws faces: bundles arrive as source text, are compiled once, and get no require, no environment and no network of ours.
const { parentPort } = require('node:worker_threads')
const vm = require('node:vm')

const bundles = new Map()

parentPort.on('message', ({ id, key, source, page, data }) => {
  try {
    const answer = source === undefined ? draw(bundles.get(key) ?? {}, page, data) : load(key, source)
    parentPort.postMessage({ id, cpu: cpu(), ...answer })
  } catch (error) {
    parentPort.postMessage({ id, cpu: cpu(), error: String(error?.stack ?? error).slice(0, 2000) })
  }
})

function cpu() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function load(key, source) {
  const module = { exports: {} }
  const refuse = (name) => {
    throw new Error(`a face requires nothing, but ${key} asks for ${name}`)
  }
  vm.compileFunction(source, ['module', 'exports', 'require', 'process'], { filename: `${key}/face.cjs` })(module, module.exports, refuse, {
    env: {},
  })
  bundles.set(key, module.exports)
  return { html: null, head: null }
}

function draw({ faces, heads }, page, data) {
  const face = faces?.[page]
  const html = typeof face === 'function' ? String(face(revive(data))) : null
  return { html, ...headOf(heads?.[page], data) }
}

/** As JSON, so that nothing but data leaves the thread. A head that fails costs only itself. */
function headOf(describe, data) {
  if (typeof describe !== 'function') return { head: null }
  try {
    return { head: JSON.stringify(describe(revive(data)) ?? null) }
  } catch (error) {
    return { head: null, trouble: String(error?.stack ?? error).slice(0, 2000) }
  }
}

function revive(json) {
  const data = JSON.parse(json)
  return Array.isArray(data.modules) ? { ...data, modules: new Set(data.modules) } : data
}
