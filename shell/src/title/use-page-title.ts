import { type Preload } from '@plaza/contracts/kernel/manifest'
import { preloadInput, type TemplateValues } from '@plaza/contracts/kernel/preload-input'
import type { ComposedPage } from '@plaza/contracts/registry/composition.entity'
import { usePlaza } from '@plaza/ui'
import { plainTitle, titleOf } from '@plaza/contracts/registry/page-head'
import { useQueryClient } from '@plaza/ui/query'
import { useLocation, useParams } from '@plaza/ui/router'
import { useEffect } from 'react'
import { keptSince } from '../boot/read-boot.ts'
import type { QueryClient } from '../boot/query-client.ts'
import { useShell } from '../shell-context.ts'

export type TitledPage = Pick<ComposedPage, 'remote' | 'page' | 'title' | 'preload'>

/** The gateway wrote the title of the page that was opened; it stands until somebody moves on. */
let served: string | null = keptSince(document) === null ? location.pathname : null

/** The title of a page reached without the server: its manifest's at once, that of the head once the answers are there. */
export function usePageTitle({ remote, page, title, preload }: TitledPage, version: string): void {
  const { remotes } = useShell()
  const { business, modules, offices, branchId } = usePlaza()
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const params = useParams() as Record<string, string>
  const where = JSON.stringify(params)
  useEffect(() => {
    if (served === pathname) return
    served = null
    document.title = plainTitle(title, business)
    let gone = false
    let stop = () => {}
    void remotes.heads(remote, version).then((heads) => {
      const describe = heads?.[page]
      if (gone || !describe) return
      const values = { params: JSON.parse(where), query: Object.fromEntries(new URLSearchParams(search)), branchId }
      const data = { params: values.params, business, modules, offices, branchId, origin: location.origin, canonical: pathname }
      const write = () => {
        const head = describe({ ...data, preloaded: preload.flatMap((each) => answered(client, each, values)) })
        if (head) document.title = titleOf(head, business)
      }
      write()
      stop = client.getQueryCache().subscribe(write)
    })
    return () => {
      gone = true
      stop()
    }
  }, [remotes, client, remote, version, page, title, preload, pathname, search, where, business, modules, offices, branchId])
}

/** The answer that the gateway would have preloaded, when the page has asked for it by now. */
function answered(client: QueryClient, { call, input }: Preload, values: TemplateValues) {
  const wanted = Object.entries(preloadInput(input, values))
  const found = client.getQueriesData({ queryKey: [call] }).find(([key, output]) => {
    const [, asked] = key as [string, Record<string, unknown>]
    return key.length === 2 && output !== undefined && wanted.every(([name, value]) => String(asked[name]) === String(value))
  })
  return found ? [{ key: call, input: found[0][1], output: found[1] }] : []
}
