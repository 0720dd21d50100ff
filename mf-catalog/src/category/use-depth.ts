import { storageKey } from '@plaza/contracts/kernel/storage-keys'
import { useBusiness } from '@plaza/ui'
import { useLocation, useNavigationType } from '@plaza/ui/router'
import { useEffect, useMemo } from 'react'

interface Pages {
  readonly data: { readonly pages: readonly unknown[] } | undefined
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => unknown
}

/** A visitor who comes back, or loads the page anew, gets as many pages as there were, so that the shell finds the place to scroll to. */
export function useDepth({ data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pages) {
  const key = storageKey(useBusiness().at_business, 'listing-depth')
  const { pathname, search } = useLocation()
  const path = pathname + search
  const returning = useNavigationType() === 'POP'
  const wanted = useMemo(() => (returning ? (read(key)[path] ?? 0) : 0), [key, path, returning])
  const depth = data?.pages.length ?? 0
  useEffect(() => {
    if (depth === 0) return
    if (depth >= wanted || !hasNextPage) return remember(key, path, depth)
    if (!isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [depth, wanted, key, path, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
}

function read(key: string): Record<string, number> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number> | null) ?? {}
  } catch {
    return {}
  }
}

const mostPaths = 50

function remember(key: string, path: string, depth: number) {
  const { [path]: _, ...others } = read(key)
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...Object.entries(others), [path, depth]].slice(-mostPaths))))
  } catch {
    // The listing works without a memory.
  }
}
