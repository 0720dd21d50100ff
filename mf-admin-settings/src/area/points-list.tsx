import type { LatLng } from '@plaza/contracts/kernel/base'
import type { PolygonFault } from '@plaza/contracts/branches/polygon.rules'
import { Button, IconButton } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { ChevronLeft, ChevronRight, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { Corners } from './use-corners.ts'

interface Props {
  readonly corners: Corners
  readonly faults: readonly PolygonFault[]
  /** Where a point begins when there is none yet. */
  readonly centre: LatLng
  readonly onChange: (corners: LatLng[]) => void
}

const onPage = 25

/** The same polygon as a list of points: for the keyboard, and for coordinates that somebody has on paper. */
export function PointsList({ corners, faults, centre, onChange }: Props) {
  const [page, setPage] = useState(0)
  const pages = Math.max(1, Math.ceil(corners.length / onPage))
  const at = Math.min(page, pages - 1)
  const first = at * onPage
  const replace = (index: number, corner: LatLng) => onChange(corners.map((each, place) => (place === index ? corner : each)))
  const add = () => {
    onChange([...corners, nextCorner(corners, centre)])
    setPage(Math.floor(corners.length / onPage))
  }
  return (
    <details className="ads-points">
      <summary>Editar los puntos como lista ({corners.length})</summary>
      <ol className="ads-points__list" start={first + 1}>
        {corners.slice(first, first + onPage).map((corner, place) => (
          <Point
            // oxlint-disable-next-line react/no-array-index-key -- a corner is its place
            key={first + place}
            number={first + place + 1}
            corner={corner}
            fault={faults.find(({ field }) => field === `polygon.${first + place}`)?.message ?? null}
            onChange={(next) => replace(first + place, next)}
            onRemove={corners.length > 3 ? () => onChange(corners.filter((_, index) => index !== first + place)) : null}
          />
        ))}
      </ol>
      <div className="ads-points__foot">
        <Button size="small" onClick={add}>
          <Plus size={16} aria-hidden="true" />
          Agregar punto
        </Button>
        {pages > 1 && (
          <nav className="ads-points__pages" aria-label="Páginas de puntos">
            <IconButton label="Puntos anteriores" disabled={at === 0} onClick={() => setPage(at - 1)}>
              <ChevronLeft size={18} />
            </IconButton>
            <span className="pz-numbers">
              {at + 1} de {pages}
            </span>
            <IconButton label="Puntos siguientes" disabled={at === pages - 1} onClick={() => setPage(at + 1)}>
              <ChevronRight size={18} />
            </IconButton>
          </nav>
        )}
      </div>
    </details>
  )
}

/** The first three make a triangle around the branch; another one begins between the last and the first. */
function nextCorner(corners: Corners, centre: LatLng): LatLng {
  const [up, right] = triangle[corners.length] ?? [0, 0]
  if (corners.length < triangle.length) return { lat: round(centre.lat + up), lng: round(centre.lng + right) }
  const [first, last] = [corners[0] ?? centre, corners.at(-1) ?? centre]
  return { lat: round((first.lat + last.lat) / 2), lng: round((first.lng + last.lng) / 2) }
}
const triangle = [
  [0.004, 0],
  [-0.003, 0.004],
  [-0.003, -0.004],
] as const

interface PointProps {
  readonly number: number
  readonly corner: LatLng
  readonly fault: string | null
  readonly onChange: (corner: LatLng) => void
  readonly onRemove: (() => void) | null
}

function Point({ number, corner, fault, onChange, onRemove }: PointProps) {
  // What is typed counts when its field is left; until then, and while it is no number, it stands there.
  const [typed, setTyped] = useState<{ readonly lat?: string; readonly lng?: string }>({})
  const [wrong, setWrong] = useState(false)
  const { lat = String(corner.lat), lng = String(corner.lng) } = typed
  const settle = () => {
    const next = { lat: numberOf(lat), lng: numberOf(lng) }
    setWrong(next.lat === null || next.lng === null)
    if (next.lat === null || next.lng === null) return
    setTyped({})
    if (next.lat !== corner.lat || next.lng !== corner.lng) onChange({ lat: next.lat, lng: next.lng })
  }
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around it would be sent, and its window closed with the area unsaved.
    event.preventDefault()
    settle()
  }
  const error = wrong ? 'Escribe un número en grados.' : fault
  const shared = { inputMode: 'decimal', hideLabel: true, onBlur: settle } as const
  return (
    <li>
      <TextInput
        {...shared}
        label={`Latitud del punto ${number}`}
        error={error}
        value={lat}
        onChange={(text) => setTyped({ ...typed, lat: text })}
        onKeyDown={settleOnEnter}
      />
      <TextInput
        {...shared}
        label={`Longitud del punto ${number}`}
        value={lng}
        onChange={(text) => setTyped({ ...typed, lng: text })}
        onKeyDown={settleOnEnter}
      />
      <IconButton label={`Eliminar punto ${number}`} disabled={onRemove === null} onClick={() => onRemove?.()}>
        <Trash2 size={16} />
      </IconButton>
    </li>
  )
}

function numberOf(text: string): number | null {
  const value = Number(text.replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) ? value : null
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
