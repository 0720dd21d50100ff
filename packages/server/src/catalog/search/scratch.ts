import { type Closeness, closeness } from './word-places.ts'

/** Room for one query's sums, used again by the next: queries run one at a time. */
export class Scratch {
  readonly capacity: number
  readonly score: Float32Array
  readonly extra: Float32Array
  readonly hits: Uint8Array
  readonly touched: number[] = []
  /** Which word was last, how close that one is and how close those before it are: `word << 4 | last << 2 | others`. */
  private readonly state: Uint16Array
  private readonly last: Float32Array

  constructor(capacity: number) {
    this.capacity = capacity
    this.score = new Float32Array(capacity)
    this.extra = new Float32Array(capacity)
    this.hits = new Uint8Array(capacity)
    this.state = new Uint16Array(capacity)
    this.last = new Float32Array(capacity)
  }

  /** Of all ways in which a product has a word, the best counts. */
  raise(number: number, word: number, by: number, close: number) {
    const hits = this.hits[number] as number
    if (hits === 0) {
      this.touched.push(number)
      this.hits[number] = 1
      this.state[number] = (word << 4) | (close << 2) | (word === 0 ? closeness.itself : closeness.mentions)
      this.last[number] = by
      this.score[number] = by
      return
    }
    const state = this.state[number] as number
    if (state >> 4 !== word) {
      this.hits[number] = hits + 1
      this.state[number] = (word << 4) | (close << 2) | this.closenessOf(number)
      this.last[number] = by
      this.score[number] = (this.score[number] as number) + by
      return
    }
    const before = this.last[number] as number
    if (by <= before) return
    this.state[number] = (word << 4) | (close << 2) | (state & 3)
    this.last[number] = by
    this.score[number] = (this.score[number] as number) + by - before
  }

  /** That of its farthest word; to be the thing itself, the product must be called by the first word. */
  closenessOf(number: number): Closeness {
    const state = this.state[number] as number
    const last = (state >> 2) & 3
    const others = state & 3
    const own = state >> 4 !== 0 && last === closeness.mentions ? closeness.itself : last
    return (own > others ? own : others) as Closeness
  }

  bonus(number: number, by: number) {
    if (this.hits[number] !== 0) this.extra[number] = (this.extra[number] as number) + by
  }

  clear() {
    for (const number of this.touched) {
      this.score[number] = 0
      this.extra[number] = 0
      this.hits[number] = 0
    }
    this.touched.length = 0
  }
}

/** What each product is worth to one question, the best of all its meanings; kept for the next question like the scratch. */
export class Scores {
  readonly capacity: number
  /** Who is worth anything. */
  readonly numbers: number[] = []
  private readonly worth: Float64Array
  private readonly close: Uint8Array

  constructor(capacity: number) {
    this.capacity = capacity
    this.worth = new Float64Array(capacity)
    this.close = new Uint8Array(capacity)
  }

  of(number: number): number {
    return this.worth[number] as number
  }

  closenessOf(number: number): Closeness {
    return this.close[number] as Closeness
  }

  raise(number: number, to: number, close: Closeness) {
    const before = this.of(number)
    if (before === 0) this.numbers.push(number)
    if (before === 0 || close < this.closenessOf(number)) this.close[number] = close
    if (to > before) this.worth[number] = to
  }

  clear() {
    for (const number of this.numbers) this.worth[number] = 0
    this.numbers.length = 0
  }
}
