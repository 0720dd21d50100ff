import { listZones } from '@plaza/contracts/branches/branches-admin.api'
import { distanceInks, distanceLabels } from '@plaza/contracts/branches/branches.messages'
import type { AdminOffice } from '@plaza/contracts/branches/office.entity'
import type { Zone } from '@plaza/contracts/branches/zone.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { EmptyState, QueryView } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { MapPinned, PencilLine, Plus } from 'lucide-react'
import { useState } from 'react'
import { LazyAreaMap } from '../area/lazy-area-map.tsx'
import { ModeButtons } from '../area/mode-buttons.tsx'
import { type Corners, useCorners } from '../area/use-corners.ts'
import { ZoneForm } from './zone-form.tsx'
import '../area/area.css'
import './zones.css'

interface Props {
  readonly office: AdminOffice
  readonly onDirty: (dirty: boolean) => void
}

/** Parts of the coverage with their own delivery fee: one is edited, or a new one is drawn. */
export function ZonesTab({ office, onDirty }: Props) {
  const query = useCall(listZones, { officeId: office.id }, { staleTime: 0 })
  return (
    <QueryView query={query} errorText="No logramos cargar las zonas.">
      {({ zones }) => <Zones office={office} zones={zones} onDirty={onDirty} />}
    </QueryView>
  )
}

const coverageInk = '#64748b'
const newInk = '#1d4ed8'

function Zones({ office, zones, onDirty }: Props & { zones: readonly Zone[] }) {
  const [mode, setMode] = useState<'edicion' | 'crear'>(zones.length > 0 ? 'edicion' : 'crear')
  const [chosenId, setChosenId] = useState<string | null>(zones[0]?.id ?? null)
  const [distance, setDistance] = useState<Zone['distance'] | ''>('')
  const [discarded, setDiscarded] = useState(false)
  const chosen = mode === 'edicion' ? (zones.find(({ id }) => id === chosenId) ?? null) : null
  const area = useCorners(chosen?.polygon ?? [])
  const open = (zone: Zone | null) => {
    setMode(zone ? 'edicion' : 'crear')
    setChosenId(zone?.id ?? null)
    setDistance(zone?.distance ?? '')
    setDiscarded(false)
    area.reset(zone?.polygon ?? [])
    onDirty(false)
  }
  const change = async (corners: Corners) => {
    const { liesInside } = await import('../area/geometry.ts')
    // it disappears at once and the mode stays.
    const isOutside = corners.length > 2 && !liesInside(corners, office.polygon)
    setDiscarded(isOutside)
    if (isOutside) return area.reset(chosen?.polygon ?? [])
    area.set(corners)
    onDirty(true)
  }
  const shown = zones.filter(({ id }) => id !== chosen?.id)
  const drawing = mode === 'edicion' ? (chosen ? 'editar' : 'ver') : area.corners.length > 2 ? 'editar' : 'crear'
  if (office.polygon.length < 3)
    return <EmptyState text="Dibuja primero la cobertura de la sede." drawing={<MapPinned size={56} strokeWidth={1.25} />} />
  return (
    <div className="ads-zones">
      <div className="ads-area">
        <div className="ads-area__tools">
          <ModeButtons
            label="Modo"
            mode={mode}
            onMode={(next) => open(next === 'edicion' ? (zones[0] ?? null) : null)}
            modes={[
              { mode: 'edicion', label: 'Edición', icon: <PencilLine size={16} aria-hidden="true" />, disabled: zones.length === 0 },
              { mode: 'crear', label: 'Crear zona', icon: <Plus size={16} aria-hidden="true" /> },
            ]}
          />
        </div>
        <LazyAreaMap
          label={`Zonas de ${office.displayName}`}
          centre={office.geopoint}
          shapes={[
            { id: 'coverage', corners: office.polygon, ink: coverageInk, filled: 0.05 },
            ...shown.map((zone) => ({ id: zone.id, corners: zone.polygon, ink: distanceInks[zone.distance], filled: 0.22 })),
          ]}
          corners={area.corners}
          mode={drawing}
          ink={inkOf(distance || chosen?.distance, area.corners.length)}
          onChange={(corners) => void change(corners)}
        />
        {discarded && (
          <p className="ads-area__problems" role="alert">
            La zona quedó por fuera de la cobertura y se descartó. Dibújala dentro del borde gris.
          </p>
        )}
      </div>
      <div className="ads-zones__side">
        <ZoneForm
          key={chosen?.id ?? 'new'}
          office={office}
          zone={chosen}
          others={shown}
          area={area}
          onCorners={(corners) => void change(corners)}
          onDistance={setDistance}
          onSaved={open}
        />
        <ZoneList zones={zones} chosenId={chosen?.id ?? null} onOpen={open} />
      </div>
    </div>
  )
}

// A zone that is not drawn yet keeps its ink: another one would begin the drawing anew.
const inkOf = (distance: Zone['distance'] | undefined, corners: number) => (distance && corners > 2 ? distanceInks[distance] : newInk)

interface ListProps {
  readonly zones: readonly Zone[]
  readonly chosenId: string | null
  readonly onOpen: (zone: Zone) => void
}

const ZoneList = ({ zones, chosenId, onOpen }: ListProps) => (
  <section aria-label="Zonas de la sede">
    <h3 className="ads-zones__title">Zonas de la sede</h3>
    {zones.length === 0 && <p className="pz-muted">Aún no hay zonas: el envío vale la tarifa general.</p>}
    <ul className="ads-zones__list">
      {zones.map((zone) => (
        <li key={zone.id}>
          <button type="button" className="ads-zone" aria-pressed={zone.id === chosenId} onClick={() => onOpen(zone)}>
            <span className="ads-zone__ink" data-distance={zone.distance} aria-hidden="true" />
            <span>{distanceLabels[zone.distance]}</span>
            <span className="pz-numbers">{formatPesos(zone.deliveryFee)}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
