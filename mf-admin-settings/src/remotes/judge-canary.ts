import type { VersionHealth } from '@plaza/contracts/registry/registry.api'

/** Page views below which a difference may be chance. */
const enough = 50
/** More than this much worse is said. */
const worse = 1.2

type Seen = Pick<VersionHealth, 'views' | 'error_rate' | 'lcp' | 'inp' | 'cls'>

/** What the figures of the last days say of the version on trial, in a sentence. */
export function judgement(active: Seen | undefined, canary: Seen | undefined): string {
  if (!canary || canary.views === 0) return 'Nadie ha visto aún la versión de prueba.'
  if (!active || active.views < enough || canary.views < enough)
    return `Aún hay pocas páginas vistas para comparar (${canary.views} de la prueba; hacen falta ${enough} de cada versión).`
  const faults = [
    (canary.error_rate ?? 0) > (active.error_rate ?? 0) * worse + 0.005 && 'más errores',
    isWorse(canary.lcp, active.lcp) && 'tarda más en mostrar la página (LCP)',
    isWorse(canary.inp, active.inp) && 'responde más despacio (INP)',
    (canary.cls ?? 0) > (active.cls ?? 0) + 0.05 && 'se mueve más (CLS)',
  ].filter(Boolean)
  return faults.length === 0 ? 'La prueba no está peor que la activa.' : `La prueba está peor: ${faults.join(', ')}.`
}

const isWorse = (one: number | null | undefined, other: number | null | undefined) =>
  typeof one === 'number' && typeof other === 'number' && one > other * worse
