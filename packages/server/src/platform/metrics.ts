import * as prom from 'prom-client'

/** Numbers for Prometheus. `register` is open: gateway and registry add their own. */
export interface Metrics {
  readonly register: prom.Registry
  readonly requests: prom.Histogram<'call' | 'status'>
  readonly outbox: prom.Counter<'topic' | 'result'>
  readonly catalogCache: prom.Counter<'result'>
}

export function createMetrics(): Metrics {
  const register = new prom.Registry()
  const registers = [register]
  prom.collectDefaultMetrics({ register })
  return {
    register,
    requests: new prom.Histogram({
      name: 'plaza_request_seconds',
      help: 'Time to answer, by call',
      labelNames: ['call', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    outbox: new prom.Counter({ name: 'plaza_outbox_total', help: 'Outbox deliveries', labelNames: ['topic', 'result'], registers }),
    catalogCache: new prom.Counter({
      name: 'plaza_catalog_cache_total',
      help: 'Catalogue reads by how they were answered',
      labelNames: ['result'],
      registers,
    }),
  }
}
