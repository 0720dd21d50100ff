/** Lists of the back office: lazy, import it from lazy modules only. */
import './styles/table.css'

export { type Column, DataTable, type DataTableProps, type Paging, type Sort } from './table/data-table.tsx'
