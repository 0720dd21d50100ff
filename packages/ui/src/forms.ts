/** What people fill in: lazy, import it from lazy modules only. */
import './styles/forms.css'

export {
  Checkbox,
  type CheckboxProps,
  NumberInput,
  type NumberInputProps,
  type RadioCard,
  RadioCards,
  type RadioCardsProps,
} from './forms/choices.tsx'
export { Field, type FieldProps } from './forms/field.tsx'
export {
  PasswordInput,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from './forms/text-input.tsx'
