import { getBusiness } from '@plaza/contracts/business/business.api'
import { business as businessEntity, type Business } from '@plaza/contracts/business/business.entity'
import { type BusinessChanges } from '@plaza/contracts/business/business-changes.entity'
import { updateBusiness } from '@plaza/contracts/business/settings.api'
import { currentOf, versionOf } from '@plaza/contracts/kernel/version'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { toasts } from '@plaza/ui'
import { type Outcome, RecordForm, type RecordValues } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { useEffect, useRef, useState } from 'react'
import { settingsFields, settingsTabs } from './settings-fields.tsx'

interface Props {
  readonly business: Business
  /** What would be saved now. */
  readonly onDraft: (business: Business) => void
  /** What stands saved by now, by whomever. */
  readonly onStored: (business: Business) => void
}

/** The data form: all fields in tabs; only what was changed is sent, and only over what was seen. */
export function BusinessForm({ business, onDraft, onStored }: Props) {
  const version = useRef('*')
  const update = useCallMutation(updateBusiness, { invalidates: [getBusiness], headers: () => ({ 'if-match': version.current }) })
  const [round, setRound] = useState(0)
  const save = async (_values: RecordValues, changed: Record<string, unknown>, before: RecordValues): Promise<Outcome> => {
    version.current = versionOf(before)
    const answer = await update.run(changed as BusinessChanges)
    const current = answer.ok ? answer.value.data : currentOf(businessEntity, answer.problem.data)
    if (answer.ok) toasts.success(toastTriples.update.success)
    if (current) onStored(current)
    return { ...answer, current }
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
