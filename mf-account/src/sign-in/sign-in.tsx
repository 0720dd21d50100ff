import { signInOptions } from '@plaza/contracts/account/account.api'
import { useCall } from '@plaza/ui/query'
import { useState } from 'react'
import { CreateAccountForm } from './create-account-form.tsx'
import { LoginForm } from './login-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { RestoreForm } from './restore-form.tsx'
import '../parts/form.css'
import './sign-in.css'

export type Mode = 'login' | 'create' | 'restore' | 'phone'

export const titles: Record<Mode, string> = {
  login: 'Iniciar sesión',
  create: 'Crear cuenta',
  restore: 'Restaurar contraseña',
  phone: 'Entrar con tu celular',
}

/** The e-mail as it is typed, shared by the forms. */
export interface TypedEmail {
  readonly email: string
  readonly onEmail: (email: string) => void
}

interface SignInProps {
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  /** Known already, such as from a mailed link. */
  readonly knownEmail?: string
}

/** The modes of signing in; the modal and the phone's page both show them. */
export function SignIn({ mode, onMode, knownEmail = '' }: SignInProps) {
  // One e-mail for all modes: who typed it to sign in need not type it again to restore the password or to create an account.
  const [email, setEmail] = useState(knownEmail)
  const typed = { email, onEmail: setEmail }
  // E-mail and password never wait for this; the other ways appear when the shop has them.
  const { data: options } = useCall(signInOptions, {}, { staleTime: 600_000 })
  if (mode === 'create') return <CreateAccountForm {...typed} hasPhoneLogin={options?.phone ?? false} onLogin={() => onMode('login')} />
  if (mode === 'restore') return <RestoreForm {...typed} onLogin={() => onMode('login')} onCreate={() => onMode('create')} />
  if (mode === 'phone') return <PhoneForm onLogin={() => onMode('login')} onCreate={() => onMode('create')} />
  return <LoginForm {...typed} options={options ?? null} onMode={onMode} />
}
