import type { OutputOf } from '@plaza/contracts/kernel/call'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import type { mostViewed } from '@plaza/contracts/stats/statistics.api'
import { statsTexts } from '@plaza/contracts/stats/stats.messages'
import type { Column } from '@plaza/ui/table'
import { lazy } from 'react'
import { ChartCard } from './chart-card.tsx'

const RankDrawing = lazy(() => import('./drawings.tsx').then((drawings) => ({ default: drawings.RankDrawing })))

type Item = OutputOf<typeof mostViewed>['data']['items'][number]

const columns: Column<Item & { place: number }>[] = [
  { key: 'place', header: 'Puesto', numeric: true, cell: ({ place }) => place },
  { key: 'title', header: 'Producto', cell: ({ title }) => title },
  { key: 'id_item', header: 'SKU', cell: ({ id_item }) => id_item },
  { key: 'views', header: 'Vistas', numeric: true, cell: ({ views }) => views },
]

/** B-2-090: the products looked at most. */
export function RankChart({ items, file }: { items: readonly Item[]; file: string }) {
  const [first] = items
  return (
    <ChartCard
      wide
      title={`${statsTexts.mostViewed} (${pageSizes.mostViewed})`}
      total={`${items.reduce((sum, { views }) => sum + views, 0).toLocaleString('es-CO')} vistas de ${items.length} productos`}
      rows={items.map((item, at) => ({ ...item, place: at + 1 }))}
      columns={columns}
      rowKey={({ id }) => id}
      empty={first === undefined}
      file={file}
    >
      <RankDrawing
        items={items}
        label={`${statsTexts.mostViewed}: ${items.length}; el primero, ${first?.title}, con ${first?.views} vistas.`}
      />
    </ChartCard>
  )
}
