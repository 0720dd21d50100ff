import { formatPesos } from '@plaza/contracts/kernel/money'
import { Button } from '@plaza/ui'
import { useId } from 'react'

interface Props {
  back: string
  total: number
  label?: string
  /** What has to be chosen before one may go on, said beside the button that waits for it. */
  missing?: string | null
  /** Why the last press led nowhere; it stays until the next one. */
  problem?: string | null
  busy?: boolean
  onNext: () => void
}

/** Back and on, with the total beside it: on a phone the summary lies below. */
export function StepActions({ back, total, label = 'Siguiente', missing = null, problem = null, busy = false, onNext }: Props) {
  const reason = useId()
  return (
    <>
      {missing && (
        <p className="cart-checkout__missing" id={reason}>
          {missing}
        </p>
      )}
      {problem && (
        <p className="pz-field__error cart-checkout__problem" role="alert">
          {problem}
        </p>
      )}
      <div className="cart-checkout__actions">
        <a className="cart-checkout__back" href={back}>
          Volver
        </a>
        <p className="cart-checkout__total">
          Total <strong>{formatPesos(total)}</strong>
        </p>
        <Button
          look="primary"
          size="large"
          disabled={missing !== null}
          aria-describedby={missing === null ? undefined : reason}
          busy={busy}
          onClick={onNext}
        >
          {label}
        </Button>
      </div>
    </>
  )
}
