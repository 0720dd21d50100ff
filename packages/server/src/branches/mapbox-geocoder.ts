import type { Place } from '@plaza/contracts/branches/branches.api'
import type { Env } from '../platform/env.ts'
import type { Point } from './gazetteer/crossings.ts'

// Geocoding API v6: https://docs.mapbox.com/api/search/geocoding/
const base = 'https://api.mapbox.com/search/geocode/v6'
const patience = 4000
const most = 5

interface Feature {
  geometry: { coordinates: [number, number] }
  properties: {
    full_address?: string
    name?: string
    feature_type?: string
    context?: { neighborhood?: { name?: string }; locality?: { name?: string } }
    match_code?: { confidence?: string }
  }
}

export async function mapboxPlaces(env: Env, text: string): Promise<Place[]> {
  const features = await ask(env, 'forward', { q: text, limit: String(most), types: 'address,street,neighborhood' })
  return features.map(({ geometry: { coordinates }, properties }) => ({
    lng: coordinates[0],
    lat: coordinates[1],
    label: properties.full_address ?? properties.name ?? text,
    neighbourhood: neighbourhoodOf(properties),
    precision: properties.feature_type === 'address' && properties.match_code?.confidence !== 'low' ? 'exact' : 'near',
  }))
}

export async function mapboxReverse(env: Env, [longitude, latitude]: Point) {
  const [feature] = await ask(env, 'reverse', { longitude: String(longitude), latitude: String(latitude) })
  return {
    neighbourhood: feature ? neighbourhoodOf(feature.properties) : null,
    address: feature?.properties.name ?? null,
  }
}

const neighbourhoodOf = ({ context }: Feature['properties']) => context?.neighborhood?.name ?? context?.locality?.name ?? null

async function ask({ MAPBOX_API_URL, MAPBOX_TOKEN = '' }: Env, kind: 'forward' | 'reverse', fields: Record<string, string>) {
  const url = new URL(`${MAPBOX_API_URL ?? base}/${kind}`)
  for (const [name, value] of Object.entries({ ...fields, country: 'co', language: 'es', access_token: MAPBOX_TOKEN }))
    url.searchParams.set(name, value)
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'error' })
  if (!answer.ok) throw new Error(`Mapbox answered ${answer.status}`)
  return ((await answer.json()) as { features?: Feature[] }).features ?? []
}
