import { createOffice, listAdminOffices } from '@plaza/contracts/branches/branches-admin.api'
import { listOffices } from '@plaza/contracts/branches/branches.api'
import { branchTexts } from '@plaza/contracts/branches/branches.messages'
import { toasts } from '@plaza/ui'
import { RecordDialog } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { emptyOffice, informationFields, inputOf, officeFaults } from './office-fields.ts'

/** A new branch; its coverage and zones are drawn once it is there. */
export function NewOffice({ onClose }: { readonly onClose: () => void }) {
  const { run } = useCallMutation(createOffice, { invalidates: [listAdminOffices, listOffices] })
  return (
    <RecordDialog
      mode="create"
      noun="sede"
      fields={informationFields}
      values={emptyOffice}
      validate={officeFaults}
      onSave={async (values) => {
        const answer = await run(inputOf(values))
        if (answer.ok) toasts.success(branchTexts.officeCreated)
        else toasts.error(branchTexts.officeNotCreated)
        return answer
      }}
      onClose={onClose}
    />
  )
}
