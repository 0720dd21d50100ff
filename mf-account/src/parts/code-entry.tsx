import { type ApiProblem, api } from '@plaza/api-client'
import { smsResendCode } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { Button } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { useEffect, useRef, useState } from 'react'

const resendAfter = 30
const codeLength = 6
const digits = (text: string) => text.replace(/\D/g, '')

interface CodeEntryProps {
  readonly phone: string
  readonly token: string
  /** Where the code went and until when it counts. */
  readonly message: string
  /** Answers what is wrong with the code, or null when it was right. */
  readonly onCode: (code: string) => Promise<string | null>
  readonly onOtherNumber: () => void
}

/** The code that was sent to a number: checked as soon as it is complete, sent again on request. */
export function CodeEntry({ phone, token, message, onCode, onOtherNumber }: CodeEntryProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const wait = useCountdown(resendAfter)
  const lastSent = useRef('')

  const check = async (given: string) => {
    if (given === '') return setError(accountTexts.otpWrong)
    lastSent.current = given
    setError(null)
    setBusy(true)
    const wrong = await onCode(given)
    setBusy(false)
    setError(wrong)
    if (wrong === accountTexts.otpCheckFailed) lastSent.current = ''
  }
  const resend = async () => {
    setError(null)
    setCode('')
    lastSent.current = ''
    wait.restart()
    const answer = await api.call(smsResendCode, { token })
    if (!answer.ok) setError(codeProblemText(answer.problem, accountTexts.otpResendFailed))
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
      <TextInput
        label="Código"
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={type}
        // A complete code is sent by itself, and every try counts: Enter after it is no second one.
        onKeyDown={(event) => event.key === 'Enter' && code === lastSent.current && event.preventDefault()}
        error={error}
      />
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        Verificar
      </Button>
      <Button look="quiet" disabled={wait.left > 0} onClick={resend}>
        {wait.left > 0 ? `Reenviar código en ${wait.left} s` : 'Reenviar código'}
      </Button>
    </form>
  )
}

/** The server's own words for what it names; the operation's for everything else. */
export const codeProblemText = ({ code, message, status }: ApiProblem, otherwise: string) =>
  status === 0 || status >= 500 || code.startsWith('POST_') ? (code === 'OTP_NOT_SENT' ? message : otherwise) : message

function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, restart: () => setLeft(seconds) }
}
