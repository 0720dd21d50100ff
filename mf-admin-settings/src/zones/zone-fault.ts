import { branchTexts } from '@plaza/contracts/branches/branches.messages'

interface Draft {
  readonly distance: string
  readonly fee: number | null
  readonly corners: number
}

/** B-5-025, B-5-026: what is missing or wrong, in the words of the specification; null when it may be sent. */
export function zoneFault({ distance, fee, corners }: Draft): string | null {
  if (distance === '' || fee === null || corners < 3) return branchTexts.zoneFieldsRequired
  return fee < 0 || !Number.isInteger(fee) ? branchTexts.zoneFeeInvalid : null
}
