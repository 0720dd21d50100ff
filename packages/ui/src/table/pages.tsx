import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../components/button.tsx'
import type { AnyView } from './data-table.tsx'

export interface Paging {
  readonly totalPages: number
  readonly totalCount?: number
  /** From 1; the view's unless told. */
  readonly page?: number
  readonly onPage?: (page: number) => void
}

/** Which page of how many, and how long each is. */
export function TablePages({ paging, view }: { paging: Paging; view: AnyView | undefined }) {
  const page = paging.page ?? view?.page ?? 1
  const onPage = paging.onPage ?? view?.setPage ?? (() => {})
  const totalPages = Math.max(1, paging.totalPages)
  return (
    <nav className="pz-table__pages" aria-label="Páginas">
      {view && view.pageSizes.length > 1 && <PageSize view={view} />}
      <IconButton label="Página anterior" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, totalPages))}>
        <ChevronLeft size={20} />
      </IconButton>
      <span className="pz-numbers">
        Página {page} de {totalPages}
      </span>
      <IconButton label="Página siguiente" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        <ChevronRight size={20} />
      </IconButton>
    </nav>
  )
}

const PageSize = ({ view }: { view: AnyView }) => (
  <label className="pz-table__size">
    Filas por página
    <select className="pz-filter" value={view.limit} onChange={(event) => view.setLimit(Number(event.currentTarget.value))}>
      {view.pageSizes.map((size) => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </select>
  </label>
)
