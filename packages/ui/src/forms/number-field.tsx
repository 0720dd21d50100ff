import { Input } from '@chakra-ui/react'
import { type Ref, useEffect } from 'react'
import { Field, fieldOf, type FieldProps } from './field.tsx'
import { Readings, Understood } from './number-cell.tsx'
import { watchUnclearNumbers } from './unclear-numbers.ts'
import { type TypedNumberOptions, useTypedNumber } from './use-typed-number.ts'

export interface NumberFieldProps extends FieldProps, TypedNumberOptions {
  readonly name?: string
  readonly placeholder?: string
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * Money, a weight, a count or a percentage, typed as people in Colombia write it. Shows what was understood, asks where the text has two
 * meanings, and stops its form until that is answered. The wheel never changes it; the arrow keys step.
 */
export function NumberField(props: NumberFieldProps) {
  const [{ error, ...field }, { kind, value, onChange, min, max, step, ...rest }] = fieldOf(props)
  const typed = useTypedNumber({ kind, value, onChange, min, max, step })
  useEffect(watchUnclearNumbers, [])
  return (
    <Field {...field} error={typed.fault ?? error}>
      <Input unstyled className="pz-input pz-numbers" {...typed.input} {...rest} />
      {typed.understood && <Understood text={typed.understood} />}
      <Readings readings={typed.readings} kind={kind} onChoose={typed.take} />
    </Field>
  )
}
