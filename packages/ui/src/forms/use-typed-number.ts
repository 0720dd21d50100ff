import { formatTypedNumber, type NumberKind, parseTypedNumber, type TypedNumber } from '@plaza/contracts/kernel/typed-number'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { stepNumber } from './step-number.ts'

export interface TypedNumberOptions {
  readonly kind: NumberKind
  /** Null while the field is empty. */
  readonly value: number | null
  /** Called with what was understood, null for an empty field; not called while the text is not a number yet. */
  readonly onChange: (value: number | null) => void
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** What the arrow keys add; 1 unless told. */
  readonly step?: number | undefined
}

/** The text of one number while somebody types it: what it means, what is wrong with it, and which keys change it. */
export function useTypedNumber({ kind, value, onChange, min, max, step = 1 }: TypedNumberOptions) {
  const [text, setText] = useState(() => plainText(value, kind))
  const [isChecked, setIsChecked] = useState(false)
  const [isTyped, setIsTyped] = useState(false)
  const isEditing = useRef(false)
  const reported = useRef(value)
  const read = parseTypedNumber(text, { kind, min, max })
  // What is stored may be outside the limits: that stops nobody who does not touch it.
  const isUnclear = isTyped && (read.status === 'ambiguous' || read.status === 'invalid')

  // A value from outside replaces the text, unless somebody is typing: a colleague's refresh takes nothing out of their hands.
  useEffect(() => {
    if (value === reported.current || isEditing.current || isUnclear) return
    reported.current = value
    setText(plainText(value, kind))
    setIsChecked(false)
  }, [value, kind, isUnclear])

  const report = (next: number | null) => {
    reported.current = next
    if (next !== value) onChange(next)
  }
  const take = (next: number) => {
    setText(plainText(next, kind))
    setIsChecked(false)
    report(next)
  }
  const write = (next: string) => {
    isEditing.current = true
    setText(next)
    setIsTyped(true)
    setIsChecked(false)
    const meaning = parseTypedNumber(next, { kind, min, max })
    if (meaning.status === 'value' || meaning.status === 'empty') report(numberIn(meaning))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = arrows[event.key]
    if (direction === undefined || event.defaultPrevented || isUnclear) return
    event.preventDefault()
    isEditing.current = true
    take(stepNumber(numberIn(read), direction * step, { min, max, kind }))
  }
  const onBlur = () => {
    isEditing.current = false
    setIsChecked(true)
    if (isUnclear || !isTyped) return
    setText(plainText(numberIn(read), kind))
    report(numberIn(read))
  }
  return {
    text,
    read,
    /** What a person reads: `$ 12.000`; null where the text says the same. */
    understood: read.status === 'value' && formatTypedNumber(read.value, kind) !== text.trim() ? formatTypedNumber(read.value, kind) : null,
    /** Shown once the field was left or somebody tried to save. */
    fault: isChecked && isUnclear ? read.message : null,
    readings: isChecked && isUnclear && read.status === 'ambiguous' ? read.readings : [],
    take,
    input: {
      value: text,
      inputMode: inputModes[kind],
      autoComplete: 'off',
      ...(isUnclear && { 'data-unclear': '' }),
      onChange: (event: { readonly currentTarget: { readonly value: string } }) => write(event.currentTarget.value),
      onKeyDown,
      onBlur,
      // A save that this field stops shows the question.
      onInvalid: () => setIsChecked(true),
    },
  }
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }
const inputModes = { money: 'numeric', grams: 'numeric', count: 'numeric', percent: 'decimal', decimal: 'decimal' } as const

const numberIn = (read: TypedNumber): number | null => (read.status === 'value' ? read.value : null)

/** The number without its unit, as it stands in the field. */
export const plainText = (value: number | null, kind: NumberKind): string =>
  value === null || !Number.isFinite(value) ? '' : formatTypedNumber(value, kind === 'percent' || kind === 'decimal' ? 'decimal' : 'count')
