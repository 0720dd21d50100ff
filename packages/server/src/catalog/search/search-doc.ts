import type { ListingSort } from '@plaza/contracts/catalog/listing.entity'

/** What search knows of one product on sale. */
export interface SearchDoc {
  readonly id: string
  readonly title: string
  readonly details: string
  readonly brand: string
  readonly provider: string
  readonly tags: readonly string[]
  readonly categoryId: string
  readonly categoryName: string
  readonly subCategoryId: string
  readonly subCategoryName: string
  readonly views: number
  /** Where it has a price. */
  readonly branches: readonly BranchOffer[]
}

export interface BranchOffer {
  readonly officeId: string
  readonly price: number
  readonly discount: number
  readonly inStock: boolean
}

export interface Question {
  readonly query: string
  readonly officeId: string
  readonly categoryId?: string | undefined
  readonly subCategoryId?: string | undefined
  readonly brand?: string | undefined
  readonly sort?: ListingSort | undefined
  readonly offset: number
  readonly limit: number
  /** Products whose SKU or bar code was asked for; they come first. */
  readonly exact?: readonly string[]
}

export interface Finding {
  readonly ids: string[]
  readonly found: number
  readonly counts: { category_id: string; categoryName: string; count: number }[]
}

/** What a branch asks and has, by the number of a product. */
export interface Shelf {
  price: number[]
  discount: number[]
  inStock: boolean[]
}
