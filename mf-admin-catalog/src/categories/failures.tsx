import type { ApiProblem } from '@plaza/api-client'
import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { fillText } from '@plaza/contracts/kernel/text'
import { useEffect, useRef } from 'react'
import { type FieldErrors, fieldLabels } from './category-values.ts'

export interface FailuresProps {
  /** What did not work, where the specification has words for it. */
  readonly text?: string
  /** What was found wrong after it was sent. */
  readonly list?: readonly string[]
}

/** B-8-003, B-8-004: what failed, and everything that was found wrong; comes into sight wherever the form is scrolled to. */
export function Failures({ text, list = [] }: FailuresProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={box} className="adc-failures" role="alert">
      {text && <p>{text}</p>}
      {list.length > 0 && <strong>{fillText(catalogAdminTexts.errorsFound, { n: list.length })}</strong>}
      {list.length > 0 && (
        <ul>
          {list.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

const isField = (name: string): name is keyof typeof fieldLabels => Object.hasOwn(fieldLabels, name)

/** The server's words, each with the field it speaks of. */
export const listOf = ({ details, message }: ApiProblem): string[] =>
  details.length === 0
    ? [message]
    : details.map((each) => (isField(each.field) ? `${fieldLabels[each.field]}: ${each.message}` : each.message))

export const errorsAt = ({ details }: ApiProblem): FieldErrors =>
  Object.fromEntries(details.filter(({ field }) => isField(field)).map(({ field, message }) => [field, message]))
