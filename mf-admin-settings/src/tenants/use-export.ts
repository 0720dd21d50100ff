import { api } from '@plaza/api-client'
import { tenantExportPath } from '@plaza/contracts/business/tenants.api'
import { toasts, useBusiness } from '@plaza/ui'
import { useState } from 'react'

/** Saves a business's whole data as a file. The answer is a stream of lines, no JSON call, so the session's token is attached here. */
export function useExport() {
  const { at_business } = useBusiness()
  const [busy, setBusy] = useState<string | null>(null)
  const save = async (tenant: string) => {
    setBusy(tenant)
    try {
      const token = await api.freshToken()
      const answer = await fetch(tenantExportPath(tenant), { headers: { authorization: `Bearer ${token}`, 'at-business': at_business } })
      if (!answer.ok) throw new Error(String(answer.status))
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? `${tenant}.ndjson.gz`
      offer(await answer.blob(), name)
    } catch {
      toasts.error('No logramos exportar los datos. Inténtalo de nuevo.')
    } finally {
      setBusy(null)
    }
  }
  return { busy, save }
}

function offer(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
