import { listUsers, setUserActive } from '@plaza/contracts/account/admin-users.api'
import { fullName } from '@plaza/contracts/account/user.entity'
import { Button, toasts } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { users } from './user.api.ts'
import type { Person } from './user-fields.ts'

/** Closes somebody's account, or opens it again. */
export function UserAccess({ person }: { person: Person }) {
  const [active, setActive] = useState(!person.inactive)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = useCallMutation(setUserActive, { invalidates: [listUsers, users.get] })
  const set = async (next: boolean) => {
    setProblem(null)
    const answer = await change.run({ id: person.id, active: next })
    if (!answer.ok) return setProblem(answer.problem.message)
    setActive(next)
    setAsking(false)
    toasts.success(next ? 'Cuenta reactivada' : 'Cuenta desactivada')
  }
  return (
    <p className="ado-user-facts">
      <span>{active ? 'Cuenta activa' : 'Cuenta desactivada: no puede iniciar sesión'}</span>
      <Button size="small" busy={change.isPending} onClick={() => (active ? setAsking(true) : set(true))}>
        {active ? 'Desactivar cuenta' : 'Reactivar cuenta'}
      </Button>
      {problem && !asking && (
        <span className="pz-field__error" role="alert">
          {problem}
        </span>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={`¿Desactivar la cuenta de ${fullName(person) || person.email}?`}
        text="Sus sesiones se cierran ya mismo y no puede volver a entrar hasta que la reactives."
        confirmLabel="Sí, desactivar"
        busy={change.isPending}
        error={problem}
        onConfirm={() => void set(false)}
        onClose={() => {
          setProblem(null)
          setAsking(false)
        }}
      />
    </p>
  )
}
