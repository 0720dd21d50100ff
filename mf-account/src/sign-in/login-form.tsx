import { api } from '@plaza/api-client'
import { login } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { isEmail } from '@plaza/contracts/account/account.rules'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { Button, toasts } from '@plaza/ui'
import { PasswordInput, TextInput } from '@plaza/ui/forms'
import { type FormEvent, useState } from 'react'
import { beginSession } from '../session/begin-session.ts'

export function LoginForm({ onCreate }: { onCreate: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = !email || !password ? accountTexts.fillAllFields : isEmail(email) ? null : accountTexts.emailLooksWrong
    setError(wrong)
    if (wrong) return
    setBusy(true)
    const { loading: waiting, success: done, error: failed } = toastTriples.login
    const answer = await toasts.during(api.call(login, { email, password }), { waiting, done, failed })
    setBusy(false)
    if (answer.ok) beginSession(answer.value)
    else setError(answer.problem.message)
  }
  return (
    <form className="acc-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextInput label="Correo electrónico" type="email" autoComplete="username" inputMode="email" value={email} onChange={setEmail} />
      <PasswordInput label="Contraseña" autoComplete="current-password" value={password} onChange={setPassword} />
      {error && (
        <p className="acc-error" role="alert">
          {error}
        </p>
      )}
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        Ingresar
      </Button>
      <p className="acc-form__other">
        ¿Eres nuevo?{' '}
        <button type="button" className="acc-link" onClick={onCreate}>
          Crear cuenta
        </button>
      </p>
    </form>
  )
}
