import { type Access, type AdminArea, adminAreas } from '@plaza/contracts/kernel/access'
import type { Refusal } from './verify-version.ts'

/** Reads an access rule that came from outside; null when it is not one. */
export function parseAccess(value: unknown): Access | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null
  if (value.kind === 'anyone' || value.kind === 'signedIn') return { kind: value.kind }
  if (value.kind !== 'staff' || !('area' in value) || typeof value.area !== 'string' || !(value.area in adminAreas)) return null
  return { kind: 'staff', area: value.area as AdminArea }
}

/** A page or menu entry must fit its remote's audience: a shopper page in a staff remote could never be loaded by shoppers. */
export function accessProblem(field: string, value: unknown, audience: 'shopper' | 'staff' | null): Refusal[] {
  const access = parseAccess(value)
  if (!access) return [{ field, message: `La regla de acceso de ${field} no es válida.` }]
  if (audience === 'staff' && access.kind !== 'staff')
    return [{ field, message: `En un remoto administrativo, ${field} debe pedir un área administrativa.` }]
  return []
}
