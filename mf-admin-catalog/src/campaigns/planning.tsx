import type { Campaign } from '@plaza/contracts/campaigns/campaign.entity'
import { scheduleCampaign, unscheduleCampaign } from '@plaza/contracts/campaigns/campaigns.api'
import { campaignProblems, campaignTexts } from '@plaza/contracts/campaigns/campaigns.messages'
import { contactAllowed, nextContact } from '@plaza/contracts/campaigns/contact-hours'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { Button, toasts } from '@plaza/ui'
import { DateTimeInput } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { useOneAtATime } from './use-one-at-a-time.ts'
import type { GenericCalls } from '@plaza/contracts/resources/generic.api'

interface Props {
  readonly campaign: Campaign
  readonly list: GenericCalls
}

/** When it goes, and how that is moved or taken back. */
export function Planned({ campaign: { id, sendAt }, list, onMove }: Props & { onMove: () => void }) {
  const unschedule = useCallMutation(unscheduleCampaign, { invalidates: [list.page, list.get] })
  const takeBack = useOneAtATime(async () => {
    const answer = await unschedule.run({ id })
    if (answer.ok) toasts.success(campaignTexts.unscheduled)
  })
  return (
    <div className="adc-sending__plan">
      <p>
        Saldrá el <strong>{formatDateTime(sendAt)}</strong>. Al salir se vuelve a contar a quiénes llega.
      </p>
      {unschedule.error && <p role="alert">{unschedule.error.message}</p>}
      <div className="adc-tools">
        <Button disabled={unschedule.isPending} onClick={onMove}>
          Cambiar fecha
        </Button>
        <Button busy={unschedule.isPending} onClick={takeBack}>
          Cancelar programación
        </Button>
      </div>
    </div>
  )
}

const anHour = 3_600_000
const nextHour = () => new Date((Math.floor(Date.now() / anHour) + 1) * anHour)

/** Chooses the moment; what the law does not allow is said at once, with the next moment that it does. */
export function Plan({ campaign: { id, sendAt }, list, onDone }: Props & { onDone: () => void }) {
  const schedule = useCallMutation(scheduleCampaign, { invalidates: [list.page, list.get] })
  const [moment, setMoment] = useState<string | null>(sendAt ?? nextContact(nextHour()).toISOString())
  const chosen = moment === null ? null : new Date(moment)
  const wrong = chosen === null ? campaignProblems.scheduleWrong.text : faultOf(chosen)
  const next = chosen !== null && !contactAllowed(chosen) ? nextContact(chosen) : null
  const save = useOneAtATime(async () => {
    if (moment === null) return
    const answer = await schedule.run({ id, sendAt: moment })
    if (!answer.ok) return
    toasts.success(campaignTexts.scheduled)
    onDone()
  })
  return (
    <div className="adc-sending__plan">
      <DateTimeInput
        label="Fecha y hora de envío"
        value={moment}
        onChange={setMoment}
        help="Hora de Bogotá."
        error={wrong ?? schedule.error?.message}
      />
      {next && (
        <Button look="quiet" onClick={() => setMoment(next.toISOString())}>
          Usar el {formatDateTime(next)}
        </Button>
      )}
      <div className="adc-tools">
        <Button disabled={schedule.isPending} onClick={onDone}>
          Volver
        </Button>
        <Button look="primary" busy={schedule.isPending} disabled={wrong !== undefined} onClick={save}>
          Programar
        </Button>
      </div>
    </div>
  )
}

/** What the server would refuse, said while it is being chosen. */
function faultOf(chosen: Date): string | undefined {
  if (chosen.getTime() <= Date.now()) return campaignProblems.scheduleWrong.text
  return contactAllowed(chosen) ? undefined : campaignProblems.scheduleQuiet.text
}
