import { later } from '@plaza/ui'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import type { mostViewed } from '@plaza/contracts/stats/statistics.api'
import { statsTexts } from '@plaza/contracts/stats/stats.messages'
import type { Column } from '@plaza/ui/table'
import { useState } from 'react'
import { ChartCard, ChartSkeleton } from './chart-card.tsx'
import type { DayRange } from './chosen-range.ts'
import { ProductViewsDialog } from './product-views-dialog.tsx'

const RankDrawing = later(() => import('./drawings.tsx').then((drawings) => ({ default: drawings.RankDrawing })), {
  waiting: <ChartSkeleton />,
})

type Item = OutputOf<typeof mostViewed>['data']['items'][number]

const columns: Column<Item & { place: number }>[] = [
  { key: 'place', header: 'Puesto', numeric: true, cell: ({ place }) => place },
  { key: 'title', header: 'Producto', opens: true, cell: ({ title }) => title, value: ({ title }) => title },
  { key: 'id_item', header: 'SKU', cell: ({ id_item }) => id_item },
  { key: 'views', header: 'Vistas', numeric: true, cell: ({ views }) => views.toLocaleString('es-CO'), value: ({ views }) => views },
]

/** B-2-090: the products looked at most; each opens into its days. */
export function RankChart({ items, range, file }: { items: readonly Item[]; range: DayRange; file: string }) {
  const [opened, setOpened] = useState<Item | null>(null)
  const [first] = items
  return (
    <>
      <ChartCard
        wide
        title={`${statsTexts.mostViewed} (${pageSizes.mostViewed})`}
        total={`${items.reduce((sum, { views }) => sum + views, 0).toLocaleString('es-CO')} vistas de ${items.length} productos`}
        rows={items.map((item, at) => ({ ...item, place: at + 1 }))}
        columns={columns}
        rowKey={({ id }) => id}
        empty={first === undefined}
        file={file}
        onOpen={setOpened}
      >
        <RankDrawing
          items={items}
          label={`${statsTexts.mostViewed}: ${items.length}; el primero, ${first?.title}, con ${first?.views} vistas.`}
          onOpen={(at) => setOpened(items[at] ?? null)}
        />
      </ChartCard>
      {opened && <ProductViewsDialog product={opened} range={range} onClose={() => setOpened(null)} />}
    </>
  )
}
