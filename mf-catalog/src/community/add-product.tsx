import { searchProducts } from '@plaza/contracts/catalog/catalog.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { communityTexts } from '@plaza/contracts/community/community.messages'
import { debounces, pageSizes } from '@plaza/contracts/kernel/limits'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { Button, Picture, QueryView, useBranch } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { Plus, Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { productOffer } from '../parts/product-offer.ts'
import type { CollectionLine } from './lines.ts'

interface AddProductProps {
  lines: readonly CollectionLine[]
  onAdd: (product: Product) => Promise<string | null>
}

/** Finds a product and puts it into the own cart, once. */
export function AddProduct({ lines, onAdd }: AddProductProps) {
  const { branchId } = useBranch()
  const field = useId()
  const [text, setText] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const query = useLater(text.trim(), debounces.search)
  const found = useCall(
    searchProducts,
    { query, limit: pageSizes.searchPreview, page: 1, ...(branchId ? { office_id: branchId } : {}) },
    { enabled: query.length > 1, keepPrevious: true },
  )
  const add = async (product: Product) => {
    if (lines.some(({ id }) => id === product.id)) return setSaid(communityTexts.alreadyInMarket)
    setSaid(null)
    setSaid(await onAdd(product))
  }
  return (
    <section className="cat-find" aria-label="Agregar productos">
      <label htmlFor={field}>Agrega productos a este carrito</label>
      <span className="cat-find__field">
        <Search size={20} aria-hidden="true" />
        <input
          id={field}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder="Busca arroz, café, aguacate..."
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setSaid(null)
          }}
        />
      </span>
      {said && (
        <p role="alert" className="pz-field__error">
          {said}
        </p>
      )}
      {query.length > 1 && (
        <QueryView
          query={found}
          isEmpty={({ data }) => data.products.length === 0}
          empty={<p className="pz-muted">No se encontraron productos con la busqueda</p>}
        >
          {({ data }) => (
            <ul className="cat-find__results">
              {data.products.map((product) => (
                <li key={product.id}>
                  <Picture src={product.photoUrl ?? null} alt="" width={48} height={48} />
                  <span className="cat-basket__words">
                    <span>{product.title}</span>
                    <small>{[product.subTitle, priceText(product)].filter(Boolean).join(' · ')}</small>
                  </span>
                  <Button size="small" aria-label={`Agregar ${product.title} al carrito guardado`} onClick={() => add(product)}>
                    <Plus size={16} aria-hidden="true" /> Agregar
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      )}
    </section>
  )
}

function priceText(product: Product) {
  const { now } = productOffer(product)
  return now === null ? null : formatPesos(now)
}

/** The value once it has stood still for a while. */
function useLater(value: string, milliseconds: number): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return later
}
