import { Input } from '@chakra-ui/react'
import { fromLocal, toLocal } from './bogota-clock.ts'
import { Field, fieldOf, type FieldProps } from './field.tsx'

export interface DateTimeInputProps extends FieldProps {
  /** ISO 8601 in UTC; people see and type Bogotá's clock. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly min?: string
  readonly max?: string
}

export function DateTimeInput(props: DateTimeInputProps) {
  const [field, { value, onChange, min, max }] = fieldOf(props)
  return (
    <Field {...field}>
      <Input
        unstyled
        className="pz-input"
        type="datetime-local"
        value={toLocal(value)}
        onChange={(event) => onChange(fromLocal(event.currentTarget.value))}
        {...(min ? { min: toLocal(min) } : {})}
        {...(max ? { max: toLocal(max) } : {})}
      />
    </Field>
  )
}

export interface ColorInputProps extends FieldProps {
  /** `#rrggbb`. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A colour, picked or typed as hexadecimal. */
export function ColorInput(props: ColorInputProps) {
  const [field, { value, onChange }] = fieldOf(props)
  return (
    <Field {...field}>
      <span className="pz-color">
        <input
          type="color"
          aria-label={`${field.label}: elegir color`}
          value={/^#[\da-f]{6}$/i.test(value) ? value : '#ffffff'}
          disabled={field.disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Input
          unstyled
          className="pz-input"
          value={value}
          maxLength={7}
          spellCheck={false}
          placeholder="#ffffff"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
    </Field>
  )
}

export interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly help?: string
  readonly disabled?: boolean
  /** Shown beside it: `Habilitado`, `Deshabilitado`. */
  readonly words?: { readonly on: string; readonly off: string }
}

/** On or off, at once understood. */
export const Switch = ({ label, checked, onChange, help, disabled = false, words }: SwitchProps) => (
  <label className="pz-switch">
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span className="pz-switch__text">
      {label}
      {help && <small className="pz-muted">{help}</small>}
    </span>
    {words && (
      <span className="pz-muted" aria-hidden="true">
        {checked ? words.on : words.off}
      </span>
    )}
  </label>
)
