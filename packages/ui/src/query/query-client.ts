import { QueryClient } from '@tanstack/react-query'

/** Answers that came with the page: the call's key, its parsed input, its output. */
export interface Seed {
  readonly key: string
  readonly input: unknown
  readonly output: unknown
}

/** Holds every answer of the page. Seeded ones count as fresh, so the first screen asks nothing. */
export function createQueryClient(seeds: readonly Seed[] = []): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // The api client retries by itself and says "no connection" by name, so queries neither retry nor pause offline.
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  for (const { key, input, output } of seeds) client.setQueryData([key, input], output)
  return client
}
