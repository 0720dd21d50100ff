import { api } from '@plaza/api-client'
import { signInRequested } from '@plaza/contracts/account/account.events'
import { me } from '@plaza/contracts/account/account.api'
import { confirmEmail, undoEmailChange } from '@plaza/contracts/account/identity.api'
import { bus } from '@plaza/event-bus'
import { Button, Spinner, useSession } from '@plaza/ui'
import { useQueryClient } from '@plaza/ui/query'
import { useLocation, useSearchParams } from '@plaza/ui/router'
import { useEffect, useRef, useState } from 'react'
import '../parts/form.css'
import './sign-in.css'

type Outcome = { readonly done: string } | { readonly failed: string; readonly isDead: boolean }

/** The links of a change of e-mail lead here: the new address confirms it, the old one undoes it. */
export default function EmailLinkPage() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const isUndo = pathname.startsWith('/undo-email')
  return (
    <section className="acc-login">
      <h1>{isUndo ? 'Deshacer el cambio de correo' : 'Confirmar tu correo'}</h1>
      {isUndo ? <Undo token={token} /> : <Confirm token={token} />}
    </section>
  )
}

/** Takes effect by opening the link, as the mail says. */
function Confirm({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const client = useQueryClient()
  const isSent = useRef(false)
  const confirm = async () => {
    setOutcome(null)
    const answer = await api.call(confirmEmail, { token })
    if (answer.ok) void client.invalidateQueries({ queryKey: [me.key] })
    setOutcome(outcomeOf(answer, (value) => `${value.message} ${value.email}`))
  }
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void confirm()
    // oxlint-disable-next-line exhaustive-deps -- once for each page
  }, [])
  if (!outcome) return <Spinner label="Confirmando tu correo" />
  return <Said outcome={outcome} onRetry={() => void confirm()} />
}

/** Ends sessions and password, so a press asks for it: programs that read mails open links too. */
function Undo({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const undo = async () => setOutcome(outcomeOf(await api.call(undoEmailChange, { token }), ({ message }) => message))
  if (outcome) return <Said outcome={outcome} onRetry={() => void undo()} />
  return (
    <>
      <p>
        Si no pediste cambiar el correo de tu cuenta, lo dejamos como estaba, cerramos todas las sesiones y te enviamos un enlace para poner
        una contraseña nueva.
      </p>
      <Button look="danger" size="large" wide onClick={undo}>
        No fui yo: deshacer el cambio
      </Button>
      <a href="/">Sí fui yo: volver al inicio</a>
    </>
  )
}

function Said({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  const user = useSession()
  if ('done' in outcome)
    return (
      <>
        <p className="acc-done" role="status">
          {outcome.done}
        </p>
        {user ? (
          <a className="pz-button pz-button--primary" href="/profile/data">
            Ir a mis datos
          </a>
        ) : (
          <Button look="primary" size="large" wide onClick={() => bus.publish(signInRequested, { reason: null, next: '/' })}>
            Iniciar sesión
          </Button>
        )}
      </>
    )
  return (
    <>
      <p className="acc-error" role="alert">
        {outcome.failed}
      </p>
      {!outcome.isDead && (
        <Button look="primary" onClick={onRetry}>
          Reintentar
        </Button>
      )}
      <a href="/">Volver al inicio</a>
    </>
  )
}

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: { code: string; message: string } }

/** A link that is used up never comes back; anything else may be tried again. */
const outcomeOf = <Value,>(answer: Answer<Value>, textOf: (value: Value) => string): Outcome =>
  answer.ok
    ? { done: textOf(answer.value) }
    : { failed: answer.problem.message, isDead: ['EMAIL_LINK_DEAD', 'EMAIL_IS_USED'].includes(answer.problem.code) }
