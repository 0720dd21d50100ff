import { categoryAdminProblems } from '@plaza/contracts/catalog/category-admin.problems'
import { removedMarker } from '@plaza/contracts/kernel/uploads'
import { Button } from '@plaza/ui'
import { ivaText } from '../parts/iva-options.ts'
import { type CategoryValues, fieldLabels } from './category-values.ts'
import { plainText } from './plain-text.ts'

interface Props {
  readonly mine: CategoryValues
  readonly theirs: CategoryValues
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Two people changed the same category: both versions of what differs, and the choice. */
export function Overtaken({ mine, theirs, onMine, onTheirs }: Props) {
  const different = (Object.keys(fieldLabels) as (keyof CategoryValues)[]).filter((name) => mine[name] !== theirs[name])
  return (
    <section className="adc-overtaken" role="alert" aria-label="Cambios de otra persona">
      <strong>{categoryAdminProblems.overtaken.text}</strong>
      {different.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Campo</th>
              <th scope="col">Tu versión</th>
              <th scope="col">Versión guardada</th>
            </tr>
          </thead>
          <tbody>
            {different.map((name) => (
              <tr key={name}>
                <th scope="row">{fieldLabels[name]}</th>
                <td>{saidOf(name, mine)}</td>
                <td>{saidOf(name, theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="adc-overtaken__choice">
        <Button size="small" onClick={onTheirs}>
          Usar la versión guardada
        </Button>
        <Button size="small" onClick={onMine}>
          Seguir con la mía
        </Button>
      </div>
    </section>
  )
}

const saidOf = (name: keyof CategoryValues, values: CategoryValues) =>
  name === 'iva_class' ? ivaText(values.iva_class) : said(values[name])

function said(value: CategoryValues[keyof CategoryValues]): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (value === null || value === undefined || value === '' || value === removedMarker) return 'Sin dato'
  if (value instanceof File) return value.name
  return typeof value === 'string' ? (value.startsWith('/media/') ? 'Imagen' : plainText(value)) : String(value)
}
