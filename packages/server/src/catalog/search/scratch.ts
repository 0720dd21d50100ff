/** Room for one query's sums, used again by the next: queries run one at a time. */
export class Scratch {
  readonly capacity: number
  readonly score: Float32Array
  readonly extra: Float32Array
  readonly hits: Uint8Array
  readonly touched: number[] = []
  private readonly word: Uint8Array
  private readonly last: Float32Array

  constructor(capacity: number) {
    this.capacity = capacity
    this.score = new Float32Array(capacity)
    this.extra = new Float32Array(capacity)
    this.hits = new Uint8Array(capacity)
    this.word = new Uint8Array(capacity)
    this.last = new Float32Array(capacity)
  }

  /** Of all ways in which a product has a word, the best counts. */
  raise(number: number, word: number, by: number) {
    if (this.hits[number] === 0) this.touched.push(number)
    if (this.hits[number] === 0 || this.word[number] !== word) {
      this.hits[number] = (this.hits[number] as number) + 1
      this.word[number] = word
      this.last[number] = by
      this.score[number] = (this.score[number] as number) + by
      return
    }
    const before = this.last[number] as number
    if (by <= before) return
    this.last[number] = by
    this.score[number] = (this.score[number] as number) + by - before
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

  constructor(capacity: number) {
    this.capacity = capacity
    this.worth = new Float64Array(capacity)
  }

  of(number: number): number {
    return this.worth[number] as number
  }

  raise(number: number, to: number) {
    const before = this.of(number)
    if (to <= before) return
    if (before === 0) this.numbers.push(number)
    this.worth[number] = to
  }

  clear() {
    for (const number of this.numbers) this.worth[number] = 0
    this.numbers.length = 0
  }
}
