import type { Campaign } from '@plaza/contracts/campaigns/campaign.entity'
import { dryRunCampaign, sendCampaign } from '@plaza/contracts/campaigns/campaigns.api'
import { campaignProblems, campaignTexts } from '@plaza/contracts/campaigns/campaigns.messages'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { fillText } from '@plaza/contracts/kernel/text'
import { Button, QueryView, toasts } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import type { GenericCalls } from '@plaza/contracts/resources/generic.api'
import { Plan, Planned } from './planning.tsx'
import { useOneAtATime } from './use-one-at-a-time.ts'
import './sending.css'

type DryRun = OutputOf<typeof dryRunCampaign>['data']

const reasons: readonly [keyof DryRun['skipped'], string][] = [
  ['noConsent', 'No autorizaron recibir publicidad'],
  ['noChannel', 'Sin número o navegador a donde enviar'],
  ['excluded', 'En el Registro de Números Excluidos'],
  ['contactedToday', 'Ya recibieron un mensaje hoy'],
  ['otherChannel', 'Recibieron por otro canal esta semana'],
]

/** Whom a campaign reaches, and the button that sends it; the server alone decides whether it may. */
export function Sending({ campaign, list }: { campaign: Campaign; list: GenericCalls }) {
  if (campaign.sentAt && campaign.counts)
    return (
      <div className="adc-sending">
        <p>Enviada el {formatDateTime(campaign.sentAt)}.</p>
        <Counts {...campaign.counts} />
      </div>
    )
  return <Rehearsal campaign={campaign} list={list} />
}

function Rehearsal({ campaign, list }: { campaign: Campaign; list: GenericCalls }) {
  const { id, sendAt, sendNote } = campaign
  const dryRun = useCall(dryRunCampaign, { id }, { staleTime: 0 })
  const send = useCallMutation(sendCampaign, { invalidates: [list.page, list.get] })
  const [asking, setAsking] = useState(false)
  const [planning, setPlanning] = useState(false)
  const confirm = useOneAtATime(async () => {
    const answer = await send.run({ id })
    if (!answer.ok) return
    setAsking(false)
    toasts.success(fillText(campaignTexts.sent, { n: answer.value.data.counts?.willSend ?? 0 }))
  })
  return (
    <QueryView query={dryRun} errorText="No logramos hacer el ensayo.">
      {({ data }) => (
        <div className="adc-sending">
          <Counts {...data} />
          {!data.senderOn && <p role="note">{campaignProblems.off.text}</p>}
          {!data.allowedNow && (
            <p role="note">
              {campaignProblems.quietHours.text} Próximo momento: {formatDateTime(data.nextWindow)}.
            </p>
          )}
          {sendNote && <p role="note">{sendNote}</p>}
          {sendAt && !planning && <Planned campaign={campaign} list={list} onMove={() => setPlanning(true)} />}
          {planning && <Plan campaign={campaign} list={list} onDone={() => setPlanning(false)} />}
          <div className="adc-tools">
            <Button busy={dryRun.isFetching} onClick={() => void dryRun.refetch()}>
              Repetir ensayo
            </Button>
            {!sendAt && !planning && (
              <Button disabled={!data.senderOn} onClick={() => setPlanning(true)}>
                Programar envío
              </Button>
            )}
            <Button look="primary" disabled={!data.senderOn || !data.allowedNow || data.willSend === 0} onClick={() => setAsking(true)}>
              Enviar campaña
            </Button>
          </div>
          <ConfirmDialog
            open={asking}
            title="¿Enviar la campaña?"
            text={`Llegará a ${data.willSend} personas. Esta accion no se puede deshacer.`}
            confirmLabel="Enviar"
            busy={send.isPending}
            error={send.error?.message ?? null}
            onConfirm={confirm}
            onClose={() => setAsking(false)}
          />
        </div>
      )}
    </QueryView>
  )
}

const Counts = ({ audience, willSend, skipped }: Pick<DryRun, 'audience' | 'willSend' | 'skipped'>) => (
  <dl className="adc-sending__counts">
    <div>
      <dt>Clientes en la audiencia</dt>
      <dd>{audience}</dd>
    </div>
    {reasons.map(([reason, label]) => (
      <div key={reason} className="adc-sending__less">
        <dt>{label}</dt>
        <dd>{skipped[reason] === 0 ? 0 : `−${skipped[reason]}`}</dd>
      </div>
    ))}
    <div className="adc-sending__sum">
      <dt>Recibirán el mensaje</dt>
      <dd>{willSend}</dd>
    </div>
  </dl>
)
