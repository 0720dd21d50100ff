import type { Business } from './business.entity.ts'

type Ids = Pick<Business, 'ga_measurement_id' | 'gtag_id' | 'gtag_business_id'>

/** Google's own host, the only one the page's policy opens, and only while a module asks for it. */
export const analyticsOrigin = 'https://www.googletagmanager.com'

/** S-3-135: ids to measure with: ga-tracker the measurement id, gtag-script the two tags. Anything but an id is left out. */
export function analyticsIds(config: Ids, modules: Iterable<string>): string[] {
  const active = new Set(modules)
  const wanted = [
    ...(active.has('ga-tracker') ? [config.ga_measurement_id] : []),
    ...(active.has('gtag-script') ? [config.gtag_id, config.gtag_business_id] : []),
  ]
  return [...new Set(wanted.filter((id) => id !== null && id !== undefined && /^[A-Z]{1,4}-[A-Z0-9-]{4,30}$/i.test(id)) as string[])]
}
