import { Input } from '@chakra-ui/react'
import { Field, fieldOf, type FieldProps } from './field.tsx'

export interface DateInputProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly min?: string
  readonly max?: string
  readonly autoComplete?: string
}

/** A day, by the browser's own picker. */
export function DateInput(props: DateInputProps) {
  const [field, { value, onChange, ...rest }] = fieldOf(props)
  return (
    <Field {...field}>
      <Input unstyled className="pz-input" type="date" value={value} onChange={(event) => onChange(event.currentTarget.value)} {...rest} />
    </Field>
  )
}
