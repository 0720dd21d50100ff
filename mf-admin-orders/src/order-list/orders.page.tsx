import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { listPayments } from '@plaza/contracts/payments/payments.api'
import { Button, CountBadge, IconButton, useModule, usePlaza, useSession } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { Link, useAddressed } from '@plaza/ui/router'
import { DataTable, useTableView } from '@plaza/ui/table'
import { ClipboardList, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import BulkDialog, { type BulkWork } from '../order-bulk/bulk-dialog.tsx'
import { OrderDialog } from '../order-dialog/order-dialog.tsx'
import { allOrders } from './all-orders.ts'
import { DayFilter } from './day-filter.tsx'
import { NewOrders } from './new-orders.tsx'
import { orderColumns } from './order-columns.tsx'
import { filters, stateOf } from './order-filter.ts'
import { StateCounts } from './state-counts.tsx'
import { useNewOrders } from './use-new-orders.ts'
import { useOrderList } from './use-order-list.ts'
import { useSound } from './use-sound.ts'
import './orders.css'

const newestFirst = { key: 'creationDate', direction: 'desc' } as const

/** Staff's list of orders, live; `?order=` opens one. */
export default function OrdersPage() {
  const plaza = usePlaza()
  const ownBranch = useSession()?.branchId ?? null
  // staff of a branch see its orders only.
  const offices = ownBranch === null ? plaza.offices : plaza.offices.filter(({ id }) => id === ownBranch)
  const order = useAddressed('order')
  const view = useTableView({ pageSize: pageSizes.adminOrders, filters, sort: newestFirst })
  const direction = view.sort?.key === newestFirst.key ? view.sort.direction : newestFirst.direction
  const list = useOrderList(view.settled, direction)
  const [sound, setSound] = useSound()
  const { fresh, seen, seenAll } = useNewOrders(sound)
  const withPeople = useModule('delivery_picker')
  const columns = orderColumns({ offices, isNew: (id) => fresh.has(id), withPeople })
  const [work, setWork] = useState<BulkWork | null>(null)
  const bulk = (label: string, kind: BulkWork['kind']) => ({ label, run: (orders: BulkWork['orders']) => setWork({ kind, orders }) })
  return (
    <div className="ado-page">
      <NewOrders count={fresh.size} onSeen={seenAll} />
      <header className="ado-head">
        <h1>Pedidos</h1>
        <Refunds />
        <IconButton label={sound ? 'Silenciar pedidos nuevos' : 'Oír pedidos nuevos'} aria-pressed={sound} onClick={() => setSound(!sound)}>
          {sound ? <Volume2 size={20} /> : <VolumeX size={20} />}
        </IconButton>
      </header>
      <StateCounts counts={list.counts} state={stateOf(view.filters.state)} onState={(state) => view.setFilter('state', state ?? '')} />
      <DataTable
        name="orders"
        caption="Pedidos"
        columns={columns}
        query={list.query}
        rowKey={({ id }) => id}
        view={view}
        toolbar={<DayFilter {...view.filters.placed} onChange={(days) => view.setFilter('placed', days)} />}
        selection={{ actions: [bulk('Aceptar', 'accept'), ...(withPeople ? [bulk('Asignar', 'assign')] : []), bulk('Imprimir', 'print')] }}
        onOpen={({ id }) => {
          seen(id)
          order.open(id)
        }}
        file={{ name: 'pedidos', rows: allOrders(view.settled, direction) }}
        empty={orderTexts.empty}
        emptyDrawing={<ClipboardList size={56} strokeWidth={1.25} />}
        errorText="No logramos cargar los pedidos."
      />
      <LoadMore list={list} />
      {work && <BulkDialog work={work} onClose={() => setWork(null)} />}
      <OrderDialog orderId={order.value} onClose={order.close} />
    </div>
  )
}

/** Money that waits to be given back must not be forgotten: it is counted where staff begin the day. */
function Refunds() {
  const { data } = useCall(listPayments, { page: 1, limit: 1, to_refund: 'true' })
  const count = data?.data.pagination.totalCount ?? 0
  return (
    <Link className="pz-button pz-button--secondary pz-button--small ado-head__refunds" to="/admin/orders/refunds">
      Reembolsos
      {count > 0 && <CountBadge count={count} />}
    </Link>
  )
}

function LoadMore({ list: { hasMore, more, loadMore } }: { list: ReturnType<typeof useOrderList> }) {
  if (!hasMore) return null
  return (
    <div className="ado-more">
      {more.problem && <p role="alert">{more.problem}</p>}
      <Button busy={more.busy} onClick={() => void loadMore()}>
        {more.problem ? commonTexts.retry : commonTexts.loadMore}
      </Button>
    </div>
  )
}
