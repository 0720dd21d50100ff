export type ToastKind = 'success' | 'error' | 'info' | 'loading' | 'snackbar'

export interface Toast {
  readonly kind: ToastKind
  readonly title?: string | undefined
  readonly text: string
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
  /** Milliseconds; by kind unless told. */
  readonly duration?: number | undefined
}

/** triples of create, update and delete 2000; titled ones 3000; the restore error 5000; snackbars 6000. */
export const toastDurations = { action: 2000, titled: 3000, restore: 5000, snackbar: 6000 } as const

const titles: Record<ToastKind, string | undefined> = {
  success: 'Exito!',
  error: 'Ups!',
  info: 'Info',
  loading: undefined,
  snackbar: undefined,
}

export const durationOf = ({ kind, duration }: Toast): number =>
  duration ?? (kind === 'snackbar' ? toastDurations.snackbar : kind === 'loading' ? Number.POSITIVE_INFINITY : toastDurations.titled)

type Changed = () => void

/**
 * The one line of toasts: one shows at a time, the next when it goes. A loading one is replaced at once by its outcome, a snackbar by whatever
 * else must be said.
 */
export class Toasts {
  #queue: Toast[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<Changed>()

  readonly subscribe = (changed: Changed) => {
    this.#listeners.add(changed)
    return () => void this.#listeners.delete(changed)
  }

  readonly current = (): Toast | null => this.#queue[0] ?? null

  show(toast: Toast) {
    const titled = { ...toast, title: toast.title ?? titles[toast.kind] }
    const rest = this.#queue.filter((shown) => shown.kind !== 'loading' && shown.kind !== 'snackbar')
    const isSaid = rest.some((shown) => shown.text === titled.text && shown.kind === titled.kind)
    const first = rest[0]
    this.#queue = isSaid ? rest : [...rest, titled]
    if (first === undefined || first !== this.#shown) this.#start()
    this.#changed()
  }

  success(text: string, duration?: number) {
    this.show({ kind: 'success', text, duration })
  }

  error(text: string, duration?: number) {
    this.show({ kind: 'error', text, duration })
  }

  info(text: string, duration?: number) {
    this.show({ kind: 'info', text, duration })
  }

  /** A call to action that stays 6 s. */
  snackbar(text: string) {
    this.show({ kind: 'snackbar', text })
  }

  /** The three texts around a piece of work: waiting, done, failed (2000 ms each). `ok` false or a throw is a failure. */
  async during<Answer extends { ok: boolean }>(
    work: Promise<Answer>,
    texts: { waiting: string; done: string; failed: string },
  ): Promise<Answer> {
    this.show({ kind: 'loading', text: texts.waiting })
    const outcome = (ok: boolean) =>
      this.show({ kind: ok ? 'success' : 'error', text: ok ? texts.done : texts.failed, duration: toastDurations.action })
    try {
      const answer = await work
      outcome(answer.ok)
      return answer
    } catch (error) {
      outcome(false)
      throw error
    }
  }

  readonly dismiss = () => {
    this.#queue = this.#queue.slice(1)
    this.#start()
    this.#changed()
  }

  #shown: Toast | null = null

  #start() {
    clearTimeout(this.#timer)
    this.#shown = this.current()
    const duration = this.#shown ? durationOf(this.#shown) : Number.POSITIVE_INFINITY
    if (Number.isFinite(duration)) this.#timer = setTimeout(this.dismiss, duration)
  }

  #changed() {
    for (const changed of this.#listeners) changed()
  }
}

export const toasts = new Toasts()
