import { Combobox, MultiSelect } from '../forms/combobox.tsx'
import { DateInput } from '../forms/dates.tsx'
import { RichText } from '../forms/lazy-rich-text.tsx'
import { NumberField } from '../forms/number-field.tsx'
import { ImageField, type MediaValue, VideoField } from '../forms/media-fields.tsx'
import { ColorInput, DateTimeInput, Switch } from '../forms/staff-inputs.tsx'
import { Select, TextArea, TextInput } from '../forms/text-input.tsx'
import type { RecordField, RecordValues } from './record-field.ts'

interface Props {
  readonly field: RecordField
  readonly values: RecordValues
  readonly error: string | undefined
  readonly disabled: boolean
  readonly onChange: (value: unknown) => void
}

/** The control that fits one described field. */
export function FieldControl({ field, values, error, disabled: locked, onChange }: Props) {
  const { name, label, help } = field
  const required = field.required ?? field.marked ?? false
  const disabled = locked || field.disabled === true
  const value = values[name]
  const shared = { label, required, disabled, error, ...(help === undefined ? {} : { help }) }
  const text = typeof value === 'string' ? value : ''
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          {...shared}
          name={name}
          value={String(value ?? '')}
          onChange={onChange}
          autoComplete="off"
          type={field.type ?? 'text'}
          {...(field.maxLength ? { maxLength: field.maxLength } : {})}
          {...(field.placeholder ? { placeholder: field.placeholder } : {})}
        />
      )
    case 'textarea':
      return <TextArea {...shared} value={text} onChange={onChange} {...(field.maxLength ? { maxLength: field.maxLength } : {})} />
    case 'number': {
      const { min, max, step, counts = 'count' } = field
      const kind = typeof counts === 'function' ? counts(values) : counts
      const typed = typeof value === 'number' ? value : null
      return <NumberField {...shared} kind={kind} value={typed} onChange={onChange} min={min} max={max} step={step} />
    }
    case 'date':
      return <DateInput {...shared} value={text} onChange={onChange} />
    case 'dateTime':
      return <DateTimeInput {...shared} value={text || null} onChange={onChange} />
    case 'color':
      return <ColorInput {...shared} value={text} onChange={onChange} />
    case 'switch':
      return (
        <Switch label={label} checked={value === true} onChange={onChange} disabled={disabled} {...(help === undefined ? {} : { help })} />
      )
    case 'rich':
      return <RichText {...shared} value={text} onChange={onChange} />
    case 'select':
      return (
        <Select
          {...shared}
          value={text}
          onChange={onChange}
          options={field.options}
          placeholder={field.placeholder ?? 'Elige una opción'}
        />
      )
    case 'combobox':
      return <Combobox {...shared} value={text} onChange={onChange} options={field.options} />
    case 'multi':
      return <MultiSelect {...shared} value={Array.isArray(value) ? (value as string[]) : []} onChange={onChange} options={field.options} />
    case 'image':
      return <ImageField {...shared} value={value as MediaValue} onChange={onChange} {...(field.accept ? { accept: field.accept } : {})} />
    case 'video':
      return <VideoField {...shared} value={value as MediaValue} onChange={onChange} />
    case 'custom':
      return field.render({ value, onChange, error, disabled, values })
  }
}
