import MapboxDraw from '@mapbox/mapbox-gl-draw'
import type { LatLng } from '@plaza/contracts/kernel/base'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { type MapRef, useMap } from 'react-map-gl/mapbox'
import { drawStyles } from './map-style.ts'
import type { Corners } from './use-corners.ts'
import '@mapbox/mapbox-gl-draw/dist/mapbox-gl-draw.css'

/** `editar` moves and adds corners, `eliminar` takes away each one that is pressed, `crear` draws anew, `ver` only shows. */
export type DrawMode = 'editar' | 'eliminar' | 'crear' | 'ver'

export type Accepted = boolean | Promise<boolean>

interface Props {
  readonly corners: Corners
  readonly mode: DrawMode
  readonly ink: string
  /** False: not accepted, the map shows `corners` again. */
  readonly onChange: (corners: LatLng[]) => Accepted
  /** A corner was pressed that cannot go: an area has at least three. */
  readonly onRefused: () => void
  /** The corners that stand on the map, also of a drawing under way. Not said before the map can be pressed. */
  readonly onStanding: (corners: number, drawing: boolean) => void
}

const id = 'area'
const drawSource = 'mapbox-gl-draw-hot'
// The double click that ends a drawing is still going on; its rest must not become the first corner of the next.
const doubleClick = 500

/** The polygon under the hand. What the library draws and what stands in `corners` are the same: whoever changed last is followed. */
export function DrawControl({ corners, mode, ink, onChange, onRefused, onStanding }: Props) {
  const map = useMap().current
  const draw = useRef<MapboxDraw | null>(null)
  const drawn = useRef('')
  const endedAt = useRef(Number.NEGATIVE_INFINITY)
  const [refusals, refuse] = useReducer((before: number) => before + 1, 0)

  const take = useEffectEvent(async (features: readonly { id?: unknown; geometry: { type: string } }[]) => {
    const polygon = features.find(({ geometry }) => geometry.type === 'Polygon')
    if (!polygon) return
    const next = cornersOf(polygon as never)
    // What was just drawn has a name of the library's: it is put there again under ours.
    drawn.current = polygon.id === id ? JSON.stringify(next) : ''
    if (await onChange(next)) return
    drawn.current = ''
    refuse()
  })
  // A press beside the area lets go of it; here there is nothing else to take hold of.
  const letGo = useEffectEvent(() => setTimeout(() => draw.current && enter(draw.current, mode, corners.length > 2, endedAt.current)))
  const pressed = useEffectEvent((points: number) => {
    if (mode !== 'eliminar' || points === 0) return
    if (corners.length <= 3) return onRefused()
    // The library is still busy with the press.
    setTimeout(() => draw.current?.trash())
  })
  const tell = useEffectEvent(() => {
    // The library begins to listen once the whole map is loaded, some frames after it was added.
    if (!draw.current || !map?.getMap().getSource(drawSource)) return
    const isDrawing = draw.current.getMode() === 'draw_polygon'
    const ring = (draw.current.getAll().features[0]?.geometry as PolygonGeometry | undefined)?.coordinates[0] ?? []
    // The ring is closed, and one under way also holds the place of the mouse.
    onStanding(Math.max(0, ring.length - (isDrawing ? 2 : 1)), isDrawing)
  })

  useEffect(() => {
    if (!map) return undefined
    const control = new MapboxDraw({ displayControlsDefault: false, controls: {}, styles: drawStyles(ink), boxSelect: false })
    const stop = listen(map, {
      'draw.create': ({ features }) => {
        endedAt.current = performance.now()
        void take(features ?? [])
      },
      'draw.update': ({ features }) => void take(features ?? []),
      'draw.modechange': () => void letGo(),
      'draw.selectionchange': ({ points }) => pressed(points?.length ?? 0),
      idle: () => tell(),
    })
    map.addControl(control)
    draw.current = control
    drawn.current = ''
    return () => {
      stop()
      draw.current = null
      if (map.getMap().hasControl(control)) map.removeControl(control)
    }
  }, [map, ink])

  useEffect(() => {
    const control = draw.current
    if (!control) return undefined
    const text = JSON.stringify(corners)
    if (text !== drawn.current) {
      // A drawing begun in between is let go first: it would go on without its beginning.
      control.changeMode('simple_select')
      control.deleteAll()
      if (corners.length > 2) control.add(featureOf(corners))
      drawn.current = text
    }
    enter(control, mode, corners.length > 2, endedAt.current)
    tell()
    const rest = endedAt.current + doubleClick - performance.now()
    if (rest <= 0) return undefined
    const timer = setTimeout(() => {
      enter(control, mode, corners.length > 2, Number.NEGATIVE_INFINITY)
      tell()
    }, rest)
    return () => clearTimeout(timer)
  }, [corners, mode, map, ink, refusals])
  return null
}

// Entering a mode anew would drop the corner that is being dragged.
function enter(control: MapboxDraw, mode: DrawMode, exists: boolean, endedAt: number) {
  const now = control.getMode()
  if (mode === 'crear' || (mode === 'editar' && !exists)) {
    const busy = performance.now() - endedAt < doubleClick
    return busy || now === 'draw_polygon' ? undefined : control.changeMode('draw_polygon')
  }
  if (mode === 'ver' || !exists) return now === 'simple_select' ? undefined : control.changeMode('simple_select')
  return now === 'direct_select' ? undefined : control.changeMode('direct_select', { featureId: id })
}

interface PolygonGeometry {
  readonly coordinates: readonly (readonly unknown[])[]
}

interface DrawEvent {
  readonly features?: readonly { id?: unknown; geometry: { type: string } }[]
  readonly points?: readonly unknown[]
}

/** The library's events are not among those the map knows by type. */
function listen(map: MapRef, handlers: Record<string, (event: DrawEvent) => void>): () => void {
  const target = map as unknown as { on: (name: string, run: unknown) => void; off: (name: string, run: unknown) => void }
  for (const [name, run] of Object.entries(handlers)) target.on(name, run)
  return () => {
    for (const [name, run] of Object.entries(handlers)) target.off(name, run)
  }
}

const featureOf = (corners: Corners) => ({
  id,
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'Polygon' as const, coordinates: [[...corners, ...corners.slice(0, 1)].map(({ lat, lng }) => [lng, lat])] },
})

const cornersOf = ({ geometry }: { geometry: { coordinates: [number, number][][] } }): LatLng[] =>
  (geometry.coordinates[0] ?? []).slice(0, -1).map(([lng, lat]) => ({ lat, lng }))
