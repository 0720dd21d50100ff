/** What staff publish, in words. */
export const kindLabels = { market: 'Mercado', recipe: 'Receta', event: 'Evento' } as const
