import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { CircleCheck, CircleOff } from 'lucide-react'

/** B-2-063: never by colour alone. */
export function StateWord({ enabled }: { enabled: boolean }) {
  const Icon = enabled ? CircleCheck : CircleOff
  return (
    <span className={`adc-state adc-state--${enabled ? 'good' : 'quiet'}`}>
      <Icon size={16} aria-hidden="true" />
      {enabled ? commonTexts.enabled : commonTexts.disabled}
    </span>
  )
}
