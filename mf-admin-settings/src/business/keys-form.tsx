import { getPaymentKeys, type KeysState, savePaymentKeys } from '@plaza/contracts/business/settings.api'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import type { PaymentGatewayName } from '@plaza/contracts/payments/payment.entity'
import { Badge, Button, QueryView, toasts, useUnsavedWork } from '@plaza/ui'
import { PasswordInput, TextInput } from '@plaza/ui/forms'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { type FormEvent, useState } from 'react'

const gateways = {
  wompi: {
    name: 'Wompi',
    fields: [
      { key: 'public_key', label: 'Llave pública', open: true },
      { key: 'private_key', label: 'Llave privada' },
      { key: 'integrity_secret', label: 'Secreto de integridad' },
      { key: 'events_secret', label: 'Secreto de eventos' },
    ],
  },
  credibanco: {
    name: 'Credibanco',
    fields: [
      { key: 'user', label: 'Usuario', open: true },
      { key: 'password', label: 'Contraseña' },
    ],
  },
} as const

const sources: Record<KeysState['source'], string> = {
  own: 'Llaves propias',
  platform: 'Llaves de la plataforma',
  sandbox: 'Pruebas: nadie paga de verdad',
  none: 'Sin llaves: no se puede pagar',
}

/** Keys go in and never come out: what is shown of them is whose they are and since when. */
export function KeysForm() {
  const query = useCall(getPaymentKeys, {}, { staleTime: 0 })
  return (
    <QueryView query={query} errorText="No logramos cargar el estado de las pasarelas.">
      {({ data }) => (
        <div className="ads-keys">
          {data.map((state) => (
            <Gateway key={state.gateway} state={state} />
          ))}
        </div>
      )}
    </QueryView>
  )
}

function Gateway({ state: { gateway, source, public_key, changed_at } }: { state: KeysState }) {
  const { name, fields } = gateways[gateway]
  const { values, set, problem, errors, busy, save, remove, asking, setAsking } = useKeys(gateway)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form className="ads-keys__gateway" aria-label={`Llaves de ${name}`} onSubmit={submit}>
      <header>
        <h3>{name}</h3>
        <Badge tone={source === 'own' ? 'success' : 'neutral'}>{sources[source]}</Badge>
      </header>
      {public_key && (
        <p className="pz-muted">
          {public_key}
          {changed_at && ` · guardadas ${formatDateTime(changed_at)}`}
        </p>
      )}
      {problem && (
        <p className="pz-field__error" role="alert">
          {problem}
        </p>
      )}
      {fields.map((field) => {
        const shared = { label: field.label, value: values[field.key] ?? '', error: errors[field.key], required: true, autoComplete: 'off' }
        const change = (text: string) => set(field.key, text)
        return 'open' in field ? (
          <TextInput key={field.key} {...shared} onChange={change} />
        ) : (
          <PasswordInput key={field.key} {...shared} onChange={change} />
        )
      })}
      <div className="ads-keys__actions">
        <Button type="submit" look="primary" busy={busy}>
          Guardar llaves de {name}
        </Button>
        {source === 'own' && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            Quitar
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={`¿Quitar las llaves de ${name}?`}
        text="Los pagos volverán a las llaves de la plataforma."
        confirmLabel="Quitar"
        danger
        busy={busy}
        error={problem}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}

function useKeys(gateway: PaymentGatewayName) {
  const mutation = useCallMutation(savePaymentKeys, { invalidates: [getPaymentKeys] })
  const [values, setValues] = useState<Record<string, string>>({})
  useUnsavedWork(Object.values(values).some(Boolean), { place: 'page' })
  const [problem, setProblem] = useState<string | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [asking, setAsking] = useState(false)
  const send = async (keys: Record<string, string> | null) => {
    setProblem(null)
    setErrors({})
    const answer = await mutation.run({ [gateway]: keys } as never)
    if (answer.ok) {
      setValues({})
      setAsking(false)
      toasts.success('Cambios realizados!')
      return
    }
    const at = (answer.problem.details ?? []).map(({ field, message }) => [field.split('.').at(-1) ?? '', message] as const)
    setErrors(Object.fromEntries(at))
    setProblem(answer.problem.message)
  }
  return {
    values,
    problem,
    errors,
    asking,
    setAsking,
    busy: mutation.isPending,
    set: (key: string, text: string) => setValues((now) => ({ ...now, [key]: text })),
    save: () => send(values),
    remove: () => send(null),
  }
}
