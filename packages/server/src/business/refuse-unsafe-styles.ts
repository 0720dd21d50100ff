import { businessProblems as problems } from '@plaza/contracts/business/business.messages'
import { fail } from '../platform/problems.ts'
import { inspectStyles } from './styles/inspect-styles.ts'

const mostTold = 20

/** Ends the call with the lines that may not stand. */
export function refuseUnsafeStyles(styles: string, field: string): void {
  const { refusals } = inspectStyles(styles)
  if (refusals.length === 0) return
  const details = refusals.slice(0, mostTold).map(({ line, message }) => ({ field, message: `Línea ${line}: ${message}` }))
  fail(problems.stylesRefused, { details })
}
