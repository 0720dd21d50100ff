import { Matcher } from './matcher.ts'
import { bestOf, orderings } from './orderings.ts'
import type { Scores } from './scratch.ts'
import type { BranchOffer, Finding, Question, SearchDoc, Shelf } from './search-doc.ts'
import { closeness } from './word-places.ts'
import { plainText } from './words.ts'

/**
 * All products of one business on sale anywhere, by their words. A product keeps its number until it changes or goes; then the number is dead
 * and never used again. `waste` says how much of the index is dead.
 */
export class SearchIndex {
  private readonly matcher = new Matcher()
  private readonly numbers = new Map<string, number>()
  private readonly docs: (SearchDoc | null)[] = []
  private readonly categories: { id: string; name: string }[] = []
  private readonly categoryNumbers = new Map<string, number>()
  private readonly category: number[] = []
  private readonly shelves = new Map<string, Shelf>()
  private dead = 0

  get size() {
    return this.numbers.size
  }

  get waste() {
    return this.docs.length === 0 ? 0 : this.dead / this.docs.length
  }

  /** Adds the product or puts it in the place of what was known of it. */
  put(doc: SearchDoc) {
    this.remove(doc.id)
    const number = this.docs.length
    this.docs.push(doc)
    this.numbers.set(doc.id, number)
    this.category.push(this.categoryOf(doc))
    this.matcher.add(doc)
    for (const offer of doc.branches) this.offer(number, offer)
  }

  remove(id: string) {
    const number = this.numbers.get(id)
    if (number === undefined) return
    this.numbers.delete(id)
    this.docs[number] = null
    this.dead++
  }

  /**
   * The best products of the branch first; what it has run out of stands last. In an order other than relevance what was asked stands
   * before what only mentions it: by price, eggs come before noodles with egg.
   */
  find(question: Question): Finding {
    const shelf = this.shelves.get(question.officeId)
    if (!shelf) return { ids: [], found: 0, counts: [] }
    const scores = this.matcher.scoresOf(question.query, this.numbersOf(question.exact ?? []))
    const hits: number[] = []
    const counts = new Uint32Array(this.categories.length)
    for (const number of scores.numbers) {
      const doc = this.docs[number]
      if (!doc || (shelf.price[number] ?? 0) <= 0 || !fits(doc, question)) continue
      const category = this.category[number] as number
      counts[category] = (counts[category] as number) + 1
      if (!question.categoryId || doc.categoryId === question.categoryId) hits.push(number)
    }
    const better = this.betterFirst(question, shelf, scores)
    const until = question.offset + question.limit
    const page = hits.length > until * 4 ? bestOf(hits, until, better) : hits.sort(better)
    return {
      ids: page.slice(question.offset, until).map((number) => (this.docs[number] as SearchDoc).id),
      found: hits.length,
      counts: this.categories
        .map(({ id, name }, at) => ({ category_id: id, categoryName: name, count: counts[at] as number }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || a.categoryName.localeCompare(b.categoryName, 'es')),
    }
  }

  private numbersOf(ids: readonly string[]): number[] {
    return ids.flatMap((id) => this.numbers.get(id) ?? [])
  }

  /** The category's number; its name is the one heard last. */
  private categoryOf({ categoryId: id, categoryName: name }: SearchDoc): number {
    const number = this.categoryNumbers.get(id) ?? this.categories.length
    this.categoryNumbers.set(id, number)
    this.categories[number] = { id, name }
    return number
  }

  private betterFirst({ sort = 'relevance' }: Question, shelf: Shelf, scores: Scores) {
    const value = orderings[sort]
    const isOther = (number: number) => Number(sort !== 'relevance' && scores.closenessOf(number) > closeness.itself)
    return (a: number, b: number) =>
      Number(shelf.inStock[b] ?? false) - Number(shelf.inStock[a] ?? false) ||
      isOther(a) - isOther(b) ||
      value(a, b, shelf, this.docs) ||
      scores.of(b) - scores.of(a) ||
      a - b
  }

  private offer(number: number, { officeId, price, discount, inStock }: BranchOffer) {
    let shelf = this.shelves.get(officeId)
    if (!shelf) this.shelves.set(officeId, (shelf = { price: [], discount: [], inStock: [] }))
    while (shelf.price.length <= number) {
      shelf.price.push(0)
      shelf.discount.push(0)
      shelf.inStock.push(false)
    }
    shelf.price[number] = price
    shelf.discount[number] = discount
    shelf.inStock[number] = inStock
  }
}

const fits = (doc: SearchDoc, { brand, subCategoryId }: Question) =>
  (!subCategoryId || doc.subCategoryId === subCategoryId) && (!brand || plainText(doc.brand) === plainText(brand))
