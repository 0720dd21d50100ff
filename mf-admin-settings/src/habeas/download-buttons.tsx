import { downloadHabeas } from '@plaza/contracts/habeas/habeas.api'
import { habeasTexts } from '@plaza/contracts/habeas/habeas.messages'
import { Button, toasts, useBusiness } from '@plaza/ui'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../parts/save-file.ts'
import { ExcelDialog } from './excel-dialog.tsx'

export function DownloadButtons() {
  const [asksRange, setAsksRange] = useState(false)
  const { habeas_url: base } = useBusiness()
  const download = async () => {
    const problem = await saveFile(downloadHabeas, {}, base)
    if (problem) toasts.error(problem)
  }
  return (
    <>
      <Button size="small" onClick={download}>
        <Download size={16} aria-hidden="true" />
        {habeasTexts.downloadData}
      </Button>
      <Button size="small" onClick={() => setAsksRange(true)}>
        <FileSpreadsheet size={16} aria-hidden="true" />
        {habeasTexts.downloadExcel}
      </Button>
      {asksRange && <ExcelDialog onClose={() => setAsksRange(false)} />}
    </>
  )
}
