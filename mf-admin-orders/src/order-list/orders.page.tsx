import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { debounces } from '@plaza/contracts/kernel/limits'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { Button, usePlaza } from '@plaza/ui'
import { useSearchParams } from '@plaza/ui/router'
import { DataTable } from '@plaza/ui/table'
import { useState } from 'react'
import { OrderDialog } from '../order-dialog/order-dialog.tsx'
import { FilterRow } from './filter-row.tsx'
import { NewOrders } from './new-orders.tsx'
import { orderColumns } from './order-columns.tsx'
import { noFilter } from './order-filter.ts'
import { StateCounts } from './state-counts.tsx'
import { useDebounced } from './use-debounced.ts'
import { useNewOrders } from './use-new-orders.ts'
import { useOrderList } from './use-order-list.ts'
import './orders.css'

/** Staff's list of orders, live; `?order=` opens one. */
export default function OrdersPage() {
  const { offices } = usePlaza()
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState(noFilter)
  const [state, setState] = useState(noFilter.state)
  const list = useOrderList({ ...useDebounced(typed, debounces.adminFilter), state })
  const { fresh, seen, seenAll } = useNewOrders()
  const opened = params.get('order')
  const open = (order: string) => {
    seen(order)
    setParams({ order })
  }
  const columns = orderColumns({
    branchName: (id) => offices.find((office) => office.id === id)?.displayName ?? '',
    isNew: (id) => fresh.has(id),
    onOpen: open,
  })
  return (
    <div className="ado-page">
      <NewOrders count={fresh.size} onSeen={seenAll} />
      <h1>Pedidos</h1>
      <StateCounts counts={list.counts} state={state} onState={setState} />
      <FilterRow filter={typed} onFilter={setTyped} />
      <DataTable
        caption="Pedidos"
        columns={columns}
        query={list.query}
        rowKey={({ id }) => id}
        empty={orderTexts.empty}
        errorText="No logramos cargar los pedidos."
      />
      <LoadMore list={list} />
      <OrderDialog orderId={opened} onClose={() => setParams({})} />
    </div>
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
