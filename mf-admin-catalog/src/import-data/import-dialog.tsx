import { cancelImport, checkImport, getFeed, getImport, listImports, saveFeed, startImport } from '@plaza/contracts/imports/imports.api'
import type { ImportMapping } from '@plaza/contracts/imports/import-mapping.entity'
import type { ImportDetail } from '@plaza/contracts/imports/product-import.entity'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { Button, QueryView, Skeleton, toasts, useUnsavedWork } from '@plaza/ui'
import { showUnclearNumber } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { MappingForm } from './mapping-form.tsx'
import { Preview } from './preview.tsx'

const askAgain = (answer: OutputOf<typeof getImport> | undefined) =>
  answer?.data.phase === 'checking' || answer?.data.phase === 'importing' ? 700 : false

/** One import from its columns to its result. */
export function ImportDialog({ importId, onClose }: { importId: string; onClose: () => void }) {
  const query = useCall(getImport, { id: importId }, { staleTime: 0, askAgain })
  const found = query.data?.data
  if (!found)
    return (
      <Dialog open size="full" title="Importación" onClose={onClose}>
        <QueryView query={query} skeleton={<Skeleton shape="block" />}>
          {() => null}
        </QueryView>
      </Dialog>
    )
  return <Opened found={found} onClose={onClose} />
}

function Opened({ found, onClose }: { found: ImportDetail; onClose: () => void }) {
  const [mapping, setMapping] = useState<ImportMapping>(found.mapping ?? noMapping)
  const [again, setAgain] = useState(false)
  const changes = [getImport, listImports]
  const check = useCallMutation(checkImport, { invalidates: changes })
  const start = useCallMutation(startImport, { invalidates: changes })
  const cancel = useCallMutation(cancelImport, { invalidates: changes })
  const error = check.error ?? start.error ?? cancel.error
  const maps = found.phase === 'mapping' || (found.phase === 'checked' && again)
  const { leave } = useUnsavedWork(maps && JSON.stringify(mapping) !== JSON.stringify(found.mapping ?? noMapping))
  const { created, updated, missing } = found.counts
  const total = created + updated + missing
  return (
    <Dialog
      open
      size="full"
      title={`Importación de ${found.file_name || 'productos'}`}
      onClose={() => leave(onClose)}
      footer={
        <>
          {found.phase !== 'done' && (
            <Button look="quiet" busy={cancel.isPending} onClick={() => cancel.mutate({ id: found._id })}>
              Cancelar importación
            </Button>
          )}
          {found.phase === 'checked' && !again && <Button onClick={() => setAgain(true)}>Cambiar columnas</Button>}
          {maps && (
            <Button
              look="primary"
              busy={check.isPending}
              onClick={() =>
                !showUnclearNumber(document.querySelector('.adc-mapping')) &&
                check.mutate({ id: found._id, mapping }, { onSuccess: () => setAgain(false) })
              }
            >
              Probar sin guardar
            </Button>
          )}
          {found.phase === 'checked' && !again && (
            <Button look="primary" busy={start.isPending} disabled={total === 0} onClick={() => start.mutate({ id: found._id })}>
              Importar {total} productos
            </Button>
          )}
          {found.phase === 'done' && found.source === 'feed' && found.mapping && <Remember found={found} mapping={found.mapping} />}
          {found.phase === 'done' && <Button onClick={onClose}>Cerrar</Button>}
        </>
      }
    >
      {error && (
        <p className="pz-field__error" role="alert">
          {error.message}
        </p>
      )}
      {maps ? <MappingForm found={found} mapping={mapping} onChange={setMapping} /> : <Preview found={found} />}
    </Dialog>
  )
}

const noMapping: ImportMapping = { sources: [], offices: [], deactivateMissing: false }

/** The web service is read with these columns from now on. */
function Remember({ found, mapping }: { found: ImportDetail; mapping: ImportMapping }) {
  const feed = useCall(getFeed, {})
  const save = useCallMutation(saveFeed, { invalidates: [getFeed], onDone: () => toasts.success('Programación guardada') })
  return (
    <Button busy={save.isPending} onClick={() => save.mutate({ url: found.file_name, cron: feed.data?.data.cron ?? '', mapping })}>
      Usar estas columnas en la programación
    </Button>
  )
}
