import type { Office } from '@plaza/contracts/branches/office.entity'
import type { StyleSpecification } from 'mapbox-gl'

/** A map that needs no network: plain ground and the areas the branches deliver to. */
export function localStyle(offices: readonly Pick<Office, 'id' | 'polygon'>[]): StyleSpecification {
  return {
    version: 8,
    sources: { coverage: { type: 'geojson', data: { type: 'FeatureCollection', features: offices.flatMap(areaOf) } } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#eef2ee' } },
      { id: 'coverage', type: 'fill', source: 'coverage', paint: { 'fill-color': '#15803d', 'fill-opacity': 0.14 } },
      { id: 'border', type: 'line', source: 'coverage', paint: { 'line-color': '#15803d', 'line-width': 1.5, 'line-opacity': 0.6 } },
    ],
  }
}

function areaOf({ id, polygon }: Pick<Office, 'id' | 'polygon'>) {
  const [first] = polygon
  if (!first || polygon.length < 3) return []
  const ring = [...polygon, first].map(({ lat, lng }) => [lng, lat])
  return [{ type: 'Feature' as const, properties: { id }, geometry: { type: 'Polygon' as const, coordinates: [ring] } }]
}
