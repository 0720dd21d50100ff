import { bestOf, orderings } from './orderings.ts'
import { Scores, Scratch } from './scratch.ts'
import type { BranchOffer, Finding, Question, SearchDoc, Shelf } from './search-doc.ts'
import { otherWordings } from './synonyms.ts'
import { isHollow, plainText, wordsOf } from './words.ts'
import { type Meaning, type Reach, Vocabulary } from './vocabulary.ts'
import { type Place, placeBits, places, placesOf, worths } from './word-places.ts'

const mostWordings = 8
// Another wording where the words asked find nothing, and where they do.
const insteadWorth = 0.93
const besideWorth = 0.6

/**
 * All products of one business on sale anywhere, by their words. A product keeps its number until it changes or goes; then the number is dead
 * and never used again, so postings are only ever appended. `waste` says how much of the index is dead.
 */
export class SearchIndex {
  private readonly vocabulary = new Vocabulary()
  private readonly postings: number[][] = []
  private readonly numbers = new Map<string, number>()
  private readonly docs: (SearchDoc | null)[] = []
  private readonly titleWords: number[] = []
  private readonly popularity: number[] = []
  private readonly categories: { id: string; name: string }[] = []
  private readonly categoryNumbers = new Map<string, number>()
  private readonly category: number[] = []
  private readonly shelves = new Map<string, Shelf>()
  private dead = 0
  private scratch = new Scratch(0)
  private scores = new Scores(0)

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
    this.popularity.push(Math.log1p(doc.views) / 12)
    this.category.push(this.categoryOf(doc))
    const { places: at, titleWords } = placesOf(doc)
    this.titleWords.push(titleWords)
    for (const [word, place] of at) this.post(word, number, place)
    for (const offer of doc.branches) this.offer(number, offer)
  }

  remove(id: string) {
    const number = this.numbers.get(id)
    if (number === undefined) return
    this.numbers.delete(id)
    this.docs[number] = null
    this.dead++
  }

  /** The best products of the branch first; what it has run out of stands last. */
  find(question: Question): Finding {
    const shelf = this.shelves.get(question.officeId)
    if (!shelf) return { ids: [], found: 0, counts: [] }
    const scores = this.scoresOf(question)
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

  /** The category's number; its name is the one heard last. */
  private categoryOf({ categoryId: id, categoryName: name }: SearchDoc): number {
    const number = this.categoryNumbers.get(id) ?? this.categories.length
    this.categoryNumbers.set(id, number)
    this.categories[number] = { id, name }
    return number
  }

  private betterFirst({ sort }: Question, shelf: Shelf, scores: Scores) {
    const value = orderings[sort ?? 'relevance']
    return (a: number, b: number) => {
      const stock = Number(shelf.inStock[b] ?? false) - Number(shelf.inStock[a] ?? false)
      if (stock !== 0) return stock
      const wanted = value(a, b, shelf, this.docs)
      if (wanted !== 0) return wanted
      return scores.of(b) - scores.of(a) || a - b
    }
  }

  /** Every product that the query may mean, with how well it does. */
  private scoresOf(question: Question): Scores {
    const scores = this.freshScores()
    for (const id of question.exact ?? []) {
      const number = this.numbers.get(id)
      if (number !== undefined) scores.raise(number, 100)
    }
    const { words, soft } = wordsOf(question.query)
    const asked = words.length > 0 ? words : soft.filter((word) => !isHollow(word))
    if (asked.length === 0) return scores
    const others = [...this.joined(asked), ...otherWordings(asked)].slice(0, mostWordings)
    for (const reach of ['same', 'begun', 'typo', 'wide'] as const) {
      const meant = this.addMatches(scores, { wording: asked, soft, reach, weight: 1 })
      if (reach === 'same' || reach === 'begun') {
        const weight = meant ? besideWorth : insteadWorth
        for (const wording of others) this.addMatches(scores, { wording, soft, reach, weight })
      }
      if (scores.numbers.length > 0) break
    }
    if (scores.numbers.length === 0 && asked.length > 1) this.addPartly(scores, asked, soft)
    return scores
  }

  /** Words asked apart that are one on the shelf (`choco ramo`, `pan de bono`) and the other way round (`ponymalta`). */
  private joined(words: readonly string[]): string[][] {
    const together = words.slice(1).flatMap((word, at) => {
      const one = [`${words[at]}${word}`, `${words[at]}de${word}`].find((each) => this.vocabulary.find(each) !== undefined)
      return one === undefined ? [] : [[...words.slice(0, at), one, ...words.slice(at + 2)]]
    })
    const apart = words.flatMap((word, at) => {
      if (word.length < 6 || this.vocabulary.meanings(word, 'same').length > 0) return []
      for (let cut = 3; cut <= word.length - 3; cut++) {
        const halves = [word.slice(0, cut), word.slice(cut)]
        if (halves.every((half) => this.vocabulary.meanings(half, 'same').length > 0)) {
          return [[...words.slice(0, at), ...halves, ...words.slice(at + 1)]]
        }
      }
      return []
    })
    return [...together, ...apart]
  }

  /** Whether anything was found. */
  private addMatches(scores: Scores, { wording, soft, reach, weight }: Matching): boolean {
    const meanings = wording.map((word, at) => this.meaningsOf(word, at === wording.length - 1, reach))
    if (meanings.some((each) => each.length === 0)) return false
    let any = false
    this.score(meanings, soft, wording, (number, score, hits) => {
      if (hits < wording.length) return
      any = true
      scores.raise(number, score * weight)
    })
    return any
  }

  /** No product has every word: those that have the rarer half of them. */
  private addPartly(scores: Scores, words: readonly string[], soft: readonly string[]) {
    const meanings = words.map((word) => this.vocabulary.meanings(word, 'typo'))
    const known = meanings.filter((each) => each.length > 0).length
    if (known * 2 < words.length) return
    const needed = Math.max(1, Math.ceil(words.length / 2))
    let most = 0
    const partly: [number, number, number][] = []
    this.score(meanings, soft, words, (number, score, hits) => {
      if (hits < needed) return
      most = Math.max(most, hits)
      partly.push([number, score, hits])
    })
    for (const [number, score, hits] of partly) if (hits === most) scores.raise(number, score * 0.5)
  }

  // The last word may be unfinished: a word begun so counts too where the finished word is rare.
  private meaningsOf(word: string, last: boolean, reach: Reach): Meaning[] {
    const meant = this.vocabulary.meanings(word, reach === 'same' ? 'sound' : reach)
    if (!last || reach === 'typo' || reach === 'wide' || word.length < 3) return meant
    const common = meant.reduce((sum, { term }) => sum + (this.postings[term] as number[]).length, 0)
    if (meant.length > 0 && common >= 8) return meant
    const known = new Set(meant.map(({ term }) => term))
    return [...meant, ...this.vocabulary.begun(word).filter(({ term }) => !known.has(term))]
  }

  private score(
    meanings: readonly (readonly Meaning[])[],
    soft: readonly string[],
    wording: readonly string[],
    tell: (number: number, score: number, hits: number) => void,
  ) {
    const scratch = this.scratchFor(this.docs.length)
    meanings.forEach((meant, word) => {
      for (const { term, likeness } of meant) {
        for (const posting of this.postings[term] as number[]) {
          scratch.raise(posting >> placeBits, word, likeness * (worths[posting & 15] as number))
        }
      }
    })
    const raised = scratch.touched.length
    for (const word of soft) {
      const term = this.vocabulary.find(word)
      if (term !== undefined)
        for (const posting of this.postings[term] as number[]) scratch.bonus(posting >> placeBits, word.startsWith('#') ? 0.3 : 0.1)
    }
    for (let at = 0; at < raised; at++) {
      const number = scratch.touched[at] as number
      const covered = Math.min(1, wording.length / (this.titleWords[number] as number))
      const score =
        (scratch.score[number] as number) / wording.length +
        (scratch.extra[number] as number) +
        0.12 * covered +
        0.2 * (this.popularity[number] as number)
      tell(number, score, scratch.hits[number] as number)
    }
    scratch.clear()
  }

  private scratchFor(size: number): Scratch {
    if (this.scratch.capacity < size) this.scratch = new Scratch(Math.ceil(size * 1.25) + 64)
    return this.scratch
  }

  private freshScores(): Scores {
    if (this.scores.capacity < this.docs.length) this.scores = new Scores(Math.ceil(this.docs.length * 1.25) + 64)
    this.scores.clear()
    return this.scores
  }

  private post(word: string, number: number, place: Place) {
    const term = this.vocabulary.add(word)
    ;(this.postings[term] ??= []).push((number << placeBits) | places.indexOf(place))
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

interface Matching {
  readonly wording: readonly string[]
  readonly soft: readonly string[]
  readonly reach: Reach
  readonly weight: number
}

const fits = (doc: SearchDoc, { brand, subCategoryId }: Question) =>
  (!subCategoryId || doc.subCategoryId === subCategoryId) && (!brand || plainText(doc.brand) === plainText(brand))
