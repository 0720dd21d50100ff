import { askHabeasWithdrawal } from '@plaza/contracts/habeas/habeas.api'
import { Button } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'

/** Document and e-mail bring a link; whether they are known is said to nobody. */
export function AskWithdrawal() {
  const [documentNumber, setDocumentNumber] = useState('')
  const [email, setEmail] = useState('')
  const [told, setTold] = useState<{ ok: boolean; text: string } | null>(null)
  const { run, isPending } = useCallMutation(askHabeasWithdrawal)
  const ask = async () => {
    const answer = await run({ document_number: documentNumber, email })
    setTold(answer.ok ? { ok: true, text: answer.value.message } : { ok: false, text: answer.problem.message })
  }
  return (
    <section className="acc-habeas__withdrawal" aria-labelledby="habeas-withdrawal">
      <h2 id="habeas-withdrawal">Retirar mi autorización</h2>
      <p className="pz-muted">Escribe el documento y el correo con que te registraste: te enviaremos un enlace.</p>
      <div className="acc-habeas__fields">
        <TextInput label="Documento registrado" value={documentNumber} onChange={setDocumentNumber} />
        <TextInput label="Correo registrado" type="email" inputMode="email" autoComplete="email" value={email} onChange={setEmail} />
      </div>
      {told && (
        <p role={told.ok ? 'status' : 'alert'} className={told.ok ? undefined : 'acc-error'}>
          {told.text}
        </p>
      )}
      <Button busy={isPending} disabled={documentNumber.trim().length < 3 || email.trim().length < 6} onClick={() => void ask()}>
        Enviar enlace
      </Button>
    </section>
  )
}
