import { getProduct, listProducts } from '@plaza/contracts/catalog/catalog.api'
import type { cardPreview } from '@plaza/contracts/catalog/catalog.slots'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { Button, EmptyState, QueryView, Skeleton, usePlaza } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useState } from 'react'
import { Buy, Like } from '../parts/buy.tsx'
import { alertBeforeAdd, shownOf } from '../parts/card-flags.ts'
import type { CategoryWords } from '../parts/category-words.ts'
import { ProductCard } from '../parts/product-card.tsx'
import { ProductView } from './product-view.tsx'
import './card-preview.css'

type Props = SlotProps<typeof cardPreview>

const howMany = 24

/** For staff: the shop's own card, or page, of a product of the category under a configuration that nobody has saved. Nothing in it can be pressed. */
export default function CardPreview(props: Props) {
  const { branchId, offices } = usePlaza()
  const cityId = branchId ?? offices[0]?.id ?? ''
  const [at, setAt] = useState(0)
  const query = useCall(
    listProducts,
    { cityId, category_id: props.categoryId, sub_category_id: props.subCategoryId ?? undefined, page: 1, limit: howMany, inStock: false },
    { enabled: cityId !== '' },
  )
  return (
    <QueryView
      query={{ ...query, data: query.data?.products.data.items }}
      skeleton={<Skeleton shape="block" className="cat-preview__waiting" />}
      errorText="No logramos cargar un producto para la vista previa."
      empty={<EmptyState text="No hay productos para la vista previa." />}
    >
      {(products) => {
        const product = products[at % products.length] as Product
        return (
          <div className="cat-preview">
            {props.surface === 'card' ? <Card {...props} product={product} /> : <Detail {...props} product={product} officeId={cityId} />}
            {products.length > 1 && (
              <Button size="small" onClick={() => setAt(at + 1)}>
                Ver otro producto
              </Button>
            )}
          </div>
        )
      }}
    </QueryView>
  )
}

const wordsOf = ({ config, subConfig }: Props): CategoryWords => ({
  category: { withManturity: true, restrictionsMessage: null, product_card_config: config },
  sub: subConfig && { options: [], restrictionsMessage: null, product_card_config: subConfig },
})

function Card({ product, ...props }: Props & { product: Product }) {
  const { modules } = usePlaza()
  const words = wordsOf(props)
  return (
    <>
      <div className="cat-preview__card" inert>
        <ProductCard
          eager
          product={product}
          shows={shownOf('card', words, modules)}
          classic={modules.has('canaveral_products_card')}
          buy={<Buy product={product} words={words} />}
          like={<Like product={product} />}
        />
      </div>
      <Alert text={alertBeforeAdd('card', words)} />
    </>
  )
}

function Detail({ product, officeId, ...props }: Props & { product: Product; officeId: string }) {
  const { modules } = usePlaza()
  const query = useCall(getProduct, { id: product.id, office_id: officeId })
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="block" className="cat-preview__waiting" />}
      errorText="No logramos cargar un producto para la vista previa."
    >
      {({ data, category }) => {
        const words = wordsOf(props)
        const asked = category && {
          ...category,
          disabled: false,
          product_card_config: props.config,
          subCategory: { ...category.subCategory, show: true, disabled: false, product_card_config: props.subConfig },
        }
        return (
          <>
            <div className="cat-preview__page" inert>
              <ProductView
                product={data}
                category={asked ?? null}
                modules={modules}
                buy={<Buy product={data} words={words} surface="detail" />}
                like={<Like product={data} />}
              />
            </div>
            <Alert text={alertBeforeAdd('detail', words)} />
          </>
        )
      }}
    </QueryView>
  )
}

/** As text: what staff type is not cleaned before it is saved. */
const Alert = ({ text }: { text: string | null }) =>
  text && (
    <p className="cat-preview__alert">
      <strong>Antes de agregar se pregunta:</strong> {text.replace(/<[^>]*>/g, ' ')}
    </p>
  )
