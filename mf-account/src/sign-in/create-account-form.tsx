import { api } from '@plaza/api-client'
import { createAccount } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { isEmail, nameMinLength, passwordMinLength, phoneMinLength } from '@plaza/contracts/account/account.rules'
import { Button, toastDurations, toasts, useBusiness } from '@plaza/ui'
import { Checkbox, PasswordInput, TextInput } from '@plaza/ui/forms'
import { useNavigate } from '@plaza/ui/router'
import { type FormEvent, useState } from 'react'
import { useFirstError } from '../parts/use-first-error.ts'
import { beginSession } from '../session/begin-session.ts'
import type { TypedEmail } from './sign-in.tsx'

const empty = { name: '', phone: '', password: '', again: '' }
type Fields = typeof empty & { email: string }
type Errors = Partial<Record<keyof Fields | 'terms' | 'form', string>>

interface Props extends TypedEmail {
  readonly hasPhoneLogin: boolean
  readonly onLogin: () => void
}

/** Terms come checked as specified; consent to promotions is its own box and starts empty. */
export function CreateAccountForm({ email: typedEmail, onEmail, hasPhoneLogin, onLogin }: Props) {
  const { terms_version } = useBusiness()
  const navigate = useNavigate()
  const [others, setOthers] = useState(empty)
  const fields: Fields = { ...others, email: typedEmail }
  const [terms, setTerms] = useState(true)
  const [promotional, setPromotional] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [refused, setRefused] = useState<Fields | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useFirstError(errors)
  const field = (name: keyof Fields) => ({
    value: fields[name],
    // What was changed since is judged at the next press.
    error: refused?.[name] === fields[name] ? (errors[name] ?? null) : null,
    onChange: (value: string) => (name === 'email' ? onEmail(value) : setOthers({ ...others, [name]: value })),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = validate(fields, terms)
    setErrors(wrong)
    setRefused(fields)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    const { email, name, phone, password } = fields
    const answer = await api.call(createAccount, {
      email,
      name,
      phone,
      password,
      habeasAccept: terms,
      promotional,
      ...(terms_version ? { termsVersion: terms_version } : {}),
    })
    setBusy(false)
    if (answer.ok) {
      beginSession(answer.value)
      if (hasPhoneLogin) offerVerification(() => void navigate('/profile/data'))
      return
    }
    setErrors({
      form: answer.problem.message,
      ...Object.fromEntries(answer.problem.details.map(({ field: at, message }) => [at, message])),
    })
  }
  return (
    <form ref={form} className="acc-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextInput label="Nombre" autoComplete="given-name" required {...field('name')} />
      <TextInput label="Correo electrónico" type="email" autoComplete="email" inputMode="email" required {...field('email')} />
      <TextInput label="Celular" type="tel" autoComplete="tel-national" inputMode="numeric" required {...field('phone')} />
      <PasswordInput label="Contraseña" autoComplete="new-password" required {...field('password')} />
      <PasswordInput label="Repite la contraseña" autoComplete="new-password" required {...field('again')} />
      <Checkbox checked={terms} onChange={setTerms} error={errors.terms ?? null}>
        Acepto los{' '}
        <a className="pz-link" href="/terms" target="_blank" rel="noopener">
          términos y la política de datos
          <span className="pz-hidden"> (se abre en otra pestaña)</span>
        </a>
      </Checkbox>
      <Checkbox checked={promotional} onChange={setPromotional}>
        Quiero recibir promociones
      </Checkbox>
      {errors.form && (
        <p className="acc-error" role="alert">
          {errors.form}
        </p>
      )}
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        Crear cuenta
      </Button>
      <p className="acc-form__other">
        ¿Ya tienes cuenta?{' '}
        <button type="button" className="acc-link" onClick={onLogin}>
          Iniciar sesión
        </button>
      </p>
    </form>
  )
}

/** The number is a contact until a code proves it. */
const offerVerification = (onVerify: () => void) =>
  toasts.show({
    kind: 'info',
    text: 'Verifica tu celular para entrar también con un código.',
    action: { label: 'Verificar', run: onVerify },
    duration: toastDurations.snackbar,
  })

function validate({ email, name, phone, password, again }: Fields, terms: boolean): Errors {
  const errors: Errors = {}
  if (!isEmail(email)) errors.email = accountTexts.emailLooksWrong
  if (name === '') errors.name = accountTexts.nameRequired
  else if (name.length < nameMinLength) errors.name = accountTexts.nameTooShort
  if (phone === '') errors.phone = accountTexts.phoneRequired
  else if (phone.length < phoneMinLength) errors.phone = accountTexts.phoneTooShort
  if (password.length < passwordMinLength) errors.password = accountTexts.passwordTooShort
  else if (password !== again) errors.again = accountTexts.passwordsMustMatch
  if (!terms) errors.terms = accountTexts.termsRequired
  return errors
}
