import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../components/button.tsx'
import { Spinner } from '../components/spinner.tsx'
import { type Toast, type ToastKind, toasts } from './toasts.ts'

/** The toast area, bottom right. Lives once, in the shell. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null)
  return (
    <section className="pz-toaster" aria-label="Notificaciones">
      <div aria-live="polite" aria-atomic="true">
        {toast && toast.kind !== 'error' && <Shown toast={toast} />}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {toast?.kind === 'error' && <Shown toast={toast} />}
      </div>
    </section>
  )
}

const Shown = ({ toast }: { toast: Toast }) => (
  <div className={`pz-toast pz-toast--${toast.kind}`} data-toast={toast.kind}>
    {icons[toast.kind]}
    <div className="pz-toast__words">
      {toast.title && <strong>{toast.title}</strong>}
      <p>{toast.text}</p>
    </div>
    {toast.action && (
      <button
        type="button"
        className="pz-toast__action"
        onClick={() => {
          toast.action?.run()
          toasts.dismiss()
        }}
      >
        {toast.action.label}
      </button>
    )}
    <IconButton label="Cerrar notificación" onClick={toasts.dismiss}>
      <X size={18} />
    </IconButton>
  </div>
)

const icons: Record<ToastKind, React.ReactNode> = {
  success: <CircleCheck size={20} aria-hidden="true" />,
  error: <CircleAlert size={20} aria-hidden="true" />,
  info: <Info size={20} aria-hidden="true" />,
  snackbar: <Info size={20} aria-hidden="true" />,
  loading: <Spinner label="" />,
}
