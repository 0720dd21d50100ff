import { mostViewed as mostViewedCall, showStatistics as showStatisticsCall } from '@plaza/contracts/stats/statistics.api'
import { addProductView } from '@plaza/contracts/stats/views.api'
import { implement, type Route } from '../platform/mount.ts'
import { countView } from './count-view.ts'
import { mostViewed } from './most-viewed.ts'
import { showStatistics } from './show-statistics.ts'

export const statsRoutes: Route[] = [
  implement(addProductView, countView, { ignoresToken: true }),
  implement(showStatisticsCall, showStatistics),
  implement(mostViewedCall, mostViewed),
]
