import { useState } from 'react'
import { type CategoryValues, type FieldErrors, sameValues, wrongIn } from './category-values.ts'

/** A category being edited: what stands saved, what is typed, what is wrong. */
export function useDraft(given: CategoryValues) {
  const [saved, setSaved] = useState(given)
  const [values, setValues] = useState(given)
  const [errors, setErrors] = useState<FieldErrors>({})
  return {
    values,
    errors,
    dirty: !sameValues(saved, values),
    set: <Name extends keyof CategoryValues>(name: Name, value: CategoryValues[Name]) => {
      setValues((now) => ({ ...now, [name]: value }))
      setErrors(({ [name]: _mended, ...others }) => others)
    },
    /** Shows what stands in the way of sending it and answers it, each sentence once. */
    check: (): string[] => {
      const found = wrongIn(values)
      setErrors(found)
      return [...new Set(Object.values(found))]
    },
    refuse: setErrors,
    /** Takes this as the saved state, typed over or not. */
    settle: (next: CategoryValues) => {
      setSaved(next)
      setValues(next)
      setErrors({})
    },
  }
}

export type Draft = ReturnType<typeof useDraft>
