import { createZone, listZones, updateZone } from '@plaza/contracts/branches/branches-admin.api'
import { branchTexts, distanceLabels } from '@plaza/contracts/branches/branches.messages'
import type { AdminOffice } from '@plaza/contracts/branches/office.entity'
import type { PolygonFault } from '@plaza/contracts/branches/polygon.rules'
import { distances, type Zone, zone as zoneEntity } from '@plaza/contracts/branches/zone.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { currentOf, versionOf } from '@plaza/contracts/kernel/version'
import { Button, toasts } from '@plaza/ui'
import { NumberField, Select, showUnclearNumber } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { AreaProblems } from '../area/area-problems.tsx'
import { pointsOf } from '../area/points-of.ts'
import { Overtaken } from '../area/overtaken.tsx'
import { PointsList } from '../area/points-list.tsx'
import type { Corners, CornersState } from '../area/use-corners.ts'
import { OverlapNotice } from './overlap-notice.tsx'
import { draftOf, type ZoneDraft, zoneFault } from './zone-fault.ts'

interface Props {
  readonly office: AdminOffice
  readonly zone: Zone | null
  readonly others: readonly Zone[]
  readonly area: CornersState
  readonly draft: ZoneDraft
  readonly onDraft: (draft: ZoneDraft) => void
  readonly onCorners: (corners: Corners) => void
  readonly onSaved: (zone: Zone) => void
  /** What somebody else made of this zone in between. */
  readonly theirs: Zone | null
  readonly onOvertaken: (theirs: Zone) => void
  readonly onMine: (theirs: Zone) => void
}

/** Class and fee of one zone; its shape is drawn beside, or typed below. */
export function ZoneForm({ office, zone, others, area, draft, onDraft, onCorners, onSaved, theirs, onOvertaken, onMine }: Props) {
  const { save, busy, problem, faults } = useSaving({ office, zone, area, draft, onSaved, onOvertaken })
  return (
    <section className="ads-zones__form" aria-label={zone ? 'Editar zona' : 'Nueva zona'}>
      <h3 className="ads-zones__title">{zone ? 'Editar zona' : 'Nueva zona'}</h3>
      <Select
        label="Distancia"
        required
        placeholder="Elige una"
        value={draft.distance}
        onChange={(value) => onDraft({ ...draft, distance: value as ZoneDraft['distance'] })}
        options={distances.map((value) => ({ value, label: distanceLabels[value] }))}
      />
      <NumberField
        kind="money"
        // The form refuses what is below 0 in the words of the specification.
        min={-1_000_000}
        label="Valor del envío"
        required
        value={draft.fee}
        onChange={(fee) => onDraft({ ...draft, fee })}
        step={500}
      />
      <OverlapNotice corners={area.corners} others={others} />
      <AreaProblems faults={faults} problem={problem} />
      {theirs && (
        <Overtaken
          text="Alguien más cambió esta zona mientras la editabas."
          theirs={said(draftOf(theirs), theirs.polygon)}
          mine={said(draft, area.corners)}
          onTheirs={() => onSaved(theirs)}
          onMine={() => onMine(theirs)}
        />
      )}
      <Button
        look="primary"
        busy={busy}
        disabled={theirs !== null}
        onClick={(event) => !showUnclearNumber(event.currentTarget.closest('section')) && void save()}
      >
        {zone ? 'Guardar zona' : 'Crear zona'}
      </Button>
      <PointsList corners={area.corners} faults={faults} centre={office.geopoint} onChange={onCorners} />
    </section>
  )
}

const said = ({ distance, fee }: ZoneDraft, corners: Corners) =>
  `${distance === '' ? '' : distanceLabels[distance]} · ${formatPesos(fee ?? 0)} · ${pointsOf(corners)}`

type Saving = Pick<Props, 'office' | 'zone' | 'area' | 'draft' | 'onSaved' | 'onOvertaken'>

function useSaving({ office, zone, area, draft, onSaved, onOvertaken }: Saving) {
  const create = useCallMutation(createZone, { invalidates: [listZones] })
  const update = useCallMutation(updateZone, { invalidates: [listZones], headers: { 'if-match': zone ? versionOf(zone) : '*' } })
  const [problem, setProblem] = useState<string | null>(null)
  const [faults, setFaults] = useState<readonly PolygonFault[]>([])
  const save = async () => {
    const { distance, fee } = draft
    const fault = zoneFault(draft, area.corners.length)
    setProblem(fault)
    setFaults([])
    if (fault !== null || distance === '' || fee === null) return
    const said = { distance, deliveryFee: fee, polygon: [...area.corners], officeId: office.id }
    const answer = await (zone ? update.run({ ...said, id: zone.id }) : create.run(said))
    if (!answer.ok) {
      const current = answer.problem.status === 412 ? currentOf(zoneEntity, answer.problem.data) : null
      if (current) return onOvertaken(current)
      toasts.error(zone ? branchTexts.zoneNotEdited : branchTexts.zoneNotCreated)
      setFaults(answer.problem.details ?? [])
      return setProblem(answer.problem.message)
    }
    toasts.success(zone ? branchTexts.zoneEdited : branchTexts.zoneCreated)
    onSaved(answer.value.zone)
  }
  return { save, busy: create.isPending || update.isPending, problem, faults }
}
