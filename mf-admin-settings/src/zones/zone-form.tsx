import { createZone, listZones, updateZone } from '@plaza/contracts/branches/branches-admin.api'
import { branchTexts, distanceLabels } from '@plaza/contracts/branches/branches.messages'
import type { AdminOffice } from '@plaza/contracts/branches/office.entity'
import type { PolygonFault } from '@plaza/contracts/branches/polygon.rules'
import { distances, type Zone } from '@plaza/contracts/branches/zone.entity'
import { Button, toasts } from '@plaza/ui'
import { NumberInput, Select } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { AreaProblems } from '../area/area-problems.tsx'
import { PointsList } from '../area/points-list.tsx'
import type { Corners, CornersState } from '../area/use-corners.ts'
import { OverlapNotice } from './overlap-notice.tsx'
import { zoneFault } from './zone-fault.ts'

interface Props {
  readonly office: AdminOffice
  readonly zone: Zone | null
  readonly others: readonly Zone[]
  readonly area: CornersState
  readonly onCorners: (corners: Corners) => void
  readonly onDistance: (distance: Zone['distance'] | '') => void
  readonly onSaved: (zone: Zone) => void
}

/** Class and fee of one zone; its shape is drawn beside, or typed below. */
export function ZoneForm({ office, zone, others, area, onCorners, onDistance, onSaved }: Props) {
  const [distance, setDistance] = useState<Zone['distance'] | ''>(zone?.distance ?? '')
  const [fee, setFee] = useState<number | null>(zone?.deliveryFee ?? null)
  const { save, busy, problem, faults } = useSaving({ office, zone, area, distance, fee, onSaved })
  return (
    <section className="ads-zones__form" aria-label={zone ? 'Editar zona' : 'Nueva zona'}>
      <h3 className="ads-zones__title">{zone ? 'Editar zona' : 'Nueva zona'}</h3>
      <Select
        label="Distancia"
        required
        placeholder="Elige una"
        value={distance}
        onChange={(value) => {
          setDistance(value as Zone['distance'] | '')
          onDistance(value as Zone['distance'] | '')
        }}
        options={distances.map((value) => ({ value, label: distanceLabels[value] }))}
      />
      <NumberInput label="Valor del envío" required value={fee} onChange={setFee} step={500} />
      <OverlapNotice corners={area.corners} others={others} />
      <AreaProblems faults={faults} problem={problem} />
      <Button look="primary" busy={busy} onClick={() => void save()}>
        {zone ? 'Guardar zona' : 'Crear zona'}
      </Button>
      <PointsList corners={area.corners} faults={faults} centre={office.geopoint} onChange={onCorners} />
    </section>
  )
}

interface Saving extends Pick<Props, 'office' | 'zone' | 'area' | 'onSaved'> {
  readonly distance: Zone['distance'] | ''
  readonly fee: number | null
}

function useSaving({ office, zone, area, distance, fee, onSaved }: Saving) {
  const create = useCallMutation(createZone, { invalidates: [listZones] })
  const update = useCallMutation(updateZone, { invalidates: [listZones] })
  const [problem, setProblem] = useState<string | null>(null)
  const [faults, setFaults] = useState<readonly PolygonFault[]>([])
  const save = async () => {
    const fault = zoneFault({ distance, fee, corners: area.corners.length })
    setProblem(fault)
    setFaults([])
    if (fault !== null || distance === '' || fee === null) return
    const said = { distance, deliveryFee: fee, polygon: [...area.corners], officeId: office.id }
    const answer = await (zone ? update.run({ ...said, id: zone.id }) : create.run(said))
    if (!answer.ok) {
      toasts.error(zone ? branchTexts.zoneNotEdited : branchTexts.zoneNotCreated)
      setFaults(answer.problem.details ?? [])
      return setProblem(answer.problem.message)
    }
    toasts.success(zone ? branchTexts.zoneEdited : branchTexts.zoneCreated)
    onSaved(answer.value.zone)
  }
  return { save, busy: create.isPending || update.isPending, problem, faults }
}
