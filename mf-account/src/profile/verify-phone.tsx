import { api } from '@plaza/api-client'
import { sendPhoneCode, verifyPhone } from '@plaza/contracts/account/identity.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import type { User } from '@plaza/contracts/account/user.entity'
import { Button, toasts } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { useState } from 'react'
import { CodeEntry, codeProblemText } from '../parts/code-entry.tsx'
import '../parts/form.css'

interface Props {
  readonly phone: string
  readonly onVerified: (user: User) => void
  readonly onClose: () => void
}

/** Proves a number by a code, so that it also signs in. Whoever does not want to keeps it as a contact. */
export default function VerifyPhone({ phone, onVerified, onClose }: Props) {
  const [sent, setSent] = useState<{ token: string; message: string } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const send = async () => {
    setError(null)
    const answer = await api.call(sendPhoneCode, { phone })
    if (answer.ok) setSent(answer.value)
    else setError(codeProblemText(answer.problem, accountTexts.otpSendFailed))
  }
  const check = async (code: string) => {
    const answer = await api.call(verifyPhone, { token: sent?.token ?? '', code })
    if (!answer.ok) return codeProblemText(answer.problem, accountTexts.otpCheckFailed)
    toasts.success(accountTexts.phoneVerified)
    onVerified(answer.value.user)
    return null
  }
  return (
    <Dialog open title="Verifica tu celular" size="small" onClose={onClose}>
      <div className="acc-form">
        {sent ? (
          <CodeEntry phone={phone} {...sent} onCode={check} onOtherNumber={onClose} />
        ) : (
          <>
            <p>
              Te enviamos un código por mensaje de texto al <strong>{phone}</strong>. Con el número verificado también puedes entrar con un
              código, sin contraseña.
            </p>
            {error && (
              <p className="acc-error" role="alert">
                {error}
              </p>
            )}
            <Button look="primary" size="large" wide onClick={send}>
              Enviar código
            </Button>
          </>
        )}
        <Button look="quiet" onClick={onClose}>
          Ahora no
        </Button>
      </div>
    </Dialog>
  )
}
