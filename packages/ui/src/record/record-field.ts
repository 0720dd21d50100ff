import type { NumberKind } from '@plaza/contracts/kernel/typed-number'
import type { ReactNode } from 'react'
import type { Option } from '../forms/combobox.tsx'

export type RecordValues = Readonly<Record<string, unknown>>

/** What a control that a page brings itself is given. */
export interface ControlProps {
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly error: string | undefined
  readonly disabled: boolean
  readonly values: RecordValues
}

interface Common {
  /** The field's wire name. */
  readonly name: string
  readonly label: string
  readonly required?: boolean
  /** Bears the asterisk without being demanded (B-2-044). */
  readonly marked?: boolean
  readonly help?: string
  /** The tab it stands on; the main one, "Datos", unless told. */
  readonly tab?: string
  /** A heading over it and the fields after it. */
  readonly section?: string
  /** Half of the width, beside its neighbour. */
  readonly half?: boolean
  readonly disabled?: boolean
  /** Its value in words, a line for each part, where two versions are compared; needed where `render` shows more than plain text. */
  readonly describe?: (value: unknown) => string[]
  /** False leaves it out for now. */
  readonly when?: (values: RecordValues) => boolean
}

export type RecordField = Common &
  (
    | {
        readonly kind: 'text' | 'textarea'
        readonly maxLength?: number
        readonly placeholder?: string
        readonly type?: 'email' | 'url' | 'tel'
      }
    | {
        readonly kind: 'number'
        /** What is counted; pieces unless told. */
        readonly counts?: NumberKind | ((values: RecordValues) => NumberKind)
        readonly min?: number
        readonly max?: number
        readonly step?: number
      }
    | { readonly kind: 'date' | 'dateTime' | 'color' | 'switch' | 'rich' | 'video' }
    | { readonly kind: 'select'; readonly options: readonly Option[]; readonly placeholder?: string }
    | { readonly kind: 'combobox' | 'multi'; readonly options: readonly Option[] }
    | { readonly kind: 'image'; readonly accept?: readonly string[] }
    | { readonly kind: 'custom'; readonly render: (control: ControlProps) => ReactNode }
  )

/** The required fields that stand empty, each with its words: `El campo {x} es obligatorio`. */
export function missingFields(fields: readonly RecordField[], values: RecordValues): Record<string, string> {
  const missing = fields.filter((field) => field.required && (field.when?.(values) ?? true) && isEmpty(values[field.name]))
  return Object.fromEntries(missing.map(({ name, label }) => [name, `El campo ${label.toLowerCase()} es obligatorio`]))
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** What differs from before: what is worth sending. */
export const changedValues = (before: RecordValues, now: RecordValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSameValue(before[name], value)))

/** Nothing, null and undefined are the same value. */
export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (one instanceof File || other instanceof File) return one === other
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** Server's details at the field they name; `data.0.name` stands at `data`. What names no field of ours is left for the list above. */
export function placedErrors(
  fields: readonly RecordField[],
  details: readonly { readonly field: string; readonly message: string }[],
): { readonly at: Record<string, string>; readonly rest: string[] } {
  const names = new Set(fields.map(({ name }) => name))
  const at: Record<string, string> = {}
  const rest: string[] = []
  for (const { field, message } of details) {
    const name = names.has(field) ? field : (field.split('.')[0] as string)
    if (names.has(name)) at[name] = at[name] ? `${at[name]}\n${message}` : message
    else rest.push(message)
  }
  return { at, rest }
}
