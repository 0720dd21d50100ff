import { mapTexts } from '@plaza/contracts/branches/branches.messages'
import type { LatLng } from '@plaza/contracts/kernel/base'
import { usePlaza } from '@plaza/ui'
import { MapPin, Store } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Map as MapView, type MapRef, Marker, type MarkerInstance, NavigationControl } from 'react-map-gl/mapbox'
import { localStyle } from './local-style.ts'
import 'mapbox-gl/dist/mapbox-gl.css'

/** Cali, from far enough to see all of it. */
const start = { latitude: 3.38, longitude: -76.52, zoom: 12 }
const closeZoom = 15
/** The library draws nothing without a token, also when the style needs none. */
const noToken = 'pk.local'

/** A map with one pin to drag, or to put by a click. Without a token: our own style, the branches and what they cover. */
export default function PinMap({ point, onMove }: { point: LatLng | null; onMove: (point: LatLng) => void }) {
  const { business, offices } = usePlaza()
  const map = useRef<MapRef>(null)
  const { key, style } = business.maps ?? {}
  const remoteStyle = style || (key ? 'mapbox://styles/mapbox/streets-v12' : null)
  useEffect(() => {
    if (point) map.current?.easeTo({ center: [point.lng, point.lat], zoom: Math.max(map.current.getZoom(), closeZoom), duration: 300 })
  }, [point])
  return (
    <div className="acc-address__map" data-map={remoteStyle ? 'remote' : 'local'}>
      <MapView
        ref={map}
        locale={mapTexts}
        RTLTextPlugin={false}
        mapboxAccessToken={key || noToken}
        initialViewState={point ? { latitude: point.lat, longitude: point.lng, zoom: closeZoom } : start}
        mapStyle={remoteStyle ?? localStyle(offices)}
        attributionControl={remoteStyle !== null}
        onClick={({ lngLat }) => onMove({ lat: lngLat.lat, lng: lngLat.lng })}
      >
        <NavigationControl showCompass={false} />
        {offices.map(({ id, geopoint, displayName }) => (
          <Marker key={id} ref={hideFromReaders} latitude={geopoint.lat} longitude={geopoint.lng}>
            <span className="acc-map-branch" title={displayName ?? ''}>
              <Store size={14} aria-hidden="true" />
            </span>
          </Marker>
        ))}
        {point && (
          <Marker
            ref={named('Tu dirección')}
            latitude={point.lat}
            longitude={point.lng}
            anchor="bottom"
            draggable
            onDragEnd={({ lngLat }) => onMove({ lat: lngLat.lat, lng: lngLat.lng })}
          >
            <span className="acc-map-pin">
              <MapPin size={36} aria-hidden="true" />
            </span>
          </Marker>
        )}
      </MapView>
    </div>
  )
}

/** The library calls every marker "Map marker"; which branch serves an address is said in words beside the map. */
const hideFromReaders = (marker: MarkerInstance | null) => marker?.getElement().setAttribute('aria-hidden', 'true')

/** The library calls every marker "Map marker". */
const named = (name: string) => (marker: MarkerInstance | null) => marker?.getElement().setAttribute('aria-label', name)
