import { productAdminProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import type { RecordField } from '@plaza/ui/forms'

export const branchStaffNote = productAdminProblems.branchStaff.text

/** the form as staff of a branch use it: everything to read, and only prices and stock to change. */
export const branchFields = (fields: readonly RecordField[]): RecordField[] =>
  fields.map((field) => (field.name === 'stock_branch_offices' ? field : { ...field, disabled: true }))
