import type { Corners } from './use-corners.ts'

export const pointsOf = ({ length }: Corners): string => (length === 1 ? '1 punto' : `${length} puntos`)
