import { mapDefaults, mapTexts } from '@plaza/contracts/branches/branches.messages'
import type { LatLng } from '@plaza/contracts/kernel/base'
import { Button, usePlaza } from '@plaza/ui'
import { Maximize, Store } from 'lucide-react'
import { useRef, useState } from 'react'
import { Layer, Map as MapView, type MapRef, Marker, NavigationControl, Source } from 'react-map-gl/mapbox'
import { type Accepted, DrawControl, type DrawMode } from './draw-control.tsx'
import { groundStyle, type Shape, shapesData } from './map-style.ts'
import type { Corners } from './use-corners.ts'
import 'mapbox-gl/dist/mapbox-gl.css'
import './area.css'

export interface AreaMapProps {
  /** Read out in place of the picture. */
  readonly label: string
  readonly centre: LatLng
  readonly shapes: readonly Shape[]
  readonly corners: Corners
  readonly mode: DrawMode
  readonly ink: string
  /** False: not accepted, the map shows `corners` again. */
  readonly onChange: (corners: LatLng[]) => Accepted
}

/** The library draws nothing without a token, also when the style needs none. */
const noToken = 'pk.local'

/** A map to draw one polygon on, over others that only show. Everything it does can also be done in the list of points. */
export default function AreaMap({ label, centre, shapes, corners, mode, ink, onChange }: AreaMapProps) {
  const { key, style } = usePlaza().business.maps ?? {}
  const remote = style || (key ? 'mapbox://styles/mapbox/streets-v12' : null)
  const map = useRef<MapRef>(null)
  const [zoom, setZoom] = useState<number | null>(null)
  const [refused, setRefused] = useState(false)
  const [standing, setStanding] = useState<{ readonly corners: number; readonly drawing: boolean } | null>(null)
  return (
    <section
      className="ads-map"
      aria-label={label}
      data-map={remote ? 'remote' : 'local'}
      data-zoom={zoom}
      data-mode={mode}
      data-corners={standing?.corners}
    >
      <MapView
        ref={map}
        locale={mapTexts}
        RTLTextPlugin={false}
        mapboxAccessToken={key || noToken}
        initialViewState={{ latitude: centre.lat, longitude: centre.lng, zoom: mapDefaults.adminZoom }}
        mapStyle={remote ?? groundStyle}
        attributionControl={remote !== null}
        onLoad={({ target }) => setZoom(target.getZoom())}
      >
        <NavigationControl showCompass={false} />
        <Source id="shapes" type="geojson" data={shapesData(shapes)}>
          <Layer id="shapes-fill" type="fill" paint={{ 'fill-color': ['get', 'ink'], 'fill-opacity': ['get', 'filled'] }} />
          <Layer id="shapes-line" type="line" paint={{ 'line-color': ['get', 'ink'], 'line-width': 1.5, 'line-opacity': 0.8 }} />
        </Source>
        <Marker ref={(marker) => marker?.getElement().setAttribute('aria-label', 'La sede')} latitude={centre.lat} longitude={centre.lng}>
          <span className="ads-map__office" title="La sede">
            <Store size={16} aria-hidden="true" />
          </span>
        </Marker>
        {zoom !== null && (
          <DrawControl
            corners={corners}
            mode={mode}
            ink={ink}
            onChange={(next) => {
              setRefused(false)
              return onChange(next)
            }}
            onRefused={() => setRefused(true)}
            onStanding={(count, drawing) =>
              setStanding((before) => (before?.corners === count && before.drawing === drawing ? before : { corners: count, drawing }))
            }
          />
        )}
      </MapView>
      <Button size="small" className="ads-map__all" onClick={() => map.current?.fitBounds(boxOf(corners, shapes, centre), { padding: 48 })}>
        <Maximize size={16} aria-hidden="true" />
        Ver toda el área
      </Button>
      {standing?.drawing && (
        <p className="ads-map__hint" role="status">
          {howToGoOn(standing.corners)}
        </p>
      )}
      {refused && (
        <p className="ads-map__notice" role="alert">
          Un área necesita al menos 3 puntos.
        </p>
      )}
    </section>
  )
}

function howToGoOn(corners: number): string {
  if (corners === 0) return 'Haz clic en el mapa para poner el primer punto.'
  if (corners < 3) return `${corners === 1 ? '1 punto' : `${corners} puntos`}. Haz clic para poner el siguiente.`
  return `${corners} puntos. Haz doble clic en el último para cerrar el área.`
}

function boxOf(corners: Corners, shapes: readonly Shape[], centre: LatLng): [[number, number], [number, number]] {
  const all = corners.length > 2 ? corners : shapes.flatMap((shape) => shape.corners)
  const points = all.length > 0 ? all : [centre]
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ]
}
