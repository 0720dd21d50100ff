import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** Hands every vital of this page load to `tell`; loaded after the page. */
export function measureVitals(tell: (name: string, value: number) => void): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(({ name, value }) => tell(name, value))
}
