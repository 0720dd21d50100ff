import { type ApiProblem, api } from '@plaza/api-client'
import { smsCheckToken, smsLogin, smsResendCode } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { phoneMinLength } from '@plaza/contracts/account/account.rules'
import { Button } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { type FormEvent, useEffect, useState } from 'react'
import { beginSession } from '../session/begin-session.ts'

const resendAfter = 30
const codeLength = 6
const digits = (text: string) => text.replace(/\D/g, '')

/** A number, then the code that was sent to it. */
export function PhoneForm({ onLogin, onCreate }: { onLogin: () => void; onCreate: () => void }) {
  const [sent, setSent] = useState<{ phone: string; token: string; message: string } | null>(null)
  return (
    <div className="acc-form">
      {sent ? <CodeEntry {...sent} onOtherNumber={() => setSent(null)} /> : <NumberEntry onSent={setSent} />}
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
    else setError(said(answer.problem, accountTexts.otpSendFailed))
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

interface CodeEntryProps {
  phone: string
  token: string
  message: string
  onOtherNumber: () => void
}

function CodeEntry({ phone, token, message, onOtherNumber }: CodeEntryProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const wait = useCountdown(resendAfter)

  const check = async (given: string) => {
    if (given === '') return setError(accountTexts.otpWrong)
    setError(null)
    setBusy(true)
    const answer = await api.call(smsCheckToken, { token, code: given })
    setBusy(false)
    if (answer.ok) beginSession(answer.value)
    else setError(said(answer.problem, accountTexts.otpCheckFailed))
  }
  const resend = async () => {
    setError(null)
    setCode('')
    wait.restart()
    const answer = await api.call(smsResendCode, { token })
    if (!answer.ok) setError(said(answer.problem, accountTexts.otpResendFailed))
  }
  const type = (text: string) => {
    const typed = digits(text).slice(0, codeLength)
    setCode(typed)
    // Pasted or filled in by the phone: nothing is left to do.
    if (typed.length === codeLength && typed !== code && !busy) void check(typed)
  }
  return (
    <form
      className="acc-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void check(code)
      }}
    >
      <p role="status">{message}</p>
      <p className="acc-form__number">
        {phone}{' '}
        <button type="button" className="acc-link" onClick={onOtherNumber}>
          Cambiar número
        </button>
      </p>
      <TextInput label="Código" autoComplete="one-time-code" inputMode="numeric" value={code} onChange={type} error={error} />
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        Verificar
      </Button>
      <Button look="quiet" disabled={wait.left > 0} onClick={() => void resend()}>
        {wait.left > 0 ? `Reenviar código en ${wait.left} s` : 'Reenviar código'}
      </Button>
    </form>
  )
}

/** The server's own words for what it names; the operation's for everything else. */
const said = ({ code, message, status }: ApiProblem, otherwise: string) =>
  status === 0 || status >= 500 || code.startsWith('HTTP_') ? (code === 'OTP_NOT_SENT' ? message : otherwise) : message

function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, restart: () => setLeft(seconds) }
}
