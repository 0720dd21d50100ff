import { type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from './skeleton.tsx'
import { ErrorState } from './states.tsx'

/** What QueryView needs of a query; `useCall` answers one. */
export interface QueryLike<Value> {
  readonly data: Value | undefined
  readonly error: Error | null
  readonly isPending: boolean
  /** The data answer another question, the one before. */
  readonly isPlaceholderData?: boolean
  readonly refetch: () => unknown
}

interface Props<Value> {
  readonly query: QueryLike<Value>
  readonly children: (value: Value) => ReactNode
  /** Shown when `isEmpty` says so; by default an empty list. */
  readonly empty?: ReactNode
  readonly isEmpty?: (value: Value) => boolean
  /** Of the final size, so that nothing jumps. */
  readonly skeleton?: ReactNode
  /** The specified text of this failure; else the server's own message. */
  readonly errorText?: string
}

/** The four states of anything asked for: waiting (shown after 150 ms), failed with "Reintentar", empty, ready. */
export function QueryView<Value>({ query, children, empty, isEmpty = isEmptyList, skeleton, errorText }: Props<Value>) {
  if (query.data !== undefined) return empty !== undefined && isEmpty(query.data) ? empty : children(query.data)
  if (query.isPending) return <After milliseconds={150}>{skeleton ?? <Skeleton shape="block" />}</After>
  return <ErrorState text={errorText ?? query.error?.message} onRetry={() => void query.refetch()} />
}

/** A fast answer never flickers: children appear only after a moment. */
export function After({ milliseconds, children }: { milliseconds: number; children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return (
    <div aria-busy="true" className={shown ? undefined : 'pz-invisible'}>
      {children}
    </div>
  )
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
