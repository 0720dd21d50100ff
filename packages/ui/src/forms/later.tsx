import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Skeleton } from '../components/skeleton.tsx'

/** A field that only the back office needs: shoppers' forms do not carry it. Once loaded it is drawn at once. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting = 'pz-field-waiting'): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const Lazy = lazy(async () => {
    loaded = await load()
    return { default: loaded }
  })
  return function Later(props: Props) {
    // Once for each place where it stands: another kind of element would be another field, and what was typed would be gone.
    const [Part] = useState(() => loaded)
    if (Part) return <Part {...props} />
    return (
      <Suspense fallback={<Skeleton shape="block" className={waiting} />}>
        <Lazy {...props} />
      </Suspense>
    )
  }
}
