/**
 * The one source of colours and measures: names here, values per theme. The gateway writes `themeCss(business)` into the page,
 * so the first paint already has the business's colours. Node, faces and browsers may import this file: it imports nothing.
 */
export type ColorToken =
  | 'action'
  | 'action-hover'
  | 'action-tint'
  | 'action-fg'
  | 'offer'
  | 'offer-fg'
  | 'bg-page'
  | 'bg-card'
  | 'fg'
  | 'fg-muted'
  | 'outline'
  | 'danger'
  | 'danger-fg'
  | 'success'
  | 'focus'

export type Theme = Readonly<Record<ColorToken, string>>

const shared = {
  'action-fg': '#ffffff',
  offer: '#facc15',
  'offer-fg': '#1f2937',
  'bg-page': '#f8faf9',
  'bg-card': '#ffffff',
  fg: '#1f2937',
  'fg-muted': '#4b5563',
  outline: '#e5e7eb',
  danger: '#b91c1c',
  'danger-fg': '#ffffff',
  success: '#15803d',
} as const

export const themes = {
  theme_green: { ...shared, action: '#15803d', 'action-hover': '#166534', 'action-tint': '#f0fdf4', focus: '#15803d' },
  theme_blue: { ...shared, action: '#1d4ed8', 'action-hover': '#1e40af', 'action-tint': '#eff6ff', focus: '#1d4ed8' },
} as const satisfies Record<string, Theme>

export type ThemeName = keyof typeof themes

/** Measures that no theme changes: radius 20 (S-9-029), controls 12, 4-point spaces. */
export const measures = {
  radius: '20px',
  'radius-control': '12px',
  shadow: '0 8px 24px rgb(31 41 55 / 0.12)',
  header: '72px',
  'header-phone': '56px',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((step) => [`space-${step}`, `${step * 4}px`])),
} as const

export const breakpoints = { desktop: 900, big: 1824 } as const

/** What of a business decides its looks. `colors` lets a tenant override tokens; anything but a hex colour is ignored. */
export interface ThemedBusiness {
  readonly theme?: string | null | undefined
  readonly colors?: Readonly<Partial<Record<ColorToken, string>>> | null | undefined
}

/** Green unless the business says theme_blue; with no theme of its own an active theme module decides. */
export function themeName(theme: string | null | undefined, modules: Iterable<string> = []): ThemeName {
  if (theme === 'theme_blue' || theme === 'theme_green') return theme
  return new Set(modules).has('theme_blue') ? 'theme_blue' : 'theme_green'
}

/** The theme with the tenant's own colours in it. */
export function themeOf(business: ThemedBusiness, modules: Iterable<string> = []): Theme {
  const own = Object.entries(business.colors ?? {}).filter(([name, value]) =>
    name in shared || name in themes.theme_green ? isHex(value) : false,
  )
  return { ...themes[themeName(business.theme, modules)], ...Object.fromEntries(own) }
}

/** Custom properties on :root as CSS text, safe to write into the HTML. */
export function themeCss(business: ThemedBusiness, modules: Iterable<string> = []): string {
  const properties = Object.entries(themeOf(business, modules)).map(([name, value]) => `--pz-${name}:${value}`)
  return `@layer pz-reset,pz-tokens,pz-ui,pz-remote,pz-tenant;@layer pz-tokens{:root{${properties.join(';')}}}`
}

/** Contrast of two hex colours by WCAG 2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const isHex = (value: unknown): value is string => typeof value === 'string' && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(full.slice(at, at + 2), 16) / 255)) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const linear = (channel: number) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
