import { api } from '@plaza/api-client'
import { restorePassword } from '@plaza/contracts/account/account.api'
import { accountProblems, accountTexts } from '@plaza/contracts/account/account.messages'
import { isEmail } from '@plaza/contracts/account/account.rules'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { Button } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { type FormEvent, useState } from 'react'
import type { TypedEmail } from './sign-in.tsx'

// Their own texts say more than "could not".
const named: readonly string[] = [accountProblems.noAccountForEmail.code, commonProblems.tooMany.code]

/** Asks for the mail with the one-time link. */
export function RestoreForm({ email, onEmail, onLogin, onCreate }: TypedEmail & { onLogin: () => void; onCreate: () => void }) {
  const [error, setError] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(null)
    const wrong = isEmail(email.trim()) ? null : accountTexts.emailLooksWrong
    setError(wrong)
    if (wrong) return
    setBusy(true)
    const answer = await api.call(restorePassword, { email: email.trim() })
    setBusy(false)
    if (answer.ok) setSent(answer.value.message)
    else setError(named.includes(answer.problem.code) ? answer.problem.message : accountTexts.restoreRequestFailed)
  }
  return (
    <form className="acc-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>Escribe el correo de tu cuenta y te enviaremos un enlace para poner una contraseña nueva.</p>
      <TextInput
        label="Correo electrónico"
        type="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        onChange={onEmail}
        error={error}
      />
      {sent && (
        <p className="acc-done" role="status">
          {sent}
        </p>
      )}
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        Enviar enlace
      </Button>
      <p className="acc-form__other">
        <button type="button" className="acc-link" onClick={onLogin}>
          Iniciar sesión
        </button>{' '}
        o{' '}
        <button type="button" className="acc-link" onClick={onCreate}>
          Crear cuenta
        </button>
      </p>
    </form>
  )
}
