import { useEffect, useState, useSyncExternalStore } from 'react'
import { unsavedWork, type WorkOptions } from './unsaved-work.ts'

/**
 * While `dirty`, every way out asks first: links, navigation, Back and Forward, closing the tab. What closes the form itself goes through
 * `leave`; what was saved says `release` before it goes on.
 */
export function useUnsavedWork(dirty: boolean, { place = 'window', words }: WorkOptions = {}) {
  const [work] = useState(() => ({}))
  const title = words?.title
  const text = words?.text
  useEffect(() => {
    if (!dirty) return undefined
    unsavedWork.begin(work, { place, ...(title !== undefined && text !== undefined && { words: { title, text } }) })
    return () => unsavedWork.end(work)
  }, [work, dirty, place, title, text])
  return {
    leave: (goOn: () => void) => (dirty ? unsavedWork.ask(goOn) : goOn()),
    release: () => unsavedWork.end(work),
  }
}

/** Closes a window after the question whether what its parts have not saved may be lost. */
export const leaveWindow = (goOn: () => void) => (unsavedWork.stops({ samePath: true }) ? unsavedWork.ask(goOn) : goOn())

export const useHasUnsavedWork = () => useSyncExternalStore(unsavedWork.subscribe, unsavedWork.isThere)
