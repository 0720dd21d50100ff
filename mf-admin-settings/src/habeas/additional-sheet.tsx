import { listHabeas, listHabeasConsents, withdrawHabeas } from '@plaza/contracts/habeas/habeas.api'
import type { HabeasRegistration } from '@plaza/contracts/habeas/registration.entity'
import { Button, QueryView } from '@plaza/ui'
import { Checkbox } from '@plaza/ui/forms'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { SheetFields, type SheetProps } from './sheet-fields.tsx'

interface Props extends SheetProps {
  readonly registration: HabeasRegistration
  readonly onPromotional: (promotional: boolean) => void
}

/** What is left besides person and company: the kind of client, what was agreed to, and how it can be proved. */
export function AdditionalSheet({ registration, onPromotional, ...sheet }: Props) {
  return (
    <div className="ads-habeas">
      <SheetFields {...sheet} sheet="additional" />
      <Checkbox checked={sheet.form.promotional} onChange={onPromotional}>
        Autoriza recibir promociones
      </Checkbox>
      <dl className="ads-habeas__facts">
        <dt>Registraduría</dt>
        <dd>{registration.registraduria_status === 'pending' ? 'Pendiente' : registration.registraduria_status}</dd>
      </dl>
      <Proofs registration={registration} />
    </div>
  )
}

const channels = {
  form: 'Formulario de la tienda',
  staff: 'Personal de la empresa',
  link: 'Enlace por correo',
  import: 'Carga de datos',
} as const
const purposes = { treatment: 'Tratamiento de datos', promotional: 'Promociones' } as const
const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Bogota' })

function Proofs({ registration }: { readonly registration: HabeasRegistration }) {
  const query = useCall(listHabeasConsents, { id: registration.id })
  return (
    <section aria-label="Prueba de la autorización" className="ads-habeas__proofs">
      <h3 className="ads-habeas__section">Prueba de la autorización</h3>
      <QueryView
        query={query}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="pz-muted">{olderProof(registration)}</p>}
        errorText="No logramos cargar la prueba."
      >
        {({ data }) => (
          <ul>
            {data.map((proof) => (
              <li key={`${proof.date} ${proof.purpose}`}>
                <strong>
                  {purposes[proof.purpose]}: {proof.accepted ? 'autoriza' : 'no autoriza'}
                </strong>
                <span className="pz-muted">
                  {moment.format(new Date(proof.date))} · {channels[proof.channel]}
                  {proof.by ? ` (${proof.by})` : ''}
                  {proof.origin ? ` · ${proof.origin}` : ''}
                  {proof.version ? ` · texto ${proof.version}` : ''}
                </span>
                {proof.text && (
                  <details>
                    <summary>Texto aceptado</summary>
                    <p className="ads-habeas__text">{proof.text}</p>
                  </details>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {!registration.withdrawnAt && <Withdrawal registration={registration} />}
    </section>
  )
}

/** Registrations from before each purpose was proved by itself. */
function olderProof({ consent }: HabeasRegistration): string {
  if (!consent?.accepted || !consent.date) return 'No hay una prueba guardada de este registro.'
  return `Autorizó el ${moment.format(new Date(consent.date))} · ${consent.origin ?? ''} · texto ${consent.version ?? ''}`
}

function Withdrawal({ registration }: { readonly registration: HabeasRegistration }) {
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { run, isPending } = useCallMutation(withdrawHabeas, { invalidates: [listHabeas, listHabeasConsents] })
  const withdraw = async () => {
    const answer = await run({ id: registration.id })
    setProblem(answer.ok ? null : answer.problem.message)
    if (answer.ok) setAsks(false)
  }
  return (
    <>
      <Button size="small" onClick={() => setAsks(true)}>
        Registrar retiro de la autorización
      </Button>
      <ConfirmDialog
        open={asks}
        title="¿Retirar la autorización?"
        text="La persona dejará de recibir mensajes y sus datos se borrarán en 30 días. La prueba de lo que autorizó se conserva."
        confirmLabel="Retirar"
        danger
        busy={isPending}
        error={problem}
        onConfirm={() => void withdraw()}
        onClose={() => setAsks(false)}
      />
    </>
  )
}
