import { CreateAccountForm } from './create-account-form.tsx'
import { LoginForm } from './login-form.tsx'
import '../parts/form.css'
import './sign-in.css'

export type Mode = 'login' | 'create'

export const titles: Record<Mode, string> = { login: 'Iniciar sesión', create: 'Crear cuenta' }

/** The modes of signing in; the modal and the phone's page both show them. */
export function SignIn({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  return mode === 'login' ? <LoginForm onCreate={() => onMode('create')} /> : <CreateAccountForm onLogin={() => onMode('login')} />
}
