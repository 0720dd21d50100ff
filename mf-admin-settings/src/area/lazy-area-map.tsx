import { Skeleton } from '@plaza/ui'
import { lazy, Suspense } from 'react'
import type { AreaMapProps } from './area-map.tsx'

const AreaMap = lazy(() => import('./area-map.tsx'))

/** The map and its libraries come when a map is first looked at. */
export const LazyAreaMap = (props: AreaMapProps) => (
  <Suspense fallback={<Skeleton className="ads-map ads-map--waiting" />}>
    <AreaMap {...props} />
  </Suspense>
)
