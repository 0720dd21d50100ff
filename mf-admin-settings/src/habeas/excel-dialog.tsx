import { downloadHabeasExcel } from '@plaza/contracts/habeas/habeas.api'
import { habeasTexts } from '@plaza/contracts/habeas/habeas.messages'
import { exportFault, latestEnd } from '@plaza/contracts/habeas/habeas.rules'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { Button, useBusiness } from '@plaza/ui'
import { DateInput } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useState } from 'react'
import { saveFile } from '../parts/save-file.ts'

/** From which day to which: never beyond today, at most twelve months. */
export function ExcelDialog({ onClose }: { readonly onClose: () => void }) {
  const [today] = useState(() => dayInBogota.format(new Date()))
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { habeas_url: base } = useBusiness()
  const download = async () => {
    const fault = exportFault(from, to, today)
    setProblem(fault)
    if (fault) return
    setBusy(true)
    const failed = await saveFile(downloadHabeasExcel, { fecha_desde: from, fecha_hasta: to }, base)
    setBusy(false)
    setProblem(failed)
    if (!failed) onClose()
  }
  return (
    <Dialog
      open
      size="small"
      title={habeasTexts.downloadExcel}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" busy={busy} onClick={() => void download()}>
            Descargar
          </Button>
        </>
      }
    >
      <div className="ads-habeas">
        <DateInput label="Fecha desde" required value={from} max={today} onChange={setFrom} />
        <DateInput label="Fecha hasta" required value={to} max={latestEnd(from, today)} onChange={setTo} />
        {problem && (
          <p className="ads-habeas__problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}

const dayInBogota = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Bogota' })
