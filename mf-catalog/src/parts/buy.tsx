import { productBuy, productLike } from '@plaza/contracts/catalog/catalog.slots'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { gramPrice } from '@plaza/contracts/kernel/money'
import { Slot, useBranch, useModule, useSession } from '@plaza/ui'
import { cardFlags, type Surface } from './card-flags.ts'
import { type CategoryWords, noWords } from './category-words.ts'
import { BuyPending, SeeInStore } from './buy-stand-ins.tsx'
import { productOffer } from './product-offer.ts'

interface BuyProps {
  product: Product
  words?: CategoryWords
  surface?: Surface
}

/** The place of the buy control, with all it needs to know of the product. */
export function Buy({ product, words: { category, sub } = noWords, surface = 'card' }: BuyProps) {
  const { branchId } = useBranch()
  const options = useModule('categories_options')
  const shows = cardFlags(surface, sub?.product_card_config, category?.product_card_config)
  const offer = productOffer(product)
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
        gramStepPrice: stepPrice(product, branchId),
        available: offer.available,
        soldByWeight: product.countType === 'grams',
        unitGram: product.unit_gram ?? null,
        onlyUnits: product.only_buy_units || shows('only_buy_units'),
        maturity: Boolean(product.maturity) && (category?.withManturity ?? true),
        options: options ? (sub?.options ?? []).map((option) => ({ label: option.name, values: option.options })) : [],
        alertBeforeAdd:
          (surface === 'detail' ? sub?.product_card_config?.alert_before_add_detail : sub?.product_card_config?.alert_before_add) ?? null,
      }}
      pending={<BuyPending surface={surface} />}
      empty={<SeeInStore />}
    />
  )
}

/** The heart: only for people signed in, with module products_likes, where the category allows it (S-6-008). */
export function Like({ product }: { product: Product }) {
  const likes = useModule('products_likes')
  const user = useSession()
  return likes && user ? <Slot of={productLike} with={{ productId: product.id }} empty={null} pending={null} /> : null
}

/** Price of one `unit_gram` step at the branch; null when it is not sold by weight there. */
function stepPrice(product: Product, branchId: string | null): number | null {
  const entry = product.stock_branch_offices.find((each) => each.id === branchId)
  return entry && product.countType === 'grams' && product.unit_gram ? gramPrice(entry, product.unit_gram) : null
}
