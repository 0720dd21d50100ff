import { ConfirmDialog } from '@plaza/ui/overlays'

interface Props {
  readonly open: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Nothing typed is lost without a word. */
export const LeaveQuestion = ({ open, onLeave, onStay }: Props) => (
  <ConfirmDialog
    open={open}
    title="Tienes cambios sin guardar"
    text="Si sales ahora se perderán."
    confirmLabel="Salir sin guardar"
    cancelLabel="Seguir editando"
    danger
    onConfirm={onLeave}
    onClose={onStay}
  />
)
