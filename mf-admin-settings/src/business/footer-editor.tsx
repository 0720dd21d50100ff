import type { Business } from '@plaza/contracts/business/business.entity'
import { Button } from '@plaza/ui'
import { type ControlProps, TextArea, TextInput } from '@plaza/ui/forms'
import { Plus, Trash2 } from 'lucide-react'
import { ListEditor } from '../parts/list-editor.tsx'

type Footer = NonNullable<Business['footer_config']>
const none: Footer = { text: null, columns: [], social: [], legal: null }

/** The foot of the page: words, columns of links, networks, legal text. */
export function FooterEditor({ value, onChange, error, disabled }: ControlProps) {
  const footer = { ...none, ...(value as Footer | null) }
  const change = (part: Partial<Footer>) => onChange({ ...footer, ...part })
  const columns = (next: Footer['columns']) => change({ columns: next })
  return (
    <fieldset className="ads-list" disabled={disabled}>
      <legend className="pz-field__label">Pie de página</legend>
      {error && (
        <p className="pz-field__error" role="alert">
          {error}
        </p>
      )}
      <TextArea label="Presentación" value={footer.text ?? ''} onChange={(text) => change({ text })} rows={2} />
      {footer.columns.map((column, at) => (
        // oxlint-disable-next-line no-array-index-key -- columns have no identity but their place
        <div className="ads-footer__column" key={at} role="group" aria-label={`Columna ${at + 1}`}>
          <TextInput
            label={`Título de la columna ${at + 1}`}
            value={column.title}
            onChange={(title) => columns(footer.columns.with(at, { ...column, title }))}
          />
          <ListEditor
            label={`Enlaces de la columna ${at + 1}`}
            noun="enlace"
            columns={linkColumns}
            rows={column.links}
            onChange={(links) => columns(footer.columns.with(at, { ...column, links: links as Footer['columns'][number]['links'] }))}
          />
          <Button size="small" look="quiet" onClick={() => columns(footer.columns.toSpliced(at, 1))}>
            <Trash2 size={16} aria-hidden="true" />
            Quitar la columna {at + 1}
          </Button>
        </div>
      ))}
      <Button size="small" look="quiet" onClick={() => columns([...footer.columns, { title: '', links: [] }])}>
        <Plus size={16} aria-hidden="true" />
        Agregar columna
      </Button>
      <ListEditor
        label="Redes sociales"
        noun="red"
        columns={socialColumns}
        rows={footer.social}
        onChange={(social) => change({ social: social as Footer['social'] })}
      />
      <TextArea label="Texto legal" value={footer.legal ?? ''} onChange={(legal) => change({ legal })} rows={2} />
    </fieldset>
  )
}

const linkColumns = [
  { key: 'text', label: 'Texto', required: true },
  { key: 'link', label: 'Enlace', required: true },
]
const socialColumns = [
  { key: 'icon', label: 'Nombre', required: true },
  { key: 'link', label: 'Enlace', required: true },
]
