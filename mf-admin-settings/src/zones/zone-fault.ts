import { branchTexts } from '@plaza/contracts/branches/branches.messages'
import type { Zone } from '@plaza/contracts/branches/zone.entity'

/** What is typed of a zone; its shape is drawn. */
export interface ZoneDraft {
  readonly distance: Zone['distance'] | ''
  readonly fee: number | null
}

export const draftOf = (zone: Zone | null): ZoneDraft => ({ distance: zone?.distance ?? '', fee: zone?.deliveryFee ?? null })

/** B-5-025, B-5-026: what is missing or wrong, in the words of the specification; null when it may be sent. */
export function zoneFault({ distance, fee }: ZoneDraft, corners: number): string | null {
  if (distance === '' || fee === null || corners < 3) return branchTexts.zoneFieldsRequired
  return fee < 0 || !Number.isInteger(fee) ? branchTexts.zoneFeeInvalid : null
}
