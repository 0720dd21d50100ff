/** What only the back office fills in, in one chunk of its own. */
import '../styles/staff.css'

export { Combobox, MultiSelect } from './combobox.tsx'
export { ImageField, VideoField } from './media-fields.tsx'
export { ColorInput, DateTimeInput, Switch } from './staff-inputs.tsx'
export { RecordDialog, RecordForm } from '../record/record-form.tsx'
export { VersionsDialog } from '../record/versions-dialog.tsx'
