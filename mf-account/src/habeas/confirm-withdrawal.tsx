import { confirmHabeasWithdrawal } from '@plaza/contracts/habeas/habeas.api'
import { Button } from '@plaza/ui'
import { RadioCards } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'

/** Where the link of the mail leads: promotions only, or everything. */
export function ConfirmWithdrawal({ token }: { readonly token: string }) {
  const [scope, setScope] = useState<'promotional' | 'all'>('promotional')
  const [told, setTold] = useState<{ ok: boolean; text: string } | null>(null)
  const { run, isPending } = useCallMutation(confirmHabeasWithdrawal)
  const confirm = async () => {
    const answer = await run({ token, scope })
    setTold(answer.ok ? { ok: true, text: answer.value.message } : { ok: false, text: answer.problem.message })
  }
  if (told?.ok)
    return (
      <p className="acc-habeas__done" role="status">
        {told.text}
      </p>
    )
  return (
    <section className="acc-habeas__form" aria-label="Retirar mi autorización">
      <RadioCards
        label="¿Qué quieres retirar?"
        value={scope}
        onChange={(value) => setScope(value as typeof scope)}
        options={[
          { value: 'promotional', label: 'Solo las promociones', description: 'Tu registro sigue, sin mensajes comerciales.' },
          { value: 'all', label: 'Toda la autorización', description: 'Borramos tus datos en 30 días.' },
        ]}
      />
      {told && (
        <p className="acc-error" role="alert">
          {told.text}
        </p>
      )}
      <Button look="primary" busy={isPending} onClick={() => void confirm()}>
        Retirar autorización
      </Button>
    </section>
  )
}
