import { businessProblems as problems } from '@plaza/contracts/business/business.messages'
import { fail, serverProblems } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { updateBusiness } from './update-business.ts'
import { inspectStyles } from './styles/inspect-styles.ts'

const mostTold = 20

/** B-7-067: the styles as they were written, once every part of them may stand in the shop. */
export async function saveStyles(
  scope: Scope,
  { at_business, styles }: { at_business?: string | undefined; styles: string },
  uses: SharedUses,
) {
  if (at_business !== undefined && at_business !== scope.business) fail(serverProblems.businessMismatch)
  refuseUnsafeStyles(styles, 'styles')
  const { custom_css_styles } = await updateBusiness(scope, { custom_css_styles: styles }, uses)
  return { styles: custom_css_styles ?? '' }
}

/** Ends the call with the lines that may not stand. */
export function refuseUnsafeStyles(styles: string, field: string): void {
  const { refusals } = inspectStyles(styles)
  if (refusals.length === 0) return
  const details = refusals.slice(0, mostTold).map(({ line, message }) => ({ field, message: `Línea ${line}: ${message}` }))
  fail(problems.stylesRefused, { details })
}
