import { api } from '@plaza/api-client'
import { login } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { Button } from '@plaza/ui'
import { useState } from 'react'
import { beginSession } from '../session/begin-session.ts'
import { askGoogle, type GoogleOptions } from './ask-google.ts'

const texts = {
  blocked: accountTexts.googleFailed + accountTexts.popupBlocked,
  failed: accountTexts.googleFailed,
}

/** Opens Google's own window and signs in with the identity token it sends back. */
export function GoogleButton({ options, onError }: { options: GoogleOptions; onError: (text: string | null) => void }) {
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    onError(null)
    setBusy(true)
    const answer = await askGoogle(options)
    if (typeof answer === 'object') {
      const session = await api.call(login, { googleToken: answer.idToken })
      if (session.ok) return beginSession(session.value)
      onError(session.problem.message)
    } else if (answer !== 'closed') onError(texts[answer])
    setBusy(false)
  }
  return (
    <>
      <Button wide busy={busy} onClick={() => void begin()}>
        Google
      </Button>
      <p className="acc-ways__terms">
        Si es tu primera vez con Google, al entrar aceptas los{' '}
        <a className="pz-link" href="/terms" target="_blank" rel="noopener">
          términos y condiciones
          <span className="pz-hidden"> (se abre en otra pestaña)</span>
        </a>
        .
      </p>
    </>
  )
}
