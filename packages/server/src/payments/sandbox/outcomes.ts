/** How the sandbox answers, by the numbers of docs.wompi.co ("Datos de prueba"). */
export type SandboxStatus = 'PENDING' | 'APPROVED' | 'DECLINED' | 'ERROR' | 'VOIDED'

export const sandboxMethods = ['CARD', 'NEQUI', 'PSE', 'BANCOLOMBIA_COLLECT'] as const
export type SandboxMethod = (typeof sandboxMethods)[number]

export interface Attempt {
  readonly method: SandboxMethod
  readonly card: string
  readonly nequi: string
  readonly bank: string
}

const byNumber: Record<SandboxMethod, Readonly<Record<string, SandboxStatus>>> = {
  CARD: { '4242424242424242': 'APPROVED', '4111111111111111': 'DECLINED' },
  NEQUI: { '3991111111': 'APPROVED', '3992222222': 'DECLINED' },
  PSE: { '1': 'APPROVED', '2': 'DECLINED' },
  BANCOLOMBIA_COLLECT: { '': 'PENDING' },
}

/** Cash at a correspondent waits until someone pays it there; every number that is not in the list is an error. */
export function outcomeOf({ method, card, nequi, bank }: Attempt): SandboxStatus {
  const said: Record<SandboxMethod, string> = { CARD: digits(card), NEQUI: digits(nequi), PSE: bank, BANCOLOMBIA_COLLECT: '' }
  return byNumber[method][said[method]] ?? 'ERROR'
}

const digits = (text: string) => text.replace(/\D/g, '')

/** What becomes of the event: sent once, twice with an outdated one behind, after a while, or never. */
export const eventHabits = ['once', 'twice', 'late', 'never'] as const
export type EventHabit = (typeof eventHabits)[number]
