import type { Heads } from '@plaza/ui/face'
import { brandHead } from './brand/brand-head.ts'
import { categoryHead } from './category/category-head.ts'
import { communityHead, communityItemHead, ownCartsHead } from './community/community-head.ts'
import { homeHead } from './home/home-head.ts'
import { offersHead } from './offers/offers-head.ts'
import { productHead } from './product/product-head.ts'
import { providerHead } from './provider/provider-head.ts'
import { searchHead } from './search/search-head.ts'

/** What tab, search engines and link previews say of each page. The gateway writes them, the shell follows them from page to page. */
export const heads: Heads = {
  home: homeHead,
  offers: offersHead,
  brand: brandHead,
  brandById: brandHead,
  provider: providerHead,
  category: categoryHead,
  subcategory: categoryHead,
  product: productHead,
  search: searchHead,
  community: communityHead,
  communityItem: communityItemHead,
  ownCarts: ownCartsHead,
  ownCart: ownCartsHead,
}
