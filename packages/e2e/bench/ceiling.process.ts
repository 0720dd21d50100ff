import { readFileSync } from 'node:fs'
import fastify from 'fastify'

const body = readFileSync(process.argv[2] ?? '')
const headers = JSON.parse(process.argv[3] ?? '{}') as Record<string, string>
const app = fastify()
app.get('/', (_request, reply) => reply.headers(headers).send(body))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
