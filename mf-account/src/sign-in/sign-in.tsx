import { signInOptions } from '@plaza/contracts/account/account.api'
import { useCall } from '@plaza/ui/query'
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

/** The modes of signing in; the modal and the phone's page both show them. */
export function SignIn({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  // E-mail and password never wait for this; the other ways appear when the shop has them.
  const { data: options } = useCall(signInOptions, {}, { staleTime: 600_000 })
  if (mode === 'create') return <CreateAccountForm onLogin={() => onMode('login')} />
  if (mode === 'restore') return <RestoreForm onLogin={() => onMode('login')} onCreate={() => onMode('create')} />
  if (mode === 'phone') return <PhoneForm onLogin={() => onMode('login')} onCreate={() => onMode('create')} />
  return <LoginForm options={options ?? null} onMode={onMode} />
}
