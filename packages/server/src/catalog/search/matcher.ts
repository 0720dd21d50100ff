import { Groups } from './groups.ts'
import { Scores, Scratch } from './scratch.ts'
import type { SearchDoc } from './search-doc.ts'
import { otherWordings } from './synonyms.ts'
import { isHollow, wordsOf } from './words.ts'
import { type Meaning, type Reach, Vocabulary } from './vocabulary.ts'
import {
  categoryPlace,
  type Closeness,
  closeness,
  closenesses,
  type Place,
  placeBits,
  places,
  placesOf,
  subCategoryPlace,
  worths,
} from './word-places.ts'

const mostWordings = 8
// Another wording where the words asked find nothing, and where they do.
const insteadWorth = 0.93
const besideWorth = 0.6
// Fish are called by their kind: then the sub-category's word says as much as a title's.
const kindWorth = 0.9
// So many products called by a word make it a finished one.
const enoughCalledSo = 3
// A meaning so much less alike than the nearest one is no longer the thing itself.
const nearSpan = 0.2

/** The words of all products by number, and which numbers a query may mean. Postings are only ever appended. */
export class Matcher {
  private readonly vocabulary = new Vocabulary()
  private readonly postings: number[][] = []
  /** By term: how many products are called so. */
  private readonly calledSo: number[] = []
  private readonly titleWords: number[] = []
  private readonly popularity: number[] = []
  private readonly groups = new Groups()
  private scratch = new Scratch(0)
  private scores = new Scores(0)

  /** The next number's product. */
  add(doc: SearchDoc) {
    const number = this.titleWords.length
    const { places: at, titleWords, head } = placesOf(doc)
    this.titleWords.push(titleWords)
    this.popularity.push(Math.log1p(doc.views) / 12)
    this.groups.add(doc, head)
    for (const [word, place] of at) this.post(word, number, place)
  }

  /** Every product that the query may mean, with how well it does; `exact` are those asked for by code. */
  scoresOf(query: string, exact: readonly number[]): Scores {
    const scores = this.freshScores()
    for (const number of exact) scores.raise(number, 100, closeness.itself)
    const { words, soft } = wordsOf(query)
    const asked = words.length > 0 ? words : soft.filter((word) => !isHollow(word))
    if (asked.length === 0) return scores
    const others = [...this.joined(asked), ...otherWordings(asked)].slice(0, mostWordings)
    for (const reach of ['same', 'begun', 'typo', 'wide'] as const) {
      const isMeant = this.addMatches(scores, { wording: asked, soft, reach, weight: 1 })
      if (reach === 'same' || reach === 'begun') {
        const weight = isMeant ? besideWorth : insteadWorth
        for (const wording of others) this.addMatches(scores, { wording, soft, reach, weight })
      }
      if (scores.numbers.length > 0) break
    }
    if (scores.numbers.length === 0 && asked.length > 1) this.addPartly(scores, [asked, ...others], soft)
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
    const least = weight === besideWorth ? closeness.mentions : closeness.itself
    let any = false
    this.score(meanings, soft, wording, (number, score, hits, close) => {
      if (hits < wording.length) return
      any = true
      scores.raise(number, score * weight, close < least ? least : close)
    })
    return any
  }

  /** No product has every word: those that have most of them, and among these those that are called by the first one known. */
  private addPartly(scores: Scores, wordings: readonly (readonly string[])[], soft: readonly string[]) {
    const partly: Partial[] = []
    for (const words of wordings) {
      const known = this.knownOf(words)
      if (known.length === 0) continue
      this.score(known, soft, words, (number, score, hits, close) => void partly.push({ number, score, share: hits / words.length, close }))
    }
    const isCalledSo = partly.some(({ close }) => close === closeness.itself)
    const fit = isCalledSo ? partly.filter(({ close }) => close === closeness.itself) : partly
    const most = fit.reduce((best, { share }) => Math.max(best, share), 0)
    for (const { number, score, share, close } of fit) if (share === most) scores.raise(number, score * share, close)
  }

  /** What the words mean that mean something; with slips where at least half of them would. */
  private knownOf(words: readonly string[]): Meaning[][] {
    const known = words.map((word) => this.vocabulary.meanings(word, 'sound')).filter((each) => each.length > 0)
    if (known.length > 0) return known
    const guessed = words.map((word) => this.vocabulary.meanings(word, 'typo')).filter((each) => each.length > 0)
    return guessed.length * 2 < words.length ? [] : guessed
  }

  // The last word may be unfinished: what begins so counts too where few products are called by the word as it stands.
  private meaningsOf(word: string, isLast: boolean, reach: Reach): Meaning[] {
    const meant = this.vocabulary.meanings(word, reach === 'same' ? 'sound' : reach)
    if (!isLast || reach === 'typo' || reach === 'wide' || word.length < 3) return meant
    const called = meant.reduce((sum, { term }) => sum + (this.calledSo[term] ?? 0), 0)
    const common = meant.reduce((sum, { term }) => sum + (this.postings[term] as number[]).length, 0)
    if (called >= enoughCalledSo || (common >= 8 && word.length < 4)) return meant
    const known = new Set(meant.map(({ term }) => term))
    return [...meant, ...this.vocabulary.begun(word).filter(({ term }) => !known.has(term))]
  }

  private score(
    meanings: readonly (readonly Meaning[])[],
    soft: readonly string[],
    wording: readonly string[],
    tell: (number: number, score: number, hits: number, close: Closeness) => void,
  ) {
    const scratch = this.scratchFor(this.titleWords.length)
    meanings.forEach((meant, word) => {
      const nearest = meant.reduce((most, { likeness }) => Math.max(most, likeness), 0)
      for (const meaning of meant) this.raiseAll(scratch, word, meaning, meaning.likeness < nearest - nearSpan)
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
      tell(number, score, scratch.hits[number] as number, scratch.closenessOf(number))
    }
    scratch.clear()
  }

  private raiseAll(scratch: Scratch, word: number, { term, likeness }: Meaning, isFar: boolean) {
    const { groups } = this
    const called = groups.calledBy(this.vocabulary.stemOf(term))
    for (const posting of this.postings[term] as number[]) {
      const number = posting >> placeBits
      const place = posting & 15
      let worth = worths[place] as number
      let close: Closeness | null = closenesses[place] as Closeness
      if (place === subCategoryPlace) {
        close = groups.closenessIn(number, called)
        if (close === closeness.itself) worth = kindWorth
      } else if (place === categoryPlace && groups.isCategoryCalled(number, called)) close = null
      if (close === null) continue
      scratch.raise(number, word, likeness * worth, isFar && close === closeness.itself ? closeness.mentions : close)
    }
  }

  private scratchFor(size: number): Scratch {
    if (this.scratch.capacity < size) this.scratch = new Scratch(Math.ceil(size * 1.25) + 64)
    return this.scratch
  }

  private freshScores(): Scores {
    const size = this.titleWords.length
    if (this.scores.capacity < size) this.scores = new Scores(Math.ceil(size * 1.25) + 64)
    this.scores.clear()
    return this.scores
  }

  private post(word: string, number: number, place: Place) {
    const term = this.vocabulary.add(word)
    ;(this.postings[term] ??= []).push((number << placeBits) | places.indexOf(place))
    if (place === 'kind' || place === 'named' || place === 'head') this.calledSo[term] = (this.calledSo[term] ?? 0) + 1
  }
}

interface Partial {
  readonly number: number
  readonly score: number
  /** Of the words asked. */
  readonly share: number
  readonly close: Closeness
}

interface Matching {
  readonly wording: readonly string[]
  readonly soft: readonly string[]
  readonly reach: Reach
  readonly weight: number
}
