import { debounces } from '@plaza/contracts/kernel/limits'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Sort } from './column.ts'
import { emptyFilters, type Filters, type FilterValues, readView, sameValue, type ViewRules, type ViewState, writeView } from './view.ts'

export interface ViewOptions<F extends Filters> extends Omit<ViewRules<F>, 'filters'> {
  readonly filters?: F
  /** Milliseconds that typing rests before it counts: 400; generic lists say 500. */
  readonly debounce?: number
}

/** One table's page, size, order, filters and hidden columns; they live in the address, so that a link or a bookmark is a saved view. */
export interface TableView<F extends Filters = Filters> extends Omit<ViewState<F>, 'filters'> {
  readonly pageSizes: readonly number[]
  /** As typed. */
  readonly filters: FilterValues<F>
  /** As they rest: what to ask the server. */
  readonly settled: FilterValues<F>
  readonly filtered: boolean
  setFilter<Key extends keyof F & string>(key: Key, value: FilterValues<F>[Key]): void
  readonly setSort: (sort: Sort | null) => void
  readonly setPage: (page: number) => void
  readonly setLimit: (limit: number) => void
  readonly setHidden: (hidden: readonly string[] | null) => void
  /** All filters away. */
  readonly clear: () => void
}

const none = {}

export function useTableView<F extends Filters = Record<never, never>>({
  debounce = debounces.adminFilter,
  filters,
  ...options
}: ViewOptions<F>): TableView<F> {
  const rules = { ...options, filters: filters ?? (none as F) }
  const [params, setParams] = useSearchParams()
  const state = readView(params, rules)
  const [typed, setTyped] = useState<Partial<FilterValues<F>>>(none)
  // The address follows a moment later; until it says the same, what was typed stands in the field.
  const [said, setSaid] = useState(state.filters)
  if (!sameValue(said, state.filters)) {
    setSaid(state.filters)
    setTyped((before) => without(before, state.filters))
  }
  const now = { ...state.filters, ...typed }
  const write = (part: Partial<ViewState<F>>) =>
    setParams((before) => writeView(before, { ...readView(before, rules), ...part }, rules), { replace: true })
  const rested = useEffectEvent(() => write({ filters: now, page: 1 }))
  // The pause counts from the last key: whatever else is drawn meanwhile does not prolong it.
  useEffect(() => (sameValue(typed, none) ? undefined : afterRest(debounce, rested)), [typed, debounce])

  return {
    ...state,
    pageSizes: rules.pageSizes ?? noSizes,
    filters: now,
    settled: state.filters,
    filtered: !sameValue(now, emptyFilters(rules.filters)),
    setFilter: (key, value) => setTyped((before) => ({ ...before, [key]: value })),
    setSort: (sort) => write({ sort, page: 1 }),
    setPage: (page) => write({ page }),
    setLimit: (limit) => write({ limit, page: 1 }),
    setHidden: (hidden) => write({ hidden }),
    clear: () => {
      setTyped(emptyFilters(rules.filters))
      write({ filters: emptyFilters(rules.filters), page: 1 })
    },
  }
}

/** Runs once nobody has cancelled it for so long; answers how to cancel. */
export function afterRest(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

const noSizes: readonly number[] = []

function without<F extends Filters>(typed: Partial<FilterValues<F>>, said: FilterValues<F>): Partial<FilterValues<F>> {
  const left = Object.entries(typed).filter(([key, value]) => !sameValue(value, said[key]))
  return left.length === Object.keys(typed).length ? typed : (Object.fromEntries(left) as Partial<FilterValues<F>>)
}
