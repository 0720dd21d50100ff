import { api } from '@plaza/api-client'
import type { signInOptions } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { isEmail } from '@plaza/contracts/account/account.rules'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { Button, toasts } from '@plaza/ui'
import { PasswordInput, TextInput } from '@plaza/ui/forms'
import { type FormEvent, useState } from 'react'
import { beginSession } from '../session/begin-session.ts'
import { GoogleButton } from './google-button.tsx'
import { loginByEmail } from './login-by-email.ts'
import type { Mode, TypedEmail } from './sign-in.tsx'

interface LoginFormProps extends TypedEmail {
  /** Null until it is known which other ways in the shop has. */
  options: OutputOf<typeof signInOptions> | null
  onMode: (mode: Mode) => void
}

export function LoginForm({ email, onEmail, options, onMode }: LoginFormProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = !email || !password ? accountTexts.fillAllFields : isEmail(email.trim()) ? null : accountTexts.emailLooksWrong
    setError(wrong)
    if (wrong) return
    setBusy(true)
    const { loading: waiting, success: done, error: failed } = toastTriples.login
    const answer = await toasts.during(loginByEmail(api, { email, password }), { waiting, done, failed })
    setBusy(false)
    if (answer.ok) return beginSession(answer.value)
    setError(answer.problem.message)
    setRefused(true)
  }
  return (
    <form className="acc-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextInput label="Correo electrónico" type="email" autoComplete="username" inputMode="email" value={email} onChange={onEmail} />
      <PasswordInput label="Contraseña" autoComplete="current-password" value={password} onChange={setPassword} />
      {error && (
        <p className="acc-error" role="alert">
          {error}
        </p>
      )}
      {refused && <Button onClick={() => onMode('restore')}>Restaurar contraseña</Button>}
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        Ingresar
      </Button>
      {(options?.google || options?.phone) && (
        <div className="acc-ways">
          <p className="acc-ways__or">o entra con</p>
          {options.google && <GoogleButton options={options.google} onError={setError} />}
          {options.phone && (
            <Button wide onClick={() => onMode('phone')}>
              Tu celular
            </Button>
          )}
        </div>
      )}
      <p className="acc-form__other">
        ¿Eres nuevo?{' '}
        <button type="button" className="acc-link" onClick={() => onMode('create')}>
          Crear cuenta
        </button>
      </p>
    </form>
  )
}
