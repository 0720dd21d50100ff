import { Input, NativeSelect, Textarea } from '@chakra-ui/react'
import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { IconButton } from '../components/button.tsx'
import { Field, fieldOf, type FieldProps } from './field.tsx'

type Attributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'size' | 'required' | 'disabled' | 'color' | 'height' | 'width'
>

export interface TextInputProps extends FieldProps, Attributes {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text with its field. Give `autoComplete`, `inputMode` and `type` as in HTML. */
export function TextInput(props: TextInputProps) {
  const [field, { value, onChange, ...rest }] = fieldOf(props)
  return (
    <Field {...field}>
      <Input unstyled className="pz-input" value={value} onChange={(event) => onChange(event.currentTarget.value)} {...rest} />
    </Field>
  )
}

/** A password that can be shown. */
export function PasswordInput(props: TextInputProps) {
  const [field, { value, onChange, ...rest }] = fieldOf(props)
  const [shown, setShown] = useState(false)
  return (
    <Field {...field}>
      <span className="pz-input-group">
        <Input
          unstyled
          className="pz-input"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          {...rest}
        />
        <IconButton label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
      </span>
    </Field>
  )
}

export interface TextAreaProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly rows?: number
  readonly maxLength?: number
  readonly placeholder?: string
}

export function TextArea(props: TextAreaProps) {
  const [field, { value, onChange, ...rest }] = fieldOf(props)
  return (
    <Field {...field}>
      <Textarea unstyled className="pz-input" rows={3} value={value} onChange={(event) => onChange(event.currentTarget.value)} {...rest} />
    </Field>
  )
}

export interface SelectProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[]
  /** First entry with an empty value. */
  readonly placeholder?: string
  readonly name?: string
}

/** One of a list, the browser's own control. */
export function Select(props: SelectProps) {
  const [field, { value, onChange, options, placeholder, name }] = fieldOf(props)
  return (
    <Field {...field}>
      <NativeSelect.Root unstyled className="pz-select">
        <NativeSelect.Field
          unstyled
          className="pz-input"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          {...(name ? { name } : {})}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <ChevronDown className="pz-select__icon" size={18} aria-hidden="true" />
      </NativeSelect.Root>
    </Field>
  )
}
