import { TextInput } from '@plaza/ui/forms'
import './list-editor.css'

interface Props {
  readonly label: string
  readonly fields: readonly { readonly key: string; readonly label: string }[]
  readonly values: Readonly<Record<string, unknown>>
  readonly onChange: (values: Record<string, unknown>) => void
  readonly disabled?: boolean
  readonly error?: string | undefined
  readonly help?: string
}

/** Several texts of one record, under one name. */
export function TextGroup({ label, fields, values, onChange, disabled = false, error, help }: Props) {
  return (
    <fieldset className="ads-group" disabled={disabled}>
      <legend className="pz-field__label">{label}</legend>
      {help && <p className="pz-field__help">{help}</p>}
      {error && (
        <p className="pz-field__error" role="alert">
          {error}
        </p>
      )}
      {fields.map((field) => (
        <TextInput
          key={field.key}
          label={field.label}
          value={asText(values[field.key])}
          onChange={(text) => onChange({ ...values, [field.key]: text === '' ? null : text })}
        />
      ))}
    </fieldset>
  )
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '')
