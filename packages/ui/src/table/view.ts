import type { FilterKind, Sort } from './column.ts'

export interface Range<Edge> {
  readonly from: Edge
  readonly to: Edge
}

// No call answers pages beyond it.
const mostPages = 100_000

interface Values {
  text: string
  number: number | null
  numberRange: Range<number | null>
  /** `YYYY-MM-DD`, or empty. */
  date: string
  dateRange: Range<string>
  select: string
}

export type Filters = Readonly<Record<string, FilterKind>>
export type ValueOf<Kind extends FilterKind> = Values[Kind]
export type FilterValues<F extends Filters> = { readonly [Key in keyof F]: ValueOf<F[Key]> }

/** What a table shows, as its address says it. */
export interface ViewState<F extends Filters> {
  readonly page: number
  readonly limit: number
  readonly sort: Sort | null
  readonly filters: FilterValues<F>
  /** Null where the address says nothing about columns. */
  readonly hidden: readonly string[] | null
}

export interface ViewRules<F extends Filters> {
  readonly pageSize: number
  readonly pageSizes?: readonly number[]
  readonly filters: F
  readonly sort?: Sort | null
  readonly prefix?: string
}

/** Reads a view out of search parameters; what makes no sense counts as not said. */
export function readView<F extends Filters>(params: URLSearchParams, rules: ViewRules<F>): ViewState<F> {
  const get = (name: string) => params.get(nameOf(rules, name))
  const size = Number(get('size'))
  const page = Number(get('page'))
  return {
    page: Number.isInteger(page) && page > 0 && page <= mostPages ? page : 1,
    limit: rules.pageSizes?.includes(size) ? size : rules.pageSize,
    sort: readSort(get('sort'), rules.sort ?? null),
    filters: mapFilters(rules.filters, (key, kind) => readers[kind]((suffix) => get(key + suffix) ?? '')),
    hidden: get('hide')?.split(',').filter(Boolean) ?? null,
  }
}

/** The search parameters of a view; what is usual is left out, and what others wrote stays. */
export function writeView<F extends Filters>(params: URLSearchParams, view: ViewState<F>, rules: ViewRules<F>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string, usual = '') =>
    value === usual ? next.delete(nameOf(rules, name)) : next.set(nameOf(rules, name), value)
  put('page', String(view.page), '1')
  put('size', String(view.limit), String(rules.pageSize))
  put('sort', sortText(view.sort), sortText(rules.sort ?? null))
  for (const [key, kind] of Object.entries(rules.filters)) writeFilter(kind, view.filters[key], (suffix, value) => put(key + suffix, value))
  if (view.hidden === null) next.delete(nameOf(rules, 'hide'))
  else next.set(nameOf(rules, 'hide'), view.hidden.join(','))
  return next
}

export const emptyFilters = <F extends Filters>(filters: F): FilterValues<F> => mapFilters(filters, (_key, kind) => readers[kind](() => ''))

export const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const nameOf = ({ prefix }: { prefix?: string }, name: string) => (prefix ? `${prefix}.${name}` : name)

const sortText = (sort: Sort | null) => (sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.key}` : '')

function readSort(text: string | null, usual: Sort | null): Sort | null {
  if (!text) return usual
  return text.startsWith('-') ? { key: text.slice(1), direction: 'desc' } : { key: text, direction: 'asc' }
}

type Get = (suffix: '' | '_desde' | '_hasta') => string

const numberOf = (text: string) => (text !== '' && Number(text) >= 0 ? Number(text) : null)
const dateOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

const readers: { [Kind in FilterKind]: (get: Get) => Values[Kind] } = {
  text: (get) => get(''),
  select: (get) => get(''),
  number: (get) => numberOf(get('')),
  date: (get) => dateOf(get('')),
  numberRange: (get) => ({ from: numberOf(get('_desde')), to: numberOf(get('_hasta')) }),
  dateRange: (get) => ({ from: dateOf(get('_desde')), to: dateOf(get('_hasta')) }),
}

function writeFilter(kind: FilterKind, value: unknown, put: (suffix: string, value: string) => void) {
  if (kind !== 'numberRange' && kind !== 'dateRange') return put('', String(value ?? ''))
  const { from, to } = value as Range<number | string | null>
  put('_desde', String(from ?? ''))
  put('_hasta', String(to ?? ''))
}

function mapFilters<F extends Filters>(filters: F, value: (key: string, kind: FilterKind) => unknown): FilterValues<F> {
  return Object.fromEntries(Object.entries(filters).map(([key, kind]) => [key, value(key, kind)])) as FilterValues<F>
}
