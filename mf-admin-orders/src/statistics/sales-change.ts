/** How much more or less than before, in whole percent; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : Math.round((now / before - 1) * 100))

/** The comparison as it is read: `12 % más que antes`. */
export function changeText(now: number, before: number): string {
  const change = changeOf(now, before)
  if (change === null) return now === 0 ? 'Igual que antes' : 'Antes no hubo'
  if (change === 0) return 'Igual que antes'
  return `${Math.abs(change).toLocaleString('es-CO')} % ${change > 0 ? 'más' : 'menos'} que antes`
}
