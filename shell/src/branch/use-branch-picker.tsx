import { afterLoad, noteOwnWindow, untilUndisturbed, usePlaza } from '@plaza/ui'
import { useLocation } from '@plaza/ui/router'
import { useCallback, useEffect, useState } from 'react'
import { later } from '../later.tsx'
import { useShellState } from '../shell-context.ts'
import { pickerOf } from './branch-choice.ts'
import { isQuietPage } from './quiet-pages.ts'

const loadPicker = () => import('./branch-picker.tsx')
const Picker = later(loadPicker)

export interface PickerState {
  readonly shown: boolean | null
  readonly open: () => void
  readonly close: () => void
}

/**
 * The picker opens by itself, once the page stands and nobody writes, until a branch has been chosen (S-2-167); the header chip opens it any
 * time.
 */
export function useBranchPicker(): PickerState {
  const { branchChosen } = useShellState()
  const { business, modules, offices } = usePlaza()
  const isQuiet = isQuietPage(useLocation().pathname)
  const [shown, setShown] = useState<boolean | null>(null)
  const choice = pickerOf(modules) !== 'off' && offices.length > 0
  // Framed by the back office the shop only shows itself.
  const wanted = choice && !branchChosen && !isQuiet && window.parent === window
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const openByItself = async () => {
      await afterLoad()
      // Loaded before the look around: it opens at once, or not at all.
      await loadPicker().catch(() => null)
      if (!(await untilUndisturbed(() => !gone))) return
      noteOwnWindow(business.at_business)
      setShown(true)
    }
    void openByItself()
    return () => {
      gone = true
    }
  }, [wanted, business.at_business])
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
