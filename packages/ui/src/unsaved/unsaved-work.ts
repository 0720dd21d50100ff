/** What a question about leaving says. */
export interface LeaveWords {
  readonly title: string
  readonly text: string
}

export interface WorkOptions {
  /** `window`: any other address closes what it stands in. `page`: it lasts as long as the page's path does. */
  readonly place?: 'window' | 'page'
  /** Where the usual words do not fit. */
  readonly words?: LeaveWords
}

export const usualWords: LeaveWords = { title: 'Tienes cambios sin guardar', text: 'Si sales ahora se perderán.' }

export interface LeaveQuestion extends LeaveWords {
  readonly goOn: () => void
}

/** What stands on the page and is not saved yet, and the one question before it is left. */
export class UnsavedWork {
  readonly #works = new Map<object, WorkOptions>()
  readonly #listeners = new Set<() => void>()
  readonly #askPlainly: (words: LeaveWords) => boolean
  #question: LeaveQuestion | null = null
  #askers = 0
  #isAnswered = false

  /** `askPlainly` asks where no window of ours has come yet. */
  constructor(askPlainly: (words: LeaveWords) => boolean) {
    this.#askPlainly = askPlainly
  }

  readonly subscribe = (changed: () => void) => {
    this.#listeners.add(changed)
    return () => void this.#listeners.delete(changed)
  }
  readonly isThere = () => this.#works.size > 0
  readonly question = () => this.#question

  begin(work: object, options: WorkOptions) {
    this.#works.set(work, options)
    this.#say()
  }

  end(work: object) {
    if (!this.#works.delete(work)) return
    // It was saved meanwhile: nothing is left to ask about.
    if (this.#works.size === 0) this.#question = null
    this.#say()
  }

  /** Whether work would be lost by going to another address, of the same path or of another. */
  stops({ samePath }: { samePath: boolean }): boolean {
    if (this.#isAnswered) return false
    return [...this.#works.values()].some(({ place = 'window' }) => !samePath || place === 'window')
  }

  /** The answer was to leave, and its steps are being taken. */
  readonly isLeaving = () => this.#isAnswered

  /** Goes on when somebody has said that the work may be lost. While one question stands, no other is asked. */
  ask(goOn: () => void) {
    if (this.#question) return
    const words = [...this.#works.values()].find((work) => work.words)?.words ?? usualWords
    if (this.#askers === 0) {
      if (this.#askPlainly(words)) this.#leave(goOn)
      return
    }
    this.#question = { ...words, goOn }
    this.#say()
  }

  answer(leaves: boolean) {
    const goOn = this.#question?.goOn
    this.#question = null
    this.#say()
    if (leaves && goOn) this.#leave(goOn)
  }

  /** Somebody shows the question from now on, until the answer is called. */
  readonly beginAsking = () => {
    this.#askers += 1
    return () => void (this.#askers -= 1)
  }

  #leave(goOn: () => void) {
    this.#isAnswered = true
    try {
      goOn()
    } finally {
      this.#isAnswered = false
    }
  }

  #say() {
    for (const changed of this.#listeners) changed()
  }
}

export const unsavedWork = new UnsavedWork(({ title, text }) => globalThis.confirm(`${title}. ${text}`))
