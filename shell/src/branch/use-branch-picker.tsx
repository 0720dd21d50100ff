import { afterLoad, usePlaza } from '@plaza/ui'
import { useCallback, useEffect, useState } from 'react'
import { later } from '../later.tsx'
import { useShellState } from '../shell-context.ts'
import { pickerOf } from './branch-choice.ts'

const Picker = later(() => import('./branch-picker.tsx'))

export interface PickerState {
  readonly shown: boolean | null
  readonly open: () => void
  readonly close: () => void
}

/** The picker opens by itself, once the page stands, until a branch has been chosen (S-2-167); the header chip opens it any time. */
export function useBranchPicker(): PickerState {
  const { branchChosen } = useShellState()
  const { modules, offices } = usePlaza()
  const [shown, setShown] = useState<boolean | null>(null)
  const choice = pickerOf(modules) !== 'off' && offices.length > 0
  // Framed by the back office the shop only shows itself.
  const wanted = choice && !branchChosen && window.parent === window
  useEffect(() => {
    if (!wanted) return
    let gone = false
    void afterLoad().then(() => gone || setShown(true))
    return () => {
      gone = true
    }
  }, [wanted])
  return { shown, open: useCallback(() => setShown(true), []), close: useCallback(() => setShown(false), []) }
}

export function BranchPicker({ picker, onBranch }: { picker: PickerState; onBranch: (branchId: string) => void }) {
  if (picker.shown === null) return null
  return (
    <Picker
      open={picker.shown}
      onClose={picker.close}
      onChoose={(branchId) => {
        onBranch(branchId)
        picker.close()
      }}
    />
  )
}
