export { createServer, type Server } from './server.ts'
export { readEnv, StartError, type Env } from './platform/env.ts'
