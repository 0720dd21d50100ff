import { Menu as Chakra, Portal } from '@chakra-ui/react'
import { Check, Columns3, FilterX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../components/button.tsx'
import { Surface } from '../overlays/surface.tsx'
import type { Column } from './column.ts'
import type { AnyView } from './data-table.tsx'

interface Props<Row> {
  readonly columns: readonly Column<Row>[]
  readonly hidden: readonly string[]
  readonly onHidden: ((hidden: readonly string[]) => void) | undefined
  readonly exporting: ReactNode
  readonly view: AnyView | undefined
  readonly totalCount: number | undefined
  readonly children: ReactNode
}

/** Over the table: what its page brings, how many there are, and which columns and files are wanted. */
export function TableTools<Row>({ columns, hidden, onHidden, exporting, view, totalCount, children }: Props<Row>) {
  if (!children && !onHidden && !exporting && !view?.filtered && totalCount === undefined) return null
  return (
    <div className="pz-table__tools">
      {children}
      <span className="pz-table__space" role="status">
        {totalCount !== undefined && `${totalCount.toLocaleString('es-CO')} ${totalCount === 1 ? 'resultado' : 'resultados'}`}
      </span>
      {view?.filtered && (
        <Button size="small" look="quiet" onClick={view.clear}>
          <FilterX size={16} aria-hidden="true" />
          Borrar filtros
        </Button>
      )}
      {exporting}
      {onHidden && <ColumnMenu columns={columns} hidden={hidden} onHidden={onHidden} />}
    </div>
  )
}

interface ColumnMenuProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly hidden: readonly string[]
  readonly onHidden: (hidden: readonly string[]) => void
}

const ColumnMenu = <Row,>({ columns, hidden, onHidden }: ColumnMenuProps<Row>) => (
  <Surface>
    <Chakra.Root unstyled lazyMount unmountOnExit closeOnSelect={false}>
      <Chakra.Trigger asChild>
        <Button size="small" look="quiet">
          <Columns3 size={16} aria-hidden="true" />
          Columnas
        </Button>
      </Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content className="pz-menu">
            {columns
              .filter(({ hideable }) => hideable !== false)
              .map(({ key, header }) => (
                <Chakra.CheckboxItem
                  key={key}
                  value={key}
                  className="pz-menu__item"
                  checked={!hidden.includes(key)}
                  onCheckedChange={(seen) => onHidden(seen ? hidden.filter((each) => each !== key) : [...hidden, key])}
                >
                  <Check size={16} aria-hidden="true" className={hidden.includes(key) ? 'pz-invisible' : ''} />
                  {header}
                </Chakra.CheckboxItem>
              ))}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  </Surface>
)
