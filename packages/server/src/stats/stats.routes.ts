import {
  mostViewed as mostViewedCall,
  showSales as showSalesCall,
  showStatistics as showStatisticsCall,
} from '@plaza/contracts/stats/statistics.api'
import { addProductView } from '@plaza/contracts/stats/views.api'
import { implement, type Route } from '../platform/mount.ts'
import { countView } from './count-view.ts'
import { mostViewed } from './most-viewed.ts'
import { showSales } from './show-sales.ts'
import { showStatistics } from './show-statistics.ts'

export const statsRoutes: Route[] = [
  implement(addProductView, countView, { ignoresToken: true }),
  implement(showStatisticsCall, showStatistics),
  implement(showSalesCall, showSales),
  implement(mostViewedCall, mostViewed),
]
