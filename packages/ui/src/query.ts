/** The one door to the query library. */
export { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
export { createQueryClient, type Seed } from './query/query-client.ts'
export {
  CallFailed,
  callKey,
  type CallQuery,
  type ChainQuery,
  useCall,
  useCallChain,
  useCallMutation,
  useInfiniteCall,
} from './query/use-call.ts'
