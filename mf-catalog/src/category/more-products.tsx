import { Button, Spinner } from '@plaza/ui'
import { useEffect, useRef } from 'react'

interface Pages {
  readonly data: unknown
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly error: Error | null
  readonly fetchNextPage: () => unknown
}

interface MoreProductsProps {
  chain: Pages
  /** Said where nothing follows. */
  end: string
  /** Said where more could not be had; what is there stays. */
  failed: string
}

/** Asks for more when the visitor comes near, once at a time; a failure waits for "Reintentar" (S-8-059, S-8-064). */
export function MoreProducts({ chain, end, failed }: MoreProductsProps) {
  const sentinel = useRef<HTMLDivElement>(null)
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = chain
  const watches = data !== undefined && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (!sentinel.current || !watches) return
    const watch = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && void fetchNextPage(), {
      rootMargin: '600px',
    })
    watch.observe(sentinel.current)
    return () => watch.disconnect()
  }, [watches, fetchNextPage])
  useEffect(() => {
    if (isFetchNextPageError) console.error(failed, chain.error)
  }, [isFetchNextPageError, failed, chain.error])
  if (data === undefined) return null
  return (
    <>
      <div ref={sentinel} className="cat-sentinel" data-sentinel />
      <div className="cat-more" aria-live="polite">
        {chain.isFetchingNextPage && (
          <span>
            <Spinner label="" /> Cargando más productos...
          </span>
        )}
        {!hasNextPage && <p>{end}</p>}
        {isFetchNextPageError && !chain.isFetchingNextPage && (
          <>
            <p role="alert">{failed}</p>
            <Button onClick={() => fetchNextPage()}>Reintentar</Button>
          </>
        )}
      </div>
    </>
  )
}
