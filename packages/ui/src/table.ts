/** Lists of the back office: lazy, import it from lazy modules only. */
import './styles/overlays.css'
import './styles/table.css'

export { type AskRows, rowsByPage, rowsOf } from './table/all-rows.ts'
export type { Column, ColumnFilter, FilterKind, Sort } from './table/column.ts'
export { type AnyView, DataTable, type DataTableProps } from './table/data-table.tsx'
export { saveCsv, saveExcel } from './table/export.ts'
export type { TableFile } from './table/export-menu.tsx'
export { type Paging, TablePages } from './table/pages.tsx'
export type { RowAction } from './table/selection-bar.tsx'
export { type TableView, useTableView, type ViewOptions } from './table/use-table-view.ts'
export type { Filters, FilterValues, Range } from './table/view.ts'
