import { productAdminProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import { Button } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import type { Difference } from './two-versions.ts'

interface Props {
  readonly list: readonly Difference[]
  readonly busy: boolean
  readonly error: string | null
  readonly onMine: () => void
  readonly onTheirs: () => void
  readonly onClose: () => void
}

/** Somebody else saved the product first: both versions side by side, and nobody's work is lost without being asked. */
export function VersionsDialog({ list, busy, error, onMine, onTheirs, onClose }: Props) {
  return (
    <Dialog
      open
      size="large"
      title="Este producto cambió"
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
      <p>{productAdminProblems.productChanged.text}</p>
      {error && (
        <p className="pz-field__error" role="alert">
          {error}
        </p>
      )}
      <table className="adc-versions">
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
              <td>{mine || '—'}</td>
              <td>{theirs || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
