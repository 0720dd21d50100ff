import { listAdminOffices, pauseOffice } from '@plaza/contracts/branches/branches-admin.api'
import { listOffices } from '@plaza/contracts/branches/branches.api'
import { branchTexts } from '@plaza/contracts/branches/branches.messages'
import { type AdminOffice, adminOffice } from '@plaza/contracts/branches/office.entity'
import { activePause, formatPauseEnd } from '@plaza/contracts/branches/opening-hours'
import { currentOf, versionOf } from '@plaza/contracts/kernel/version'
import { Button, toasts, useMinute } from '@plaza/ui'
import { DateTimeInput, type Save, saveOver, Select, TextInput } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { CirclePause, CirclePlay } from 'lucide-react'
import { useRef, useState } from 'react'
import { pauseChoices } from './week.ts'

/** Stops a branch from taking orders for a while, or lets it take them again. */
export function OfficePauseForm({ office: opened }: { readonly office: AdminOffice }) {
  // Moves with the pauses seen here only: hours that somebody else changes meanwhile are for their own sheet.
  const [office, setOffice] = useState(opened)
  const [problem, setProblem] = useState<string | null>(null)
  const version = useRef('*')
  const { run, isPending } = useCallMutation(pauseOffice, {
    invalidates: [listAdminOffices, listOffices],
    headers: () => ({ 'if-match': version.current }),
  })
  const now = useMinute()
  const until = activePause(office, now)
  const send = async (end: string | null, reason: string) => {
    setProblem(null)
    const sendOver: Save<AdminOffice> = async (_values, _changed, before) => {
      version.current = versionOf(before)
      const answer = await run({ id: office.id, until: end, reason })
      return answer.ok ? { ok: true, current: answer.value.office } : { ...answer, current: currentOf(adminOffice, answer.problem.data) }
    }
    const outcome = await saveOver(sendOver, office, { paused_until: end, pause_reason: end === null ? '' : reason })
    if (outcome.current) setOffice(outcome.current)
    if (!outcome.ok) return setProblem(outcome.current ? pauseChanged : outcome.problem.message)
    toasts.success(end ? branchTexts.officePaused : branchTexts.officeResumed)
  }
  return (
    <section className="ads-hours__pause" aria-label="Pausa">
      <h3>Pausa</h3>
      {until ? (
        <>
          <p className="ads-hours__paused" role="status">
            <CirclePause size={20} aria-hidden="true" />
            <span>
              {office.displayName} no recibe pedidos hasta {formatPauseEnd(until, now)}.
              {office.pause_reason && ` Motivo: ${office.pause_reason}.`}
            </span>
          </p>
          <Button look="primary" busy={isPending} onClick={() => void send(null, '')}>
            <CirclePlay size={18} aria-hidden="true" />
            Volver a recibir pedidos
          </Button>
        </>
      ) : (
        <StartPause busy={isPending} onStart={send} />
      )}
      {problem && (
        <p className="pz-field__error" role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}

const pauseChanged = 'Alguien más cambió la pausa de esta sede. Ahora ves cómo quedó.'

const untilMoment = 'moment'

function StartPause({ busy, onStart }: { readonly busy: boolean; readonly onStart: (until: string, reason: string) => Promise<void> }) {
  const now = useMinute()
  const [length, setLength] = useState('60')
  const [moment, setMoment] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const start = () => {
    const until = length === untilMoment ? moment : new Date(Date.now() + Number(length) * 60_000).toISOString()
    setFault(until ? null : 'Elige hasta cuándo.')
    if (until) void onStart(until, reason.trim())
  }
  return (
    <>
      <p className="pz-muted">Mientras dure nadie puede hacer pedidos en esta sede. Los carritos y los pedidos en curso se conservan.</p>
      <Select
        label="Pausar por"
        value={length}
        onChange={setLength}
        options={[
          ...pauseChoices.map(({ minutes, label }) => ({ value: String(minutes), label })),
          { value: untilMoment, label: 'Hasta una fecha y hora' },
        ]}
      />
      {length === untilMoment && (
        <DateTimeInput label="Hasta" required value={moment} onChange={setMoment} error={fault} min={now.toISOString()} />
      )}
      <TextInput
        label="Motivo"
        value={reason}
        onChange={setReason}
        help="Los clientes lo ven: inventario, mantenimiento…"
        maxLength={200}
      />
      <Button busy={busy} onClick={start}>
        <CirclePause size={18} aria-hidden="true" />
        Pausar pedidos
      </Button>
    </>
  )
}
