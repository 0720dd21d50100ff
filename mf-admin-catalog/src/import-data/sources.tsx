import { api } from '@plaza/api-client'
import { fetchImport, getFeed, importFileMost, listImports, saveFeed, uploadImport } from '@plaza/contracts/imports/imports.api'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { Button, QueryView, toasts, useUnsavedWork } from '@plaza/ui'
import { Select, TextInput } from '@plaza/ui/forms'
import { callKey, useCall, useCallMutation, useQueryClient } from '@plaza/ui/query'
import { useState } from 'react'
import { DropZone } from '../parts/drop-zone.tsx'
import { shownFeed, type TypedFeed, withoutSaved } from './typed-feed.ts'

interface Props {
  readonly onImport: (id: string) => void
}

/** Where products come from: a file of one's own, or the business's web service, now or by the clock. */
export function Sources({ onImport }: Props) {
  const feed = useCall(getFeed, {})
  return (
    <div className="adc-sources">
      <FileSource onImport={onImport} />
      <section className="adc-source" aria-label="Servicio web">
        <h2>Desde el servicio web</h2>
        <QueryView query={feed}>{({ data }) => <FeedSource feed={data} onImport={onImport} />}</QueryView>
      </section>
    </div>
  )
}

function FileSource({ onImport }: Props) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const client = useQueryClient()
  const send = async (file: File) => {
    if (file.size > importFileMost) return setError(`El archivo ${file.name} supera 20 MB.`)
    setBusy(true)
    setError(null)
    const answer = await api.call(uploadImport, { file }, { timeout: 120_000 })
    setBusy(false)
    if (!answer.ok) return setError(answer.problem.message)
    void client.invalidateQueries({ queryKey: callKey(listImports) })
    onImport(answer.value.data._id)
  }
  return (
    <section className="adc-source" aria-label="Archivo" aria-busy={busy}>
      <h2>Desde un archivo</h2>
      <DropZone
        label={busy ? 'Leyendo…' : 'Elegir archivo'}
        hint="CSV, JSON o Excel (.xlsx) de hasta 20 MB. Antes de guardar verás qué cambia."
        accept=".csv,.txt,.json,.xlsx"
        disabled={busy}
        onFiles={([file]) => file && void send(file)}
      />
      {error && (
        <p className="pz-field__error" role="alert">
          {error}
        </p>
      )}
    </section>
  )
}

const schedules = [
  { value: '0 * * * *', label: 'Cada hora' },
  { value: '0 */6 * * *', label: 'Cada seis horas' },
  { value: '0 3 * * *', label: 'Cada día a las 3:00' },
  { value: '0 3 * * 1', label: 'Los lunes a las 3:00' },
]

interface Feed {
  readonly url: string
  readonly cron: string
  readonly mapping?: unknown
  readonly cron_next_step?: string | null | undefined
}

function FeedSource({ feed, onImport }: Props & { feed: Feed }) {
  // Only what was typed is held: a field nobody touched follows what is stored, and a reading does not throw away what was typed.
  const [typed, setTyped] = useState<TypedFeed>({})
  const { url, cron } = shownFeed(feed, typed)
  useUnsavedWork(url !== feed.url || cron !== feed.cron, { place: 'page' })
  const [error, setError] = useState<string | null>(null)
  const read = useCallMutation(fetchImport, { invalidates: [listImports] })
  const save = useCallMutation(saveFeed, { invalidates: [getFeed] })
  const known = schedules.some(({ value }) => value === cron) || cron === ''
  const readNow = async () => {
    setError(null)
    const answer = await read.run({ url })
    if (answer.ok) onImport(answer.value.data._id)
    else setError(answer.problem.message)
  }
  const saveIt = async () => {
    setError(null)
    const answer = await save.run({ url, cron, mapping: (feed.mapping ?? null) as never })
    if (answer.ok) {
      setTyped((now) => withoutSaved(now, { url, cron }))
      toasts.success('Programación guardada')
    } else setError(answer.problem.message)
  }
  return (
    <div className="adc-feed">
      <TextInput
        label="Dirección"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        onChange={(next) => setTyped((now) => ({ ...now, url: next }))}
        error={error}
        help="Los precios y existencias de cada sede se leen por sus ocho claves."
      />
      <Select
        label="Programación"
        placeholder="Apagada"
        value={cron}
        onChange={(next) => setTyped((now) => ({ ...now, cron: next }))}
        options={known ? schedules : [...schedules, { value: cron, label: cron }]}
      />
      {feed.cron_next_step && <p className="pz-muted">Próxima ejecución: {formatDateTime(feed.cron_next_step)}</p>}
      <div className="adc-filters">
        <Button busy={read.isPending} disabled={url.trim() === ''} onClick={() => void readNow()}>
          Leer ahora
        </Button>
        <Button busy={save.isPending} disabled={url.trim() === ''} onClick={() => void saveIt()}>
          Guardar programación
        </Button>
      </div>
    </div>
  )
}
