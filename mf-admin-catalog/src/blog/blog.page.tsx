import { type Column, DataTable } from '@plaza/ui/table'
import '../parts/admin-page.css'

interface News {
  readonly id: string
  readonly title: string
}

const columns: Column<News>[] = [{ key: 'title', header: 'Título', cell: ({ title }) => title }]
const none: readonly News[] = []

/** the generic list of news; the wire has no resource for them, so it is empty. */
export default function BlogPage() {
  return (
    <div className="adc-page">
      <header className="adc-head">
        <h1>Novedades</h1>
      </header>
      <DataTable
        caption="Novedades"
        columns={columns}
        query={{ data: none, error: null, isPending: false, refetch: () => undefined }}
        rowKey={({ id }) => id}
        empty="Aún no hay novedades."
      />
    </div>
  )
}
