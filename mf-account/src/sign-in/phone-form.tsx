import { api } from '@plaza/api-client'
import { smsCheckToken, smsLogin } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { phoneMinLength } from '@plaza/contracts/account/account.rules'
import { Button } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { type FormEvent, useState } from 'react'
import { beginSession } from '../session/begin-session.ts'
import { CodeEntry, codeProblemText } from '../parts/code-entry.tsx'

const digits = (text: string) => text.replace(/\D/g, '')

/** A number, then the code that was sent to it. */
export function PhoneForm({ onLogin, onCreate }: { onLogin: () => void; onCreate: () => void }) {
  const [sent, setSent] = useState<{ phone: string; token: string; message: string } | null>(null)
  return (
    <div className="acc-form">
      {sent ? (
        <CodeEntry {...sent} onCode={(code) => signInWith(sent.token, code)} onOtherNumber={() => setSent(null)} />
      ) : (
        <NumberEntry onSent={setSent} />
      )}
      <p className="acc-form__other">
        <button type="button" className="acc-link" onClick={onLogin}>
          Usar correo y contraseña
        </button>{' '}
        o{' '}
        <button type="button" className="acc-link" onClick={onCreate}>
          Crear cuenta
        </button>
      </p>
    </div>
  )
}

/** What is wrong with the code, or null when it signed in. */
async function signInWith(token: string, code: string): Promise<string | null> {
  const answer = await api.call(smsCheckToken, { token, code })
  if (!answer.ok) return codeProblemText(answer.problem, accountTexts.otpCheckFailed)
  beginSession(answer.value)
  return null
}

function NumberEntry({ onSent }: { onSent: (sent: { phone: string; token: string; message: string }) => void }) {
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = phone === '' ? accountTexts.phoneRequired : phone.length < phoneMinLength ? accountTexts.phoneTooShort : null
    setError(wrong)
    if (wrong) return
    setBusy(true)
    const answer = await api.call(smsLogin, { phone })
    setBusy(false)
    if (answer.ok) onSent({ phone, ...answer.value })
    else setError(codeProblemText(answer.problem, accountTexts.otpSendFailed))
  }
  return (
    <form className="acc-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>Te enviaremos un código por mensaje de texto.</p>
      <TextInput
        label="Celular"
        type="tel"
        autoComplete="tel-national"
        inputMode="numeric"
        value={phone}
        onChange={(text) => setPhone(digits(text))}
        error={error}
      />
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        Enviar código
      </Button>
    </form>
  )
}
