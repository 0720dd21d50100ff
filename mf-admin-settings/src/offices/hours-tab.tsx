import { listAdminOffices, saveOpeningHours } from '@plaza/contracts/branches/branches-admin.api'
import { listOffices } from '@plaza/contracts/branches/branches.api'
import { branchTexts } from '@plaza/contracts/branches/branches.messages'
import { type AdminOffice, adminOffice } from '@plaza/contracts/branches/office.entity'
import type { DayHours, OpeningHours } from '@plaza/contracts/branches/opening-hours'
import { currentOf, versionOf } from '@plaza/contracts/kernel/version'
import { Button, toasts } from '@plaza/ui'
import { compareLines, type Save, saveOver, Switch, VersionsDialog } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dayLabels, describeWeek, emptyWeek, hoursFault, usualDay } from './week.ts'
import { OfficePauseForm } from './office-pause.tsx'
import './hours.css'

interface Props {
  readonly office: AdminOffice
  readonly onDirty: (isDirty: boolean) => void
}

/** When a branch is open and whether it takes orders now; each part has a button of its own. */
export function HoursTab({ office, onDirty }: Props) {
  const [saved, setSaved] = useState(office)
  const [hours, setHours] = useState<OpeningHours | null>(office.opening_hours ?? null)
  const { save, busy, problem, theirs, decided } = useSaving(saved, hours, setSaved)
  const isDirty = JSON.stringify(hours) !== JSON.stringify(saved.opening_hours ?? null)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const take = (current: AdminOffice) => {
    setSaved(current)
    setHours(current.opening_hours ?? null)
    decided()
  }
  return (
    <div className="ads-hours">
      <section className="ads-hours__week" aria-label="Horario">
        <h3>Horario</h3>
        <p className="pz-muted">Los clientes lo ven al elegir la sede. Los pedidos se reciben a cualquier hora.</p>
        <Switch label="Mostrar el horario" checked={hours !== null} onChange={(isShown) => setHours(isShown ? emptyWeek : null)} />
        {hours && <Week hours={hours} onChange={setHours} />}
        {problem && (
          <p className="pz-field__error" role="alert">
            {problem}
          </p>
        )}
        <div className="ads-hours__actions">
          <Button look="primary" busy={busy} disabled={!isDirty} onClick={() => void save()}>
            Guardar horario
          </Button>
          {isDirty && <span className="pz-muted">Cambios sin guardar</span>}
        </div>
      </section>
      <OfficePauseForm office={office} />
      {theirs && (
        <VersionsDialog
          title="Alguien más guardó cambios"
          text="Alguien más cambió el horario de esta sede mientras lo editabas. Compara las dos versiones y decide cuál queda."
          list={[{ field: 'Horario', ...compareLines(describeWeek(hours), describeWeek(theirs.opening_hours ?? null)) }]}
          busy={busy}
          onMine={() => void save(theirs)}
          onTheirs={() => take(theirs)}
          onClose={decided}
        />
      )}
    </div>
  )
}

function useSaving(saved: AdminOffice, hours: OpeningHours | null, onSaved: (office: AdminOffice) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<AdminOffice | null>(null)
  const version = useRef('*')
  const { run, isPending } = useCallMutation(saveOpeningHours, {
    invalidates: [listAdminOffices, listOffices],
    headers: () => ({ 'if-match': version.current }),
  })
  const send: Save<AdminOffice> = async (_values, _changed, before) => {
    version.current = versionOf(before)
    const answer = await run({ id: saved.id, opening_hours: hours })
    return answer.ok ? { ok: true, current: answer.value.office } : { ...answer, current: currentOf(adminOffice, answer.problem.data) }
  }
  const save = async (over = saved) => {
    const fault = hours && hoursFault(hours)
    setProblem(fault)
    if (fault) return
    const outcome = await saveOver(send, over, { opening_hours: hours })
    setTheirs(outcome.ok ? null : (outcome.current ?? null))
    if (!outcome.ok) return outcome.current ? undefined : setProblem(outcome.problem.message)
    if (outcome.current) onSaved(outcome.current)
    toasts.success(branchTexts.hoursSaved)
  }
  return { save, busy: isPending, problem, theirs, decided: () => setTheirs(null) }
}

function Week({ hours, onChange }: { readonly hours: OpeningHours; readonly onChange: (hours: OpeningHours) => void }) {
  const set = (weekday: number, day: DayHours | null) => onChange(hours.with(weekday, day))
  return (
    <>
      <ul className="ads-hours__days">
        {hours.map((day, weekday) => (
          <li key={dayLabels[weekday]}>
            <Switch
              label={dayLabels[weekday] ?? ''}
              checked={day !== null}
              words={{ on: 'Abre', off: 'Cerrada' }}
              onChange={(isOpen) => set(weekday, isOpen ? usualDay : null)}
            />
            {day && <DayTimes name={dayLabels[weekday] ?? ''} day={day} onChange={(next) => set(weekday, next)} />}
          </li>
        ))}
      </ul>
      <Button size="small" look="quiet" onClick={() => onChange(hours.map(() => hours[0] ?? null))}>
        <Copy size={16} aria-hidden="true" />
        Copiar el lunes a toda la semana
      </Button>
    </>
  )
}

interface DayProps {
  readonly name: string
  readonly day: DayHours
  readonly onChange: (day: DayHours) => void
}

const DayTimes = ({ name, day, onChange }: DayProps) => (
  <span className="ads-hours__times">
    <input
      className="pz-input"
      type="time"
      aria-label={`${name}: abre a las`}
      value={day.opens}
      onChange={(event) => onChange({ ...day, opens: event.currentTarget.value })}
    />
    <span aria-hidden="true">a</span>
    <input
      className="pz-input"
      type="time"
      aria-label={`${name}: cierra a las`}
      value={day.closes}
      onChange={(event) => onChange({ ...day, closes: event.currentTarget.value })}
    />
  </span>
)
