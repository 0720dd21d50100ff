import { metres, type Point } from './crossings.ts'
import type { CrossStreet, Street } from './street.ts'

/**
 * The bundled picture of Cali: the middles of well-known barrios, and a plane over each part of its grid. It is right to a few
 * blocks; what it answers is always `near`, for the shopper to put the pin. An operator loads the real streets (`pnpm gazetteer`).
 */
const barrios: readonly (readonly [string, number, number])[] = [
  ['San Antonio', 3.447, -76.542],
  ['El Peñón', 3.4505, -76.5415],
  ['Granada', 3.458, -76.533],
  ['Versalles', 3.4625, -76.5285],
  ['Centenario', 3.454, -76.5375],
  ['San Nicolás', 3.4525, -76.524],
  ['Alameda', 3.437, -76.5365],
  ['San Fernando', 3.429, -76.544],
  ['Tequendama', 3.4205, -76.5435],
  ['Cristóbal Colón', 3.421, -76.5265],
  ['Guayaquil', 3.436, -76.5275],
  ['El Limonar', 3.399, -76.5375],
  ['Capri', 3.3925, -76.539],
  ['El Ingenio', 3.3845, -76.5295],
  ['El Caney', 3.387, -76.518],
  ['Valle del Lili', 3.372, -76.5245],
  ['Ciudad Jardín', 3.3635, -76.5345],
  ['Meléndez', 3.376, -76.5445],
  ['Pance', 3.328, -76.533],
  ['Ciudad 2000', 3.3935, -76.5205],
  ['Ciudad Córdoba', 3.395, -76.5085],
  ['Santa Mónica', 3.4685, -76.5335],
  ['Chipichape', 3.476, -76.528],
  ['Vipasa', 3.479, -76.5215],
  ['La Flora', 3.483, -76.519],
  ['Menga', 3.496, -76.517],
  ['Salomia', 3.47, -76.506],
  ['Floralia', 3.496, -76.4935],
  ['Siete de Agosto', 3.4485, -76.4975],
  ['Alfonso López', 3.4535, -76.4855],
]
/** Their names, for lists. */
export const knownBarrios: string[] = barrios.map(([name]) => name).sort((one, other) => one.localeCompare(other, 'es'))

/** Latitude and longitude as origin, per calle and per carrera. */
interface Plane {
  readonly lat: readonly [number, number, number]
  readonly lng: readonly [number, number, number]
}
const planes = {
  centre: { lat: [3.46, 0, -0.00108], lng: [-76.5434, 0.00095, 0.00006] },
  east: { lat: [3.4842, -0.00014, -0.00185], lng: [-76.5201, 0.00046, -0.00004] },
  south: { lat: [3.453, -0.00026, -0.0008], lng: [-76.5402, 0.00077, -0.0001] },
  west: { lat: [3.455, 0.00048, -0.00085], lng: [-76.5405, -0.00083, -0.0002] },
  // Per calle and per avenue: Chipichape, Granada, the Terminal and La Flora.
  north: { lat: [3.44575, 0.0007, 0.00038], lng: [-76.53429, 0.00038, -0.00072] },
} as const satisfies Record<string, Plane>

/** Where a calle and a carrera would meet; null for what the grid does not know, and for numbers Cali does not have. */
export function estimate(street: Street, cross: CrossStreet): Point | null {
  const [calle, other] = street.type === 'CL' ? [street, cross] : [cross, street]
  if (calle.type !== 'CL' && calle.type !== null) return null
  if (calle.number > 125 || other.number > 125) return null
  const part = partOf(calle, other)
  if (!part) return null
  const { lat, lng } = planes[part]
  return [lng[0] + lng[1] * calle.number + lng[2] * other.number, lat[0] + lat[1] * calle.number + lat[2] * other.number]
}

/** Avenues with a calle, and all that is called Norte, are north of the river; Diagonales and Transversales follow no grid. */
function partOf(calle: CrossStreet, other: CrossStreet): keyof typeof planes | null {
  const isNorth = calle.quadrant === 'N' || other.quadrant === 'N'
  if (calle.quadrant === 'O' || other.quadrant === 'O') return other.type === 'AV' ? null : 'west'
  if (other.type === 'AV') return 'north'
  if (other.type !== 'KR' && other.type !== null) return null
  if (isNorth) return other.type === 'KR' ? null : 'north'
  if (other.number >= 36) return 'south'
  return calle.number > 36 ? 'east' : 'centre'
}

const reach = 1200

/** The barrio whose middle is nearest, when one is near. */
export function nearestKnown(at: Point): string | null {
  const distances = barrios.map(([name, lat, lng]) => ({ name, distance: metres([lng, lat], at) }))
  const nearest = distances.reduce((best, each) => (each.distance < best.distance ? each : best))
  return nearest.distance <= reach ? nearest.name : null
}
