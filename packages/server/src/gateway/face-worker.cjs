// Plain JavaScript: a worker's first file must load in a bare thread, without flags and without our own modules.
// Draws faces: bundles arrive as source text, are compiled once, and get no require, no environment and no network of ours.
const { parentPort } = require('node:worker_threads')
const vm = require('node:vm')

const bundles = new Map()

parentPort.on('message', ({ id, key, source, page, data }) => {
  try {
    if (source !== undefined) bundles.set(key, load(key, source))
    const draw = bundles.get(key)?.[page]
    parentPort.postMessage({ id, html: typeof draw === 'function' ? String(draw(revive(data))) : null })
  } catch (error) {
    parentPort.postMessage({ id, error: String(error?.stack ?? error).slice(0, 2000) })
  }
})

function load(key, source) {
  const module = { exports: {} }
  const refuse = (name) => {
    throw new Error(`a face requires nothing, but ${key} asks for ${name}`)
  }
  vm.compileFunction(source, ['module', 'exports', 'require', 'process'], { filename: `${key}/face.cjs` })(module, module.exports, refuse, {
    env: {},
  })
  return module.exports.faces ?? {}
}

function revive(json) {
  const data = JSON.parse(json)
  return Array.isArray(data.modules) ? { ...data, modules: new Set(data.modules) } : data
}
