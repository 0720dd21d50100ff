import { useEffect, useSyncExternalStore } from 'react'
import { unsavedWork, usualWords } from '../unsaved/unsaved-work.ts'
import { ConfirmDialog } from './dialog.tsx'

/** Asks, wherever somebody wants to go, before unsaved work is lost. One per page is enough. */
export function LeaveGuard() {
  const question = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.question)
  useEffect(() => unsavedWork.beginAsking(), [])
  const { title, text } = question ?? usualWords
  return (
    <ConfirmDialog
      open={question !== null}
      title={title}
      text={text}
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      danger
      onConfirm={() => unsavedWork.answer(true)}
      onClose={() => unsavedWork.answer(false)}
    />
  )
}
