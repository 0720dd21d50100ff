import { type ApiProblem, api, type CallOptions, type Result } from '@plaza/api-client'
import type { Call, InputOf, OutputOf } from '@plaza/contracts/kernel/call'
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'

/** A call answered by a problem; `message` is its Spanish text. */
export class CallFailed extends Error {
  readonly problem: ApiProblem

  constructor(problem: ApiProblem) {
    super(problem.message)
    this.problem = problem
  }
}

/** The cache key of a call: its identity and its input with defaults filled in. */
export function callKey<C extends Call>(contract: C, input?: InputOf<C>): readonly unknown[] {
  if (input === undefined) return [contract.key]
  const parsed = contract.input.safeParse(input)
  return [contract.key, parsed.success ? parsed.data : input]
}

interface Options<C extends Call = Call> {
  /** Milliseconds until the same is asked again, by the last answer; false asks no more. Rests while the tab is out of sight. */
  readonly askAgain?: (answer: OutputOf<C> | undefined) => number | false
  /** Base address of another server that answers it. */
  readonly base?: string | null | undefined
  /** False waits, for example until an id is known. */
  readonly enabled?: boolean
  /** Keeps showing the former answer while the next one comes (tables, filters). */
  readonly keepPrevious?: boolean
  /** Milliseconds an answer counts as fresh; 30,000 unless told. */
  readonly staleTime?: number
}

export type CallQuery<C extends Call> = UseQueryResult<OutputOf<C>, CallFailed>

/** Asks a call and keeps its answer. Give it to QueryView. */
export function useCall<C extends Call>(
  contract: C,
  input: InputOf<C>,
  { base, enabled, keepPrevious, staleTime, askAgain }: Options<C> = {},
): CallQuery<C> {
  return useQuery<OutputOf<C>, CallFailed>({
    queryKey: callKey(contract, input),
    queryFn: ({ signal }) => ask(contract, input, { signal, ...(base ? { base } : {}) }),
    ...(enabled === undefined ? {} : { enabled }),
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(askAgain ? { refetchInterval: ({ state }) => askAgain(state.data) } : {}),
    ...(keepPrevious ? { placeholderData: keepPreviousData as never } : {}),
  })
}

/**
 * Asks page after page. `inputFor(page)` gives the call's input, pages count from 1; `hasNext` reads the last answer.
 * The first page shares its cache entry with nothing: seed it with `useCall` when it comes with the HTML.
 */
export function useInfiniteCall<C extends Call>(
  contract: C,
  inputFor: (page: number) => InputOf<C>,
  hasNext: (last: OutputOf<C>) => boolean,
  options: Pick<Options, 'enabled'> = {},
): ChainQuery<C, number> {
  return useCallChain(contract, { first: 1, inputFor, next: (last, page) => (hasNext(last) ? page + 1 : undefined) }, options)
}

export type ChainQuery<C extends Call, Step> = UseInfiniteQueryResult<InfiniteData<OutputOf<C>, Step>, CallFailed>

interface Chain<C extends Call, Step> {
  /** What it is kept under besides its first call, where several chains begin alike. */
  readonly name?: string
  readonly first: Step
  readonly inputFor: (step: Step) => InputOf<C>
  /** The step after this one and its answer; undefined at the end. */
  readonly next: (last: OutputOf<C>, step: Step) => Step | undefined
}

/** Asks one call after another, each by what the last one answered. */
export function useCallChain<C extends Call, Step>(
  contract: C,
  { name = 'pages', first, inputFor, next }: Chain<C, Step>,
  { enabled }: Pick<Options, 'enabled'> = {},
): ChainQuery<C, Step> {
  const client = useQueryClient()
  const firstKey = callKey(contract, inputFor(first))
  const seed = client.getQueryState<OutputOf<C>>(firstKey)
  return useInfiniteQuery<OutputOf<C>, CallFailed, InfiniteData<OutputOf<C>, Step>, readonly unknown[], Step>({
    queryKey: [...firstKey, name],
    queryFn: ({ pageParam, signal }) => ask(contract, inputFor(pageParam as Step), { signal }),
    initialPageParam: first,
    getNextPageParam: (last, _all, step) => next(last, step),
    ...(seed?.data === undefined
      ? {}
      : { initialData: { pages: [seed.data], pageParams: [first] }, initialDataUpdatedAt: seed.dataUpdatedAt }),
    ...(enabled === undefined ? {} : { enabled }),
  })
}

interface MutationOptions<C extends Call> {
  /** Calls whose kept answers are stale afterwards. */
  readonly invalidates?: readonly Call[]
  /** Headers beside the usual ones, such as `if-match`; asked for anew at each call where they are a function. */
  readonly headers?: Record<string, string> | (() => Record<string, string>)
  readonly onDone?: (value: OutputOf<C>, input: InputOf<C>) => void
}

type CallMutation<C extends Call> = UseMutationResult<OutputOf<C>, CallFailed, InputOf<C>> & {
  /** Makes the call and answers its result as a value, problem included. */
  readonly run: (input: InputOf<C>) => Promise<Result<OutputOf<C>>>
}

/** A call that changes something. */
export function useCallMutation<C extends Call>(
  contract: C,
  { invalidates = [], headers, onDone }: MutationOptions<C> = {},
): CallMutation<C> {
  const client = useQueryClient()
  const [sent, setSent] = useState<readonly InputOf<C>[]>([])
  const mutation = useMutation<OutputOf<C>, CallFailed, InputOf<C>>({
    mutationFn: (input) => ask(contract, input, headers ? { headers: typeof headers === 'function' ? headers() : headers } : {}),
    onSuccess: (value, input) => {
      for (const call of invalidates) void client.invalidateQueries({ queryKey: [call.key] })
      onDone?.(value, input)
    },
  })
  const send = (input: InputOf<C>, options?: Parameters<typeof mutation.mutateAsync>[1]) => {
    setSent((before) => [...before, input])
    const done = () => setSent((before) => before.filter((each) => each !== input))
    return mutation.mutateAsync(input, options).then(asValue, asProblem).finally(done)
  }
  // The library tells of a start one task late: a double click would be quicker.
  const started = sent.length > 0 && !mutation.isPending ? { isPending: true, variables: sent.at(-1) } : {}
  const mutate = (...[input, options]: Parameters<typeof send>) => void send(input, options).catch(() => {})
  return { ...mutation, ...started, mutate, run: (input: InputOf<C>) => send(input) } as CallMutation<C>
}

async function ask<C extends Call>(contract: C, input: InputOf<C>, options: CallOptions = {}): Promise<OutputOf<C>> {
  const answer = await api.call(contract, input, options)
  if (!answer.ok) throw new CallFailed(answer.problem)
  return answer.value
}

const asValue = <Value>(value: Value) => ({ ok: true, value }) as const

function asProblem(error: unknown) {
  if (!(error instanceof CallFailed)) throw error
  return { ok: false, problem: error.problem } as const
}
