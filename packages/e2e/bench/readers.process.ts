import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

// Reads listings of one branch at a pace of its own, kept ones and new ones in turn, until it is told to stop; then says how long each took.
// With as little garbage as can be: a reader that collects it keeps both cores from the server it measures.
const [address = '', business = '', branch = '', every = ''] = process.argv.slice(2)
const { hostname, port } = new URL(address)
const agent = new http.Agent({ keepAlive: true })
const headers = { 'x-business': business }
const milliseconds = Number(every)
const took: number[] = []
let asked = 0
let under = 0

function read(nth: number) {
  const fresh = nth % 2 === 0 ? `&n=${Math.random()}` : ''
  const path = `/api/v2/products/${branch}?limit=20&page=${1 + (nth % 20)}${fresh}`
  const begun = performance.now()
  under++
  http
    .get({ hostname, port, path, agent, headers }, (answer) => {
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`)
      answer.resume()
      answer.on('end', () => {
        took.push(performance.now() - begun)
        under--
      })
    })
    .on('error', (error) => {
      throw error
    })
}

// Timers come late on a busy machine: what is due by now is asked now.
const begun = performance.now()
const timer = setInterval(() => {
  while (asked < (performance.now() - begun) / milliseconds) read(asked++)
}, milliseconds)

process.once('message', async () => {
  clearInterval(timer)
  while (under > 0) await pause(5)
  process.send?.(took, () => process.exit(0))
})
