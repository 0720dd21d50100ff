import type { ComponentType } from 'react'
import { Skeleton } from '../components/skeleton.tsx'
import { later as laterPart } from '../remote/later.tsx'

/** A field that only the back office needs: shoppers' forms do not carry it. */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting = 'pz-field-waiting',
): ComponentType<Props> => laterPart(async () => ({ default: await load() }), { waiting: <Skeleton shape="block" className={waiting} /> })
