import { afterPaint, later as laterPart } from '@plaza/ui'
import type { ComponentType } from 'react'
import { reloadOnce } from './remotes/reload-once.ts'

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of the shell that comes when it is first shown. When it cannot be had although there is a connection, a deployment may have
 * taken the file away: the page is loaded anew, once per version.
 */
export const later = <Props extends object>(load: Loader<Props>, kind: 'part' | 'page' = 'part'): ComponentType<Props> =>
  laterPart<ComponentType<Props>>(kind === 'part' ? () => afterPaint().then(load) : load, {
    failure: kind === 'page' ? 'page' : 'nothing',
    recover: (appVersion) => navigator.onLine && reloadOnce('shell', appVersion),
  })
