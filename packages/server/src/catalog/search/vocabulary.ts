import { soundOf, stemOf, wholeOf } from './words.ts'

/** A word of the shelf that an asked word may mean; `likeness` is 1 for the word itself. */
export interface Meaning {
  readonly term: number
  readonly likeness: number
}

/**
 * How far from the letters asked: `same` also plurals, `sound` also what sounds alike, `begun` also what begins so, `typo` also a slip or two.
 * Each takes the nearest kind that means anything; `wide` takes all of them.
 */
export type Reach = 'same' | 'sound' | 'begun' | 'typo' | 'wide'

const mostBegun = 60
const mostTypos = 12
const typoSpan = 0.09

interface AskedSlip {
  readonly word: string
  readonly sound: string
  /** How many slips are forgiven. */
  readonly most: number
  readonly letters: number
  readonly soundLetters: number
}

function askedSlip(word: string): AskedSlip {
  const sound = soundOf(word)
  return { word, sound, most: word.length >= 8 ? 2 : 1, letters: lettersOf(word), soundLetters: lettersOf(sound) }
}

/** All words of one shop. A word once known stays; what it stands for may become empty. */
export class Vocabulary {
  private readonly terms = new Map<string, number>()
  private readonly stems = new Map<string, number[]>()
  private readonly sounds = new Map<string, number[]>()
  private readonly words: string[] = []
  private readonly letters: number[] = []
  private readonly stemOfTerm: string[] = []
  private readonly soundOfTerm: string[] = []
  private readonly stemLetters: number[] = []
  private readonly soundLetters: number[] = []
  private sorted: number[] | null = null

  get size() {
    return this.words.length
  }

  find(word: string): number | undefined {
    return this.terms.get(word)
  }

  add(word: string): number {
    const known = this.terms.get(word)
    if (known !== undefined) return known
    const term = this.words.length
    this.terms.set(word, term)
    this.words.push(word)
    const stem = stemOf(word)
    const sound = soundOf(word)
    this.letters.push(lettersOf(word))
    this.stemOfTerm.push(stem)
    this.stemLetters.push(lettersOf(stem))
    this.soundOfTerm.push(sound)
    this.soundLetters.push(lettersOf(sound))
    if (!word.startsWith('#')) {
      append(this.stems, stem, term)
      append(this.sounds, sound, term)
    }
    this.sorted = null
    return term
  }

  stemOf(term: number): string {
    return this.stemOfTerm[term] as string
  }

  meanings(word: string, reach: Reach): Meaning[] {
    const same = this.same(word)
    if (reach === 'wide') return [...same, ...this.begun(word), ...this.typos(word)]
    if (reach === 'same' || same.length > 0) return same
    const sound = (this.sounds.get(soundOf(word)) ?? []).map((term) => ({ term, likeness: 0.8 }))
    if (reach === 'sound' || sound.length > 0) return sound
    const whole = wholeOf(word).flatMap((each) => this.same(each))
    if (whole.length > 0) return whole.map(({ term, likeness }) => ({ term, likeness: likeness * 0.85 }))
    const begun = this.begun(word)
    if (reach === 'begun' || begun.length > 0) return begun
    return this.typos(word)
  }

  /** The word, its plural or singular. */
  private same(word: string): Meaning[] {
    const exact = this.terms.get(word)
    return (this.stems.get(stemOf(word)) ?? (exact === undefined ? [] : [exact])).map((term) => ({
      term,
      likeness: term === exact ? 1 : 0.97,
    }))
  }

  /** Words that begin so, the shortest first: less is left to type. */
  begun(word: string): Meaning[] {
    if (word.length < 2) return []
    const order = (this.sorted ??= this.inOrder())
    const found: Meaning[] = []
    for (let at = this.firstFrom(order, word); at < order.length && found.length < mostBegun; at++) {
      const term = order[at] as number
      const whole = this.words[term] as string
      if (!whole.startsWith(word)) break
      found.push({ term, likeness: 0.6 + (0.3 * word.length) / whole.length })
    }
    return found
  }

  /**
   * One slip from four letters on, two from eight, in the letters or in the sound; also inside what is only begun. What is much farther
   * than the nearest is left out: `galeta` means galleta, not paleta.
   */
  typos(word: string): Meaning[] {
    if (word.length < 4) return []
    const asked = askedSlip(word)
    const found: Meaning[] = []
    for (let term = 0; term < this.words.length; term++) {
      const likeness = this.typoLikeness(asked, term)
      if (likeness > 0) found.push({ term, likeness })
    }
    found.sort((a, b) => b.likeness - a.likeness)
    const nearest = found[0]?.likeness ?? 0
    return found.filter(({ likeness }) => likeness >= nearest - typoSpan).slice(0, mostTypos)
  }

  // Letters that differ are counted first, in one instruction a word; most words end there.
  private typoLikeness({ word, sound, most, letters, soundLetters }: AskedSlip, term: number): number {
    const missing = bits(letters & ~(this.letters[term] as number))
    const written = missing > most ? most + 1 : this.slipsWritten(word, letters, term, most)
    const others = this.soundLetters[term] as number
    const soundsNear = sound.length > 3 && bits(soundLetters & ~others) <= most && bits(others & ~soundLetters) <= most
    const heard = soundsNear ? slipsBetween(sound, this.soundOfTerm[term] as string, most) : most + 1
    const near = Math.min(written, heard)
    const other = this.words[term] as string
    if (near <= most) return 0.7 - 0.1 * near - 0.05 * Math.max(written, heard) + startWorth(word, other)
    if (missing > most || word.length < 5 || other.length <= word.length + most) return 0
    return slipsToBeginning(word, other, 1) > 1 ? 0 : 0.43 + startWorth(word, other)
  }

  private slipsWritten(word: string, letters: number, term: number, most: number): number {
    const other = this.words[term] as string
    const stem = this.stemOfTerm[term] as string
    if (other.length - word.length > most && stem.length - word.length > most) return most + 1
    if (bits((this.stemLetters[term] as number) & ~letters) > most) return most + 1
    const whole = slipsBetween(word, other, most)
    return whole <= most || stem === other ? whole : slipsBetween(word, stem, most)
  }

  private inOrder(): number[] {
    const { words } = this
    return words
      .map((_, term) => term)
      .filter((term) => !(words[term] as string).startsWith('#'))
      .sort((a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1))
  }

  private firstFrom(order: readonly number[], word: string): number {
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.words[order[middle] as number] as string) < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

function append(map: Map<string, number[]>, key: string, term: number) {
  const known = map.get(key)
  if (known) known.push(term)
  else map.set(key, [term])
}

/** Which letters a word has, a bit each; two words one slip apart differ in at most one that the first has. */
function lettersOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at++) mask |= 1 << ((word.charCodeAt(at) - 97) & 31)
  return mask
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The first letter is rarely the wrong one. */
function startWorth(a: string, b: string): number {
  let at = 0
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++
  return at === 0 ? 0 : 0.08 + (0.05 * at) / a.length
}

const slipsToBeginning = (word: string, whole: string, most: number) =>
  Math.min(...[-1, 0, 1].map((more) => slipsBetween(word, whole.slice(0, word.length + more), most)))

// Kept from call to call: a slip is looked for in thousands of words a query.
const longestCompared = 62
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as [Uint8Array, Uint8Array, Uint8Array]

/** Letters too many, missing, wrong or swapped with their neighbour; more than `most` is `most + 1`. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  if (b.length > longestCompared) return most + 1
  let [before, last, row] = rows
  for (let at = 0; at <= b.length; at++) last[at] = at
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (swapped) cost = Math.min(cost, (before[j - 2] as number) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, last, row] = [last, row, before]
  }
  return last[b.length] as number
}
