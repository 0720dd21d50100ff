import { api } from '@plaza/api-client'
import { sessionChanged } from '@plaza/contracts/account/account.events'
import { deleteMe, sendDeletionCode } from '@plaza/contracts/account/privacy.api'
import { bus } from '@plaza/event-bus'
import { Button, toasts } from '@plaza/ui'
import { PasswordInput, TextInput } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { type FormEvent, useState } from 'react'

interface Props {
  /** Without one a code is mailed instead. */
  hasPassword: boolean
  onClose: () => void
}

/** Says what goes and what stays, and asks once more who this is. */
export default function DeleteAccount({ hasPassword, onClose }: Props) {
  const [secret, setSecret] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const send = async () => {
    const answer = await api.call(sendDeletionCode, {})
    if (answer.ok) setSent(answer.value.message)
    setError(answer.ok ? null : answer.problem.message)
  }
  const leave = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await api.call(deleteMe, hasPassword ? { password: secret } : { code: secret })
    setBusy(false)
    if (!answer.ok) return setError(answer.problem.message)
    api.endSession()
    bus.publish(sessionChanged, { userId: null, role: null })
    toasts.success(answer.value.message)
  }
  const field = { value: secret, onChange: setSecret, error, required: true }
  return (
    <Dialog open title="Eliminar mi cuenta" size="small" onClose={onClose}>
      <form className="acc-leave" onSubmit={(event) => void leave(event)} noValidate>
        <p>Esto no se puede deshacer:</p>
        <ul>
          <li>Se borran tu perfil, direcciones, carrito actual y carritos guardados.</li>
          <li>Tus pedidos quedan en nuestros libros sin tus datos.</li>
          <li>Se cierran todas tus sesiones.</li>
        </ul>
        {hasPassword && <PasswordInput label="Contraseña" autoComplete="current-password" {...field} />}
        {!hasPassword && sent === null && (
          <>
            {error && <p role="alert">{error}</p>}
            <Button onClick={send}>Enviarme un código al correo</Button>
          </>
        )}
        {!hasPassword && sent !== null && (
          <>
            <p role="status">{sent}</p>
            <TextInput label="Código" inputMode="numeric" autoComplete="one-time-code" {...field} />
          </>
        )}
        <div className="acc-leave__actions">
          <Button onClick={onClose}>Volver</Button>
          <Button type="submit" look="danger" busy={busy} disabled={!hasPassword && sent === null}>
            Eliminar mi cuenta
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
