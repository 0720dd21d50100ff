import type { SearchDoc } from './search-doc.ts'
import { stemOf, wordsOf } from './words.ts'
import { type Closeness, closeness, namesOneKind } from './word-places.ts'

/**
 * What the names of categories and sub-categories say of a product. `Papas, yucas y raíces` makes no potato a yuca, because some of its
 * products are called yuca; `Pescados y mariscos` makes a tilapia a fish, because none is called so.
 */
export class Groups {
  private readonly numbers = new Map<string, number>()
  private readonly subCategory: number[] = []
  private readonly category: number[] = []
  private readonly oneKind: boolean[] = []
  /** By stem: the groups in which a product is called so, and the categories in which a sub-category is, the category's first word excepted. */
  private readonly called = new Map<string, Set<number>>()

  /** The next number's product; `head` is the stem that it is called by. */
  add(doc: SearchDoc, head: string) {
    const subCategory = this.numberOf(`s${doc.subCategoryId}`)
    const category = this.numberOf(`c${doc.categoryId}`)
    if (this.oneKind[subCategory] === undefined) {
      this.oneKind[subCategory] = namesOneKind(doc.subCategoryName)
      const [main = ''] = wordsOf(doc.categoryName).words
      for (const word of wordsOf(doc.subCategoryName).words) if (stemOf(word) !== stemOf(main)) this.call(stemOf(word), category)
    }
    this.subCategory.push(subCategory)
    this.category.push(category)
    this.call(head, subCategory)
    this.call(head, category)
  }

  /** The groups in which something is called so. */
  calledBy(stem: string): ReadonlySet<number> | undefined {
    return this.called.get(stem)
  }

  /** What a word in the name of its sub-category makes of the product; null: nothing. */
  closenessIn(number: number, called: ReadonlySet<number> | undefined): Closeness | null {
    const subCategory = this.subCategory[number] as number
    if (!called?.has(subCategory)) return closeness.itself
    return this.oneKind[subCategory] ? closeness.kin : null
  }

  isCategoryCalled(number: number, called: ReadonlySet<number> | undefined): boolean {
    return called?.has(this.category[number] as number) ?? false
  }

  private numberOf(key: string): number {
    const number = this.numbers.get(key) ?? this.numbers.size
    this.numbers.set(key, number)
    return number
  }

  private call(stem: string, group: number) {
    const known = this.called.get(stem)
    if (known) known.add(group)
    else this.called.set(stem, new Set([group]))
  }
}
