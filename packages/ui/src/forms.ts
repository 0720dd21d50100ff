/** What people fill in: lazy, import it from lazy modules only. */
import './styles/forms.css'

export {
  Checkbox,
  type CheckboxProps,
  type RadioCard,
  RadioCards,
  type RadioCardsProps,
} from './forms/choices.tsx'
export type { ComboboxProps, MultiSelectProps, Option } from './forms/combobox.tsx'
export { DateInput, type DateInputProps } from './forms/dates.tsx'
export { Field, type FieldProps } from './forms/field.tsx'
export { NumberCell, type NumberCellProps } from './forms/number-cell.tsx'
export { NumberField, type NumberFieldProps } from './forms/number-field.tsx'
export { showUnclearNumber } from './forms/unclear-numbers.ts'
export { refusedImage } from './forms/refused-media.ts'
export { RichText } from './forms/lazy-rich-text.tsx'
export type { MediaFieldProps, MediaValue } from './forms/media-fields.tsx'
export type { RichTextProps } from './forms/rich-text.tsx'
export type { ColorInputProps, DateTimeInputProps, SwitchProps } from './forms/staff-inputs.tsx'
export {
  ColorInput,
  Combobox,
  DateTimeInput,
  ImageField,
  MultiSelect,
  RecordDialog,
  RecordForm,
  Switch,
  VersionsDialog,
  VideoField,
} from './forms/staff-parts.tsx'
export {
  PasswordInput,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from './forms/text-input.tsx'
export { compareLines, type Difference } from './record/differences.ts'
export type { VersionsDialogProps } from './record/versions-dialog.tsx'
export type { ControlProps, RecordField, RecordValues } from './record/record-field.ts'
export type { RecordFormProps, RecordMode } from './record/record-form.tsx'
export { type Outcome, type Save, saveOver } from './record/save-over.ts'
export type { RecordState } from './record/use-record.ts'
