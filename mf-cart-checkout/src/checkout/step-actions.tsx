import { formatPesos } from '@plaza/contracts/kernel/money'
import { Button } from '@plaza/ui'

interface Props {
  back: string
  total: number
  label?: string
  disabled?: boolean
  busy?: boolean
  onNext: () => void
}

/** Back and on, with the total beside it: on a phone the summary lies below. */
export const StepActions = ({ back, total, label = 'Siguiente', disabled = false, busy = false, onNext }: Props) => (
  <div className="cart-checkout__actions">
    <a className="cart-checkout__back" href={back}>
      Volver
    </a>
    <p className="cart-checkout__total">
      Total <strong>{formatPesos(total)}</strong>
    </p>
    <Button look="primary" size="large" disabled={disabled} busy={busy} onClick={onNext}>
      {label}
    </Button>
  </div>
)
