import { productBuy, productLike } from '@plaza/contracts/catalog/catalog.slots'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { CartAmount } from '@plaza/contracts/kernel/quantity'
import { cuts } from '@plaza/contracts/catalog/choices'
import { Slot, useBranch, useModule } from '@plaza/ui'
import { byWeight } from './by-weight.ts'
import { alertBeforeAdd, cardFlags, type Surface } from './card-flags.ts'
import type { CategoryWords } from './category-words.ts'
import { BuyPending, SeeInStore } from './buy-stand-ins.tsx'
import { useWords } from './use-words.ts'
import { productOffer } from './product-offer.ts'

interface BuyProps {
  product: Product
  /** What its categories say, where the page knows already; else they are looked up. */
  words?: CategoryWords
  surface?: Surface
  /** What the first tap adds, where that is neither a piece nor a step. */
  first?: CartAmount
}

/** The place of the buy control, with all it needs to know of the product. */
export const Buy = (props: BuyProps) => (props.words ? <BuySlot {...props} words={props.words} /> : <BuyLookedUp {...props} />)

const BuyLookedUp = (props: BuyProps) => <BuySlot {...props} words={useWords()(props.product)} />

function BuySlot({ product, words, surface = 'card', first }: BuyProps & { words: CategoryWords }) {
  const { branchId } = useBranch()
  const options = useModule('categories_options')
  const { category, sub } = words
  const shows = cardFlags(surface, sub?.product_card_config, category?.product_card_config)
  const offer = productOffer(product)
  const weight = byWeight(product, shows)
  return (
    <Slot
      of={productBuy}
      with={{
        productId: product.id,
        branchId,
        surface,
        title: product.title,
        subTitle: product.subTitle ?? null,
        idItem: product.id_item,
        photoUrl: product.photoUrl ?? null,
        price: offer.now,
        gramStepPrice: weight?.price ?? null,
        pricedGrams: weight?.pricedGrams ?? null,
        available: offer.available,
        soldByWeight: product.countType === 'grams',
        unitGram: product.unit_gram ?? null,
        onlyUnits: product.only_buy_units || shows('only_buy_units'),
        onlyGrams: weight?.only ?? false,
        first: first ?? { count: 1, countType: weight && (weight.only || shows('unit_gram_force')) ? 'grams' : 'units' },
        maturity: Boolean(product.maturity) && (category?.withManturity ?? false),
        options: options ? (sub?.options ?? []).map(choiceOf) : [],
        alertBeforeAdd: alertBeforeAdd(surface, words),
      }}
      pending={<BuyPending surface={surface} />}
      empty={<SeeInStore />}
    />
  )
}

/** the four cuts unless the sub-category says which. */
const choiceOf = ({ name, options }: { name: string; options: string[] }) => ({
  label: name,
  values: options.length > 0 ? options : [...cuts],
})

/** The heart: with module products_likes, where the category allows it (S-6-008). Guests are asked to sign in. */
export function Like({ product }: { product: Product }) {
  const likes = useModule('products_likes')
  return likes ? <Slot of={productLike} with={{ productId: product.id, title: product.title }} empty={null} pending={null} /> : null
}
