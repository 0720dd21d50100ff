export { Api, api, type ApiSettings, type CallOptions, type Result } from './api.ts'
export { type ApiProblem, networkProblem } from './problem.ts'
export type { Grant } from './session.ts'
