import { later, Skeleton } from '@plaza/ui'
import type { AreaMapProps } from './area-map.tsx'

const AreaMap = later(() => import('./area-map.tsx'), { waiting: <Skeleton className="ads-map ads-map--waiting" /> })

/** The map and its libraries come when a map is first looked at. */
export const LazyAreaMap = (props: AreaMapProps) => <AreaMap {...props} />
