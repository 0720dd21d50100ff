import { getBusiness } from '@plaza/contracts/business/business.api'
import type { Business } from '@plaza/contracts/business/business.entity'
import { type BusinessChanges } from '@plaza/contracts/business/business-changes.entity'
import { updateBusiness } from '@plaza/contracts/business/settings.api'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { toasts } from '@plaza/ui'
import { RecordForm, type RecordValues } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { useEffect, useState } from 'react'
import { settingsFields, settingsTabs } from './settings-fields.tsx'

interface Props {
  readonly business: Business
  /** What would be saved now. */
  readonly onDraft: (business: Business) => void
  readonly onSaved: (business: Business) => void
}

/** The data form: all fields in tabs; only what was changed is sent. */
export function BusinessForm({ business, onDraft, onSaved }: Props) {
  const update = useCallMutation(updateBusiness, { invalidates: [getBusiness] })
  const [round, setRound] = useState(0)
  const save = async (_values: RecordValues, changed: Record<string, unknown>) => {
    const answer = await update.run(changed as BusinessChanges)
    if (answer.ok) {
      toasts.success(toastTriples.update.success)
      onSaved(answer.value.data)
    }
    return answer
  }
  return (
    <RecordForm
      key={round}
      mode="edit"
      noun="datos de la empresa"
      fields={settingsFields}
      tabs={settingsTabs}
      values={business as RecordValues}
      onSave={save}
      onClose={() => setRound((last) => last + 1)}
    >
      {({ values }) => <Told values={values} onDraft={onDraft} />}
    </RecordForm>
  )
}

/** Says what is typed, a moment after it was. Terms are cleaned by the server before anybody sees them, so they are no part of a draft. */
function Told({ values, onDraft }: { values: RecordValues; onDraft: (business: Business) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onDraft({ ...(values as unknown as Business), terms: null }), draftAfter)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line exhaustive-deps -- a new listener is no news
  }, [values])
  return null
}

const draftAfter = 300
