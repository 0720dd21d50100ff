import { listSettledDiscounts, markSettledDiscounts } from '@plaza/contracts/catalog/catalog-admin.api'
import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import type { SettledDiscount } from '@plaza/contracts/catalog/settled-discount.entity'
import { formatDate } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { formatTypedNumber } from '@plaza/contracts/kernel/typed-number'
import { Button } from '@plaza/ui'
import { Switch } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { type Column, DataTable } from '@plaza/ui/table'
import { useState } from 'react'
import { ProductDialog } from '../parts/product/product-dialog.tsx'
import './settled-discounts.css'

const pageSize = 50

/** Above the product list while settled discounts wait to be read; opens their report. Nothing where there never were any. */
export function SettledNotice() {
  const [open, setOpen] = useState(false)
  const unseen = useCall(listSettledDiscounts, { seen: false, limit: 1 }).data?.data.unseen ?? 0
  const total = useCall(listSettledDiscounts, { limit: 1 }).data?.data.pagination.totalCount ?? 0
  return (
    <>
      {total > 0 && (
        <p className="adc-settled" data-unread={unseen > 0 || undefined}>
          <span>{unseen > 0 ? unreadText(unseen) : 'Los descuentos corregidos ya se revisaron.'}</span>
          <Button size="small" look={unseen > 0 ? 'secondary' : 'quiet'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Ver descuentos corregidos
          </Button>
        </p>
      )}
      {open && <SettledDiscounts onClose={() => setOpen(false)} />}
    </>
  )
}

const unreadText = (count: number) =>
  count === 1
    ? 'Corregimos 1 descuento que no coincidía con sus precios. Revísalo.'
    : `Corregimos ${count} descuentos que no coincidían con sus precios. Revísalos.`

function SettledDiscounts({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1)
  const [withSeen, setWithSeen] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const asked = { page, limit: pageSize, ...(withSeen ? {} : { seen: false }) }
  const query = useCall(listSettledDiscounts, asked, { keepPrevious: true, staleTime: 0 })
  const mark = useCallMutation(markSettledDiscounts, { invalidates: [listSettledDiscounts] })
  const items = query.data?.data.items
  const paging = query.data?.data.pagination
  const see = (list: readonly SettledDiscount[]) =>
    mark.mutate({ entries: list.map(({ product_id, office_id }) => ({ product_id, office_id })) }, { onSuccess: () => setPage(1) })
  const unread = items?.filter(({ seen_at }) => seen_at === null) ?? []
  return (
    <Dialog
      open
      size="full"
      title="Descuentos corregidos"
      onClose={onClose}
      footer={
        <>
          {unread.length > 1 && (
            <Button busy={mark.isPending} onClick={() => see(unread)}>
              Marcar estos {unread.length} como vistos
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <div className="adc-settled__report">
        <p>
          El descuento guardado contradecía los precios: ahora es siempre el de los dos precios. Un precio neto mayor que el precio pasó a
          ser el precio. Lo que paga el cliente no cambió; abre el producto si querías otro precio.
        </p>
        <Switch
          label="Mostrar también los vistos"
          checked={withSeen}
          onChange={(next) => {
            setWithSeen(next)
            setPage(1)
          }}
        />
        {mark.error && (
          <p className="pz-field__error" role="alert">
            {mark.error.message}
          </p>
        )}
        <DataTable
          caption="Descuentos corregidos"
          columns={columnsOf((row) => see([row]), setOpened, mark.isPending)}
          query={{ data: items, error: query.error, isPending: query.isPending, refetch: query.refetch }}
          rowKey={({ product_id, office_id }) => `${product_id} ${office_id}`}
          empty={withSeen ? 'No hay descuentos corregidos.' : 'No queda ningún descuento por revisar.'}
          errorText="No logramos cargar los descuentos corregidos."
          {...(paging && { paging: { page, totalPages: paging.totalPages, totalCount: paging.totalCount, onPage: setPage } })}
        />
      </div>
      {opened && (
        <ProductDialog key={opened} productId={opened} savedText={() => catalogAdminTexts.productSaved} onClose={() => setOpened(null)} />
      )}
    </Dialog>
  )
}

const pricesText = (price: number, net: number, discount: number) =>
  `${formatPesos(price)}${net > 0 ? ` · neto ${formatPesos(net)}` : ''} · ${formatTypedNumber(discount, 'percent')}`

const before = ({ price_before, price_neto, discount_before }: SettledDiscount) => pricesText(price_before, price_neto, discount_before)
const after = ({ price, price_neto, discount }: SettledDiscount) => pricesText(price, price_neto, discount)
const seenText = ({ seen_at, seen_by }: SettledDiscount) => `Visto el ${formatDate(seen_at)}${seen_by ? ` por ${seen_by}` : ''}`

const columnsOf = (
  onSee: (row: SettledDiscount) => void,
  onOpen: (productId: string) => void,
  busy: boolean,
): Column<SettledDiscount>[] => [
  {
    key: 'title',
    header: 'Producto',
    cell: ({ product_id, title, id_item }) => (
      <button type="button" className="adc-settled__open" aria-haspopup="dialog" onClick={() => onOpen(product_id)}>
        {title} <span className="pz-muted">{id_item}</span>
      </button>
    ),
    value: ({ title }) => title,
  },
  { key: 'office_name', header: 'Sede', cell: ({ office_name }) => office_name },
  { key: 'before', header: 'Estaba guardado', cell: before, value: before },
  { key: 'after', header: 'Quedó', cell: after, value: after },
  { key: 'date', header: 'Fecha', cell: ({ date }) => formatDate(date) },
  {
    key: 'seen',
    header: 'Revisión',
    cell: (row) =>
      row.seen_at === null ? (
        <Button
          size="small"
          disabled={busy}
          aria-label={`Marcar como visto: ${row.title} en ${row.office_name}`}
          onClick={() => onSee(row)}
        >
          Marcar como visto
        </Button>
      ) : (
        seenText(row)
      ),
    value: (row) => (row.seen_at === null ? 'Por revisar' : seenText(row)),
  },
]
