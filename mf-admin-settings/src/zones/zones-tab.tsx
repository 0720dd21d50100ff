import { listZones } from '@plaza/contracts/branches/branches-admin.api'
import { distanceInks, distanceLabels } from '@plaza/contracts/branches/branches.messages'
import type { AdminOffice } from '@plaza/contracts/branches/office.entity'
import type { Zone } from '@plaza/contracts/branches/zone.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { EmptyState, loadTwice, QueryView } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCall } from '@plaza/ui/query'
import { MapPinned, PencilLine, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { LazyAreaMap } from '../area/lazy-area-map.tsx'
import { ModeButtons } from '../area/mode-buttons.tsx'
import { theirInk } from '../area/overtaken.tsx'
import { type Corners, useCorners } from '../area/use-corners.ts'
import { draftOf, type ZoneDraft } from './zone-fault.ts'
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

const nothing: Corners = []
const coverageInk = '#64748b'
const newInk = '#1d4ed8'

function Zones({ office, zones, onDirty }: Props & { zones: readonly Zone[] }) {
  // As it was opened, not as the list says by now: that is what a change is compared with.
  const [chosen, setChosen] = useState<Zone | null>(zones[0] ?? null)
  const [draft, setDraft] = useState(() => draftOf(chosen))
  const [discarded, setDiscarded] = useState(false)
  const [theirs, setTheirs] = useState<Zone | null>(null)
  const [wanted, setWanted] = useState<{ readonly zone: Zone | null } | null>(null)
  const area = useCorners(chosen?.polygon ?? nothing)
  const saved = draftOf(chosen)
  const dirty = area.dirty || draft.distance !== saved.distance || draft.fee !== saved.fee
  useEffect(() => onDirty(dirty), [dirty, onDirty])
  const open = (zone: Zone | null) => {
    setChosen(zone)
    setDraft(draftOf(zone))
    setDiscarded(false)
    setTheirs(null)
    setWanted(null)
    area.reset(zone?.polygon ?? nothing)
  }
  const ask = (zone: Zone | null) => (dirty ? setWanted({ zone }) : open(zone))
  const change = async (corners: Corners) => {
    // Not to be had: the server refuses what lies outside.
    const geometry = await loadTwice(() => import('@plaza/geometry/polygon')).catch(() => null)
    // it disappears at once and the mode stays.
    const isOutside = corners.length > 2 && geometry?.liesInside(corners, office.polygon) === false
    setDiscarded(isOutside)
    if (!isOutside) area.set(corners)
    return !isOutside
  }
  const shown = zones.filter(({ id }) => id !== chosen?.id)
  const drawing = chosen || area.corners.length > 2 ? 'editar' : 'crear'
  if (office.polygon.length < 3)
    return <EmptyState text="Dibuja primero la cobertura de la sede." drawing={<MapPinned size={56} strokeWidth={1.25} />} />
  return (
    <div className="ads-zones">
      <div className="ads-area">
        <div className="ads-area__tools">
          <ModeButtons
            label="Modo"
            mode={chosen ? 'edicion' : 'crear'}
            onMode={(next) => ask(next === 'edicion' ? (zones[0] ?? null) : null)}
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
            ...(theirs ? [{ id: 'theirs', corners: theirs.polygon, ink: theirInk }] : []),
          ]}
          corners={area.corners}
          mode={drawing}
          ink={inkOf(draft.distance, area.corners.length)}
          onChange={change}
        />
        {discarded && (
          <p className="ads-area__problems" role="alert">
            {chosen
              ? 'El cambio dejaba la zona por fuera de la cobertura y se descartó. Muévela dentro del borde gris.'
              : 'La zona quedó por fuera de la cobertura y se descartó. Dibújala dentro del borde gris.'}
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
          draft={draft}
          onDraft={setDraft}
          onCorners={(corners) => void change(corners)}
          onSaved={open}
          theirs={theirs}
          onOvertaken={setTheirs}
          onMine={(current) => {
            setChosen(current)
            setTheirs(null)
          }}
        />
        <ZoneList zones={zones} chosenId={chosen?.id ?? null} onOpen={ask} />
      </div>
      <ConfirmDialog
        open={wanted !== null}
        title="Tienes cambios sin guardar en esta zona"
        text="Si abres otra ahora se perderán."
        confirmLabel="Descartar cambios"
        cancelLabel="Seguir editando"
        danger
        onConfirm={() => wanted && open(wanted.zone)}
        onClose={() => setWanted(null)}
      />
    </div>
  )
}

// A zone that is not drawn yet keeps its ink: another one would begin the drawing anew.
const inkOf = (distance: ZoneDraft['distance'], corners: number) => (distance && corners > 2 ? distanceInks[distance] : newInk)

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
