import type { ComponentType } from 'react'
import type { RecordFormProps } from '../record/record-form.tsx'
import type { VersionsDialogProps } from '../record/versions-dialog.tsx'
import type { ComboboxProps, MultiSelectProps } from './combobox.tsx'
import { later } from './later.tsx'
import type { MediaFieldProps } from './media-fields.tsx'
import type { ColorInputProps, DateTimeInputProps, SwitchProps } from './staff-inputs.tsx'

type Staff = typeof import('./staff.ts')

const part = <Props extends object>(pick: (staff: Staff) => ComponentType<Props>) => later<Props>(() => import('./staff.ts').then(pick))

export const Combobox = part<ComboboxProps>((staff) => staff.Combobox)
export const MultiSelect = part<MultiSelectProps>((staff) => staff.MultiSelect)
export const DateTimeInput = part<DateTimeInputProps>((staff) => staff.DateTimeInput)
export const ColorInput = part<ColorInputProps>((staff) => staff.ColorInput)
export const Switch = part<SwitchProps>((staff) => staff.Switch)
export const ImageField = part<MediaFieldProps>((staff) => staff.ImageField)
export const VideoField = part<Omit<MediaFieldProps, 'accept'>>((staff) => staff.VideoField)
export const RecordForm = part<RecordFormProps>((staff) => staff.RecordForm)
export const RecordDialog = part<RecordFormProps & { readonly open?: boolean }>((staff) => staff.RecordDialog)
export const VersionsDialog = part<VersionsDialogProps>((staff) => staff.VersionsDialog)
