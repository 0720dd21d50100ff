import { type HabeasForm, habeasFields, type HabeasSheet } from '@plaza/contracts/habeas/habeas.fields'
import type { HabeasFault } from '@plaza/contracts/habeas/habeas.rules'
import { Fragment } from 'react'
import { HabeasControl } from '@plaza/ui/habeas-control'

export interface SheetProps {
  readonly form: HabeasForm
  readonly faults: readonly HabeasFault[]
  readonly onChange: (name: string, text: string) => void
}

/** The fields of one sheet, two in a row. */
export const SheetFields = ({ sheet, form, faults, onChange }: SheetProps & { readonly sheet: HabeasSheet }) => (
  <div className="ads-habeas__fields">
    {habeasFields
      .filter((field) => field.sheet === sheet)
      .map((field) => (
        <Fragment key={field.name}>
          {field.section && <h3 className="ads-habeas__section">{field.section}</h3>}
          <HabeasControl
            field={field}
            form={form}
            error={faults.find((fault) => fault.field === field.name)?.message}
            onChange={(text) => onChange(field.name, text)}
          />
        </Fragment>
      ))}
  </div>
)
