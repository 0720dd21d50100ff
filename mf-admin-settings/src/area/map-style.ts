import type { LatLng } from '@plaza/contracts/kernel/base'
import type { StyleSpecification } from 'mapbox-gl'

/** Something to see on the map that is not being drawn. */
export interface Shape {
  readonly id: string
  readonly corners: readonly LatLng[]
  readonly ink: string
  /** 0 to 1. */
  readonly filled?: number
}

/** A map that needs no network: plain ground; the shapes give the place. */
export const groundStyle: StyleSpecification = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#eef2ee' } }],
}

export const shapesData = (shapes: readonly Shape[]) => ({
  type: 'FeatureCollection' as const,
  features: shapes.flatMap(({ id, corners, ink, filled = 0.12 }) => {
    const [first] = corners
    if (!first || corners.length < 3) return []
    const ring = [...corners, first].map(({ lat, lng }) => [lng, lat])
    return [{ type: 'Feature' as const, properties: { id, ink, filled }, geometry: { type: 'Polygon' as const, coordinates: [ring] } }]
  }),
})

/** How the polygon under the hand looks: its border, its corners, and between them the small ones that become corners. */
export const drawStyles = (ink: string) => [
  { id: 'area-fill', type: 'fill', filter: ['==', '$type', 'Polygon'], paint: { 'fill-color': ink, 'fill-opacity': 0.16 } },
  { id: 'area-line', type: 'line', filter: ['in', '$type', 'LineString', 'Polygon'], paint: { 'line-color': ink, 'line-width': 2.5 } },
  {
    id: 'area-middle',
    type: 'circle',
    filter: ['all', ['==', '$type', 'Point'], ['==', 'meta', 'midpoint']],
    paint: { 'circle-radius': 4, 'circle-color': ink, 'circle-opacity': 0.6 },
  },
  {
    id: 'area-corner',
    type: 'circle',
    filter: ['all', ['==', '$type', 'Point'], ['==', 'meta', 'vertex']],
    paint: { 'circle-radius': 6, 'circle-color': '#ffffff', 'circle-stroke-color': ink, 'circle-stroke-width': 2.5 },
  },
]
