import { Button } from '../components/button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import type { Difference } from './differences.ts'

export interface VersionsDialogProps {
  /** What changed: `Este producto cambió`. */
  readonly title: string
  readonly text: string
  readonly list: readonly Difference[]
  readonly busy: boolean
  readonly error?: string | null
  readonly onMine: () => void
  readonly onTheirs: () => void
  readonly onClose: () => void
}

/** Somebody else saved first: both versions side by side, and nobody's work is lost without being asked. */
export function VersionsDialog({ title, text, list, busy, error, onMine, onTheirs, onClose }: VersionsDialogProps) {
  return (
    <Dialog
      open
      size="large"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Seguir editando</Button>
          <Button onClick={onTheirs}>Usar la guardada</Button>
          <Button look="primary" busy={busy} onClick={onMine}>
            Guardar la mía
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {error && (
        <p className="pz-field__error" role="alert">
          {error}
        </p>
      )}
      <table className="pz-versions">
        <caption className="pz-hidden">Diferencias entre las dos versiones</caption>
        <thead>
          <tr>
            <th scope="col">Dato</th>
            <th scope="col">Tu versión</th>
            <th scope="col">Versión guardada</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ field, mine, theirs }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>
                <Lines text={mine} />
              </td>
              <td>
                <Lines text={theirs} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

function Lines({ text }: { readonly text: string }) {
  const lines = text.split('\n')
  if (lines.length < 2) return text || '—'
  return (
    <ul className="pz-versions__lines">
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines never move here, and two may be the same
        <li key={at}>{line}</li>
      ))}
    </ul>
  )
}
