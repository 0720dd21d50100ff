import { searchProducts } from '@plaza/contracts/catalog/catalog.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { debounces, pageSizes } from '@plaza/contracts/kernel/limits'
import { Button, classes, Picture, Price, useBranch, useBusiness } from '@plaza/ui'
import { callKey, useCall, useQueryClient } from '@plaza/ui/query'
import { ArrowRight, History } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { productOffer } from '../parts/product-offer.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import { cleanQuery, searchAddress } from './search-address.ts'
import { useDebounced } from './use-debounced.ts'
import './search-popup.css'

/** Takes a key pressed in the field. */
export type PopupKeys = (event: KeyboardEvent) => void

interface Props {
  id: string
  text: string
  category: string | null
  open: boolean
  /** Element id of the option that the arrows stand on. */
  active: string | null
  keys: RefObject<PopupKeys | null>
  onActive: (option: string | null) => void
  onOptions: (count: number) => void
  onSearch: (text: string) => void
  onClose: () => void
}

interface Option {
  readonly key: string
  readonly to: string
  readonly content: ReactNode
  /** Searched again when chosen, and so remembered. */
  readonly words?: string
}

const shortest = 2

/** What the field proposes: while it is empty what was searched before, then up to four products and the way to all results (S-2-095, S-2-096). */
export default function SearchPopup({ id, text, category, open, active, keys, onActive, onOptions, onSearch, onClose }: Props) {
  const { at_business } = useBusiness()
  const query = cleanQuery(text)
  const preview = usePreview(query, category)
  const [, setForgotten] = useState(0)
  const options = query.length < shortest ? (open ? recentSearches(at_business) : []).map(again) : optionsOf(query, category, preview)
  const count = open ? options.length : 0
  useEffect(() => onOptions(count), [count, onOptions])
  useImperativeHandle(keys, () => (event) => walk(event))

  const idOf = (at: number) => `${id}-${at}`

  function walk(event: KeyboardEvent) {
    const at = active === null ? -1 : Number(active.slice(id.length + 1))
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at === -1 ? options.length - 1 : at - 1 }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      return onActive(options[next] ? idOf(next) : null)
    }
    if (event.key === 'Enter' && active !== null && options[at]) {
      event.preventDefault()
      return document.getElementById(active)?.click()
    }
    // Home, End and the arrows to the sides belong to the text again.
    if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) onActive(null)
  }

  const failed = query.length >= shortest && preview.error !== null
  return (
    <>
      <div className="cat-suggest" hidden={!open || (count === 0 && !failed)} onMouseDown={(event) => event.preventDefault()}>
        {query.length < shortest && count > 0 && (
          <div className="cat-suggest__head">
            <span>Búsquedas recientes</span>
            <button
              type="button"
              className="cat-suggest__forget"
              onClick={() => {
                forgetSearches(at_business)
                setForgotten((times) => times + 1)
              }}
            >
              Borrar
            </button>
          </div>
        )}
        <ul id={id} className="cat-suggest__list" role="listbox" aria-label="Sugerencias">
          {options.map(({ key, to, content, words }, at) => (
            <li key={key} role="presentation">
              <a
                id={idOf(at)}
                className={classes('cat-suggest__option', active === idOf(at) && 'cat-suggest__option--active')}
                role="option"
                aria-selected={active === idOf(at)}
                tabIndex={-1}
                href={to}
                onClick={(event) => {
                  onClose()
                  if (words === undefined || event.ctrlKey || event.metaKey) return
                  event.preventDefault()
                  onSearch(words)
                }}
              >
                {content}
              </a>
            </li>
          ))}
        </ul>
        {failed && (
          <div className="cat-suggest__failed" role="alert">
            <span>No logramos mostrar sugerencias.</span>
            <Button size="small" onClick={() => void preview.refetch()}>
              Reintentar
            </Button>
          </div>
        )}
      </div>
      <p className="pz-hidden" role="status">
        {open ? spoken(query, preview, options.length) : ''}
      </p>
    </>
  )
}

type Preview = ReturnType<typeof usePreview>

/** S-9-019: asks when typing has rested for 800 ms; what was asked before shows at once. */
function usePreview(query: string, category: string | null) {
  const { branchId } = useBranch()
  const client = useQueryClient()
  const inputFor = (words: string) => ({
    query: words,
    page: 1,
    limit: pageSizes.searchPreview,
    ...(branchId === null ? {} : { office_id: branchId }),
    ...(category === null ? {} : { category_id: category }),
  })
  const asked = useDebounced(
    query,
    debounces.search,
    (words) => client.getQueryData(callKey(searchProducts, inputFor(words))) !== undefined,
  )
  const preview = useCall(searchProducts, inputFor(asked), { enabled: asked.length >= shortest, keepPrevious: true })
  const current = asked === query && !preview.isPlaceholderData
  return { data: preview.data?.data, current, error: preview.error, refetch: preview.refetch }
}

function optionsOf(query: string, category: string | null, { data, current }: Preview): Option[] {
  const products = data?.products.slice(0, pageSizes.searchPreview) ?? []
  const nothing = current && data !== undefined && products.length === 0
  return [
    ...products.map((product) => ({ key: product.id, to: `/product/${product.id}`, content: <ProductLine product={product} /> })),
    {
      key: 'all',
      to: searchAddress(query, { category }),
      words: query,
      content: (
        <span className="cat-suggest__all">
          {nothing
            ? `Nada para “${query}”. Ver qué hay parecido`
            : `Ver ${current && data ? howMany(data.found) : 'resultados'} de “${query}”`}
          <ArrowRight size={18} aria-hidden="true" />
        </span>
      ),
    },
  ]
}

const howMany = (found: number) => (found === 1 ? 'el único resultado' : `los ${found.toLocaleString('es-CO')} resultados`)

const again = (words: string): Option => ({
  key: words,
  to: searchAddress(words),
  words,
  content: (
    <span className="cat-suggest__recent">
      <History size={18} aria-hidden="true" />
      {words}
    </span>
  ),
})

function ProductLine({ product }: { product: Product }) {
  const offer = productOffer(product)
  return (
    <span className="cat-suggest__product">
      <Picture src={product.photoUrl} alt="" width={56} height={56} loading="eager" />
      <span className="cat-suggest__words">
        <span className="cat-suggest__title">{product.title}</span>
        <span className="cat-suggest__sub">{product.subTitle}</span>
      </span>
      {offer.reason === 'stock' ? (
        <span className="cat-suggest__sub">Agotado</span>
      ) : (
        offer.now !== null && <Price amount={offer.now} before={offer.before} size="small" />
      )}
    </span>
  )
}

/** What a screen reader hears of the list. */
function spoken(query: string, { data, current, error }: Preview, options: number): string {
  if (query.length < shortest) return options === 0 ? '' : `${options} búsquedas recientes`
  if (error) return ''
  if (!current || !data) return 'Buscando…'
  if (data.found === 0) return 'Sin coincidencias'
  const shown = Math.min(data.products.length, pageSizes.searchPreview)
  return `${shown} ${shown === 1 ? 'sugerencia' : 'sugerencias'} de ${data.found}. Usa las flechas para recorrerlas.`
}
