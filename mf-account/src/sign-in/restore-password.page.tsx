import { api } from '@plaza/api-client'
import { restorePassword } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { newPasswordMinLength } from '@plaza/contracts/account/account.rules'
import { Button, useSession } from '@plaza/ui'
import { PasswordInput } from '@plaza/ui/forms'
import { Navigate, useSearchParams } from '@plaza/ui/router'
import { type FormEvent, useState } from 'react'
import { type Mode, SignIn } from './sign-in.tsx'
import '../parts/form.css'
import './sign-in.css'

/** S-2-008: the mailed link leads here, with e-mail and token in the query. */
export default function RestorePasswordPage() {
  const [query] = useSearchParams()
  const [email, token] = [query.get('email') ?? '', query.get('token') ?? '']
  const [done, setDone] = useState(false)
  return (
    <section className="acc-login">
      <h1>Contraseña nueva</h1>
      {done ? (
        <Restored email={email} />
      ) : email && token ? (
        <NewPasswordForm email={email} token={token} onDone={() => setDone(true)} />
      ) : (
        <>
          <p className="acc-error" role="alert">
            Este enlace está incompleto. Ábrelo otra vez desde tu correo o pide uno nuevo al iniciar sesión.
          </p>
          <a href="/">Volver al inicio</a>
        </>
      )}
    </section>
  )
}

/** The e-mail is known from the link: only the new password is left to type. */
function Restored({ email }: { email: string }) {
  const user = useSession()
  const [mode, setMode] = useState<Mode>('login')
  if (user) return <Navigate to="/" replace />
  return (
    <>
      <p className="acc-done" role="status">
        {accountTexts.passwordRestored}
      </p>
      <SignIn mode={mode} onMode={setMode} knownEmail={email} />
    </>
  )
}

interface NewPassword {
  email: string
  token: string
  onDone: () => void
}

function NewPasswordForm({ email, token, onDone }: NewPassword) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [errors, setErrors] = useState<{ password?: string; again?: string; form?: string }>({})
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = validate(password, again)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    const answer = await api.call(restorePassword, { email, password, token })
    setBusy(false)
    if (answer.ok) onDone()
    else setErrors({ form: accountTexts.restoreFailed })
  }
  return (
    <form className="acc-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>Para la cuenta {email}.</p>
      {/* Password managers file the new password under it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput
        label="Contraseña"
        autoComplete="new-password"
        required
        value={password}
        onChange={setPassword}
        error={errors.password ?? null}
      />
      <PasswordInput
        label="Repite la contraseña"
        autoComplete="new-password"
        required
        value={again}
        onChange={setAgain}
        error={errors.again ?? null}
      />
      {errors.form && (
        <p className="acc-error" role="alert">
          {errors.form}
        </p>
      )}
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        Guardar
      </Button>
    </form>
  )
}

function validate(password: string, again: string): { password?: string; again?: string } {
  if (password.length < newPasswordMinLength) return { password: accountTexts.newPasswordTooShort }
  return password === again ? {} : { again: accountTexts.newPasswordsDiffer }
}
