import { fail, serverProblems } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { refuseUnsafeStyles } from './refuse-unsafe-styles.ts'
import { updateBusiness } from './update-business.ts'

/** B-7-067: the styles as they were written, once every part of them may stand in the shop. */
export async function saveStyles(scope: Scope, { at_business, styles }: { at_business?: string | undefined; styles: string }, uses: Uses) {
  if (at_business !== undefined && at_business !== scope.business) fail(serverProblems.businessMismatch)
  refuseUnsafeStyles(styles, 'styles')
  const { custom_css_styles, lastUpdateDate } = await updateBusiness(scope, { custom_css_styles: styles }, uses)
  return { styles: custom_css_styles ?? '', lastUpdateDate }
}
