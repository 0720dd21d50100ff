import { exportProducts } from '@plaza/contracts/catalog/catalog-admin.api'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { Button, toasts, useBusiness } from '@plaza/ui'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useWorkBranch } from '../parts/use-work-branch.ts'
import { openFile } from '../parts/open-file.ts'

/** B-2-067, B-7-044: all that the filters find, up to 20,000, as the server writes it. */
export function ExportButton({ filter }: { filter: object }) {
  const [busy, setBusy] = useState(false)
  const { branchId } = useWorkBranch()
  const { id: business } = useBusiness()
  const run = async () => {
    setBusy(true)
    const answer = await openFile(exportProducts, { limit: pageSizes.productExport, business, office: branchId, filter })
    setBusy(false)
    if (!answer.ok) toasts.error(answer.problem.message)
  }
  return (
    <Button size="small" busy={busy} onClick={() => void run()}>
      <FileDown size={16} aria-hidden="true" /> Exportar a Excel
    </Button>
  )
}
