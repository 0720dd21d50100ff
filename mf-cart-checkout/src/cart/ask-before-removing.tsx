import { later } from '@plaza/ui'

const ConfirmDialog = later(() => import('@plaza/ui/overlays').then(({ ConfirmDialog: dialog }) => ({ default: dialog })))

/** S-4-031: at one, the minus is a bin that asks first. */
export const AskBeforeRemoving = ({ title, onYes, onClose }: { title: string; onYes: () => void; onClose: () => void }) => (
  <ConfirmDialog
    open
    danger
    title="¿Estás seguro?"
    text={`¿Deseas quitar ${title} del carrito?`}
    confirmLabel="Sí, eliminar"
    cancelLabel="Cancelar"
    onConfirm={() => {
      onYes()
      onClose()
    }}
    onClose={onClose}
  />
)
