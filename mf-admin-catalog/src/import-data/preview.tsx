import { listImportErrors } from '@plaza/contracts/imports/imports.api'
import type { ImportDetail } from '@plaza/contracts/imports/product-import.entity'
import { useCall } from '@plaza/ui/query'
import { type Column, DataTable, rowsByPage } from '@plaza/ui/table'
import { Tabs } from '@plaza/ui/overlays'
import { useState } from 'react'

type Change = ImportDetail['changes'][number]
type Fault = ImportDetail['errors'][number]

const changeColumns: Column<Change>[] = [
  { key: 'row', header: 'Fila', numeric: true, cell: ({ row }) => row },
  { key: 'kind', header: 'Qué pasa', cell: ({ kind }) => (kind === 'created' ? 'Nuevo' : 'Cambia') },
  { key: 'id_item', header: 'SKU', cell: ({ id_item }) => id_item },
  { key: 'title', header: 'Producto', cell: ({ title }) => <span className="adc-title">{title}</span>, value: ({ title }) => title },
  {
    key: 'fields',
    header: 'Cambios',
    cell: ({ fields }) => (
      <ul className="adc-diff">
        {fields.map(({ field, before, after }) => (
          <li key={field}>
            {field}: {before !== null && before !== '' && <del>{before}</del>} <ins>{after}</ins>
          </li>
        ))}
      </ul>
    ),
    value: ({ fields }) => fields.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`).join('; '),
  },
]

const faultColumns: Column<Fault>[] = [
  { key: 'row', header: 'Fila', numeric: true, cell: ({ row }) => row },
  { key: 'column', header: 'Columna', cell: ({ column }) => column ?? '' },
  { key: 'message', header: 'Error', cell: ({ message }) => <span className="adc-title">{message}</span>, value: ({ message }) => message },
]

/** How far it is, what changes, and which rows are left out and why. */
export function Preview({ found }: { found: ImportDetail }) {
  const { created, updated, same, wrong, missing, new_categories: newCategories } = found.counts
  const moving = found.phase === 'checking' || found.phase === 'importing'
  return (
    <div className="adc-preview">
      <p role="status">
        {found.status_message} {moving && `${found.processed_records} de ${found.total_records}`}
      </p>
      {moving && <progress className="adc-progress" aria-label="Avance" max={found.total_records} value={found.processed_records} />}
      <dl className="adc-counts">
        {[
          ['Nuevos', created],
          ['Cambian', updated],
          ['Sin cambios', same],
          ['Se inactivan', missing],
          ['Con errores', wrong],
        ].map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {found.phase === 'checked' && newCategories.length > 0 && (
        <p className="adc-preview__question" role="note">
          {newCategories.length === 1 ? 'Esta categoría no existe' : `Estas ${newCategories.length} categorías no existen`} y se{' '}
          {newCategories.length === 1 ? 'crea' : 'crean'} al importar: <strong>{newCategories.join(', ')}</strong>. Si es un error, vuelve a
          «Cambiar columnas» y deja fuera esas filas.
        </p>
      )}
      <Tabs
        label="Resultado"
        tabs={[
          {
            key: 'changes',
            label: found.changes.length < created + updated ? `Primeros ${found.changes.length} cambios` : 'Cambios',
            content: (
              <DataTable
                caption="Cambios"
                columns={changeColumns}
                query={ready(found.changes)}
                rowKey={({ row }) => String(row)}
                empty="Nada cambia."
              />
            ),
          },
          { key: 'errors', label: `Errores (${wrong})`, content: <Faults key={found.phase} importId={found._id} moving={moving} /> },
        ]}
      />
    </div>
  )
}

const size = 50

function Faults({ importId, moving }: { importId: string; moving: boolean }) {
  const [page, setPage] = useState(1)
  const query = useCall(listImportErrors, { id: importId, page, limit: size }, { keepPrevious: true, staleTime: 0, enabled: !moving })
  const paging = query.data?.pagination
  return (
    <DataTable
      caption="Errores"
      columns={faultColumns}
      query={{ data: query.data?.data, error: query.error, isPending: query.isPending, refetch: query.refetch }}
      rowKey={({ row, message }) => `${row} ${message}`}
      empty="Ninguna fila tiene errores."
      errorText="No logramos cargar los errores."
      file={{
        name: 'errores-de-importacion',
        rows: rowsByPage(
          listImportErrors,
          (next) => ({ id: importId, page: next, limit: 500 }),
          ({ data, pagination }) => ({ rows: data, pagination }),
        ),
      }}
      {...(paging && { paging: { page, totalPages: paging.totalPages, onPage: setPage } })}
    />
  )
}

const ready = <Row,>(data: readonly Row[]) => ({ data, error: null, isPending: false, refetch: () => {} })
