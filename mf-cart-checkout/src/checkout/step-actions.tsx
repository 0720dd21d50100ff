import { Button } from '@plaza/ui'

interface Props {
  back: string
  label?: string
  disabled?: boolean
  busy?: boolean
  onNext: () => void
}

/** Back and on. */
export const StepActions = ({ back, label = 'Siguiente', disabled = false, busy = false, onNext }: Props) => (
  <div className="cart-checkout__actions">
    <a href={back}>Volver</a>
    <Button look="primary" size="large" disabled={disabled} busy={busy} onClick={onNext}>
      {label}
    </Button>
  </div>
)
