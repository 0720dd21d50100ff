import type { LatLng } from '../kernel/base.ts'
import { isInColombia, isSwapped } from './colombia.ts'
import { polygonTexts } from './branches.messages.ts'

/** What is wrong, at a corner (`polygon.3`, counted from 0) or at the whole (`polygon`). */
export interface PolygonFault {
  readonly field: string
  readonly message: string
}

/** Corners that a coverage or zone may have. */
export const cornerLimits = { least: 3, most: 2000 } as const

/** Swapped coordinates, places abroad, too few corners. Crossing itself is for a geometry library to find. */
export function cornerFaults(corners: readonly LatLng[]): PolygonFault[] {
  const distinct = new Set(corners.map(({ lat, lng }) => `${lat} ${lng}`))
  if (distinct.size < cornerLimits.least) return [{ field: 'polygon', message: polygonTexts.tooFew }]
  if (corners.length > cornerLimits.most) return [{ field: 'polygon', message: polygonTexts.tooMany }]
  return corners.flatMap((corner, at) => faultOf(corner, `El punto ${at + 1}`, `polygon.${at}`))
}

/** The same for one place, such as where an office stands. */
export const placeFaults = ({ lat, lng }: LatLng): PolygonFault[] => faultOf({ lat, lng }, 'La ubicación', 'latitude')

function faultOf(at: LatLng, what: string, field: string): PolygonFault[] {
  if (isInColombia(at)) return []
  return [{ field, message: `${what} ${isSwapped(at) ? polygonTexts.swapped : polygonTexts.abroad}` }]
}
