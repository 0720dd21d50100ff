import { toastDurations, toastTitles } from '@plaza/contracts/kernel/toasts'

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

const titles: Partial<Record<ToastKind, string>> = toastTitles

export const durationOf = ({ kind, duration }: Toast): number =>
  duration ?? (kind === 'snackbar' ? toastDurations.snackbar : kind === 'loading' ? Number.POSITIVE_INFINITY : toastDurations.titled)

type Changed = () => void

/**
 * Shows one toast at a time. A newer one replaces it at once: what was true before may contradict the screen by the time its turn comes.
 */
export class Toasts {
  #shown: Toast | null = null
  #waiting: Toast | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<Changed>()

  readonly subscribe = (changed: Changed) => {
    this.#listeners.add(changed)
    return () => void this.#listeners.delete(changed)
  }

  readonly current = (): Toast | null => this.#shown

  show(toast: Toast) {
    this.#set({ ...toast, title: toast.title ?? titles[toast.kind] })
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

  /** A call to action that stays 6 s. It tells no outcome, so it waits until what is shown has been read. */
  snackbar(text: string) {
    if (this.#shown && this.#shown.kind !== 'snackbar') this.#waiting = { kind: 'snackbar', text }
    else this.show({ kind: 'snackbar', text })
  }

  /** The three texts around a piece of work: waiting, done, failed (2000 ms each). `ok` false or a throw is a failure. */
  async during<Answer extends { ok: boolean }>(
    work: Promise<Answer>,
    texts: { waiting: string; done: string; failed: string },
  ): Promise<Answer> {
    this.show({ kind: 'loading', text: texts.waiting })
    const outcome = (ok: boolean) =>
      this.show({ kind: ok ? 'success' : 'error', text: ok ? texts.done : texts.failed, duration: toastDurations.triple })
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
    const next = this.#waiting
    this.#waiting = null
    this.#set(next)
  }

  #set(toast: Toast | null) {
    clearTimeout(this.#timer)
    this.#shown = toast
    const duration = toast ? durationOf(toast) : Number.POSITIVE_INFINITY
    if (Number.isFinite(duration)) this.#timer = setTimeout(this.dismiss, duration)
    for (const changed of this.#listeners) changed()
  }
}

export const toasts = new Toasts()
