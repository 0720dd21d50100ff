import type { Business } from '@plaza/contracts/business/business.entity'
import { type ColorToken, contrast, themeOf } from '@plaza/ui/tokens'

/** WCAG 2.2, 1.4.3. */
export const leastContrast = 4.5

interface Pair {
  readonly label: string
  readonly ink: ColorToken
  readonly ground: ColorToken
}

/** Where text stands on colour in the shop. */
const pairs: readonly Pair[] = [
  { label: 'Botones principales', ink: 'action-fg', ground: 'action' },
  { label: 'Botones principales al pasar el cursor', ink: 'action-fg', ground: 'action-hover' },
  { label: 'Enlaces sobre tarjetas', ink: 'action', ground: 'bg-card' },
  { label: 'Enlaces sobre la página', ink: 'action', ground: 'bg-page' },
  { label: 'Enlaces sobre el tinte', ink: 'action', ground: 'action-tint' },
  { label: 'Ofertas', ink: 'offer-fg', ground: 'offer' },
  { label: 'Textos sobre tarjetas', ink: 'fg', ground: 'bg-card' },
  { label: 'Textos sobre la página', ink: 'fg', ground: 'bg-page' },
  { label: 'Textos secundarios sobre tarjetas', ink: 'fg-muted', ground: 'bg-card' },
  { label: 'Textos secundarios sobre la página', ink: 'fg-muted', ground: 'bg-page' },
]

export interface Measured {
  readonly label: string
  readonly ink: string
  readonly ground: string
  readonly ratio: number
  readonly isLow: boolean
}

/** The contrast of every pair under this theme with these colours, two decimals, never rounded up to a pass. */
export function measuredContrasts(business: Pick<Business, 'theme' | 'colors'>): Measured[] {
  const theme = themeOf({ theme: business.theme, colors: given(business.colors) })
  return pairs.map(({ label, ink, ground }) => {
    const ratio = contrast(theme[ink], theme[ground])
    return { label, ink: theme[ink], ground: theme[ground], ratio: Math.floor(ratio * 100) / 100, isLow: ratio < leastContrast }
  })
}

const given = (colors: Business['colors']) =>
  Object.fromEntries(Object.entries(colors ?? {}).filter(([, value]) => Boolean(value))) as Partial<Record<ColorToken, string>>
