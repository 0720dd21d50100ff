import { useCallback, useEffect, useState } from 'react'

/** Tells who keeps the window that a sheet has, or no longer has, unsaved work. */
export type OnDirty = (sheet: string, dirty: boolean) => void

/** Which sheets have work that is not saved; the browser asks too before the page goes away. */
export function useUnsaved(): { any: boolean; say: OnDirty } {
  const [sheets, setSheets] = useState<readonly string[]>([])
  const any = sheets.length > 0
  useEffect(() => {
    if (!any) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [any])
  const say = useCallback<OnDirty>(
    (sheet, dirty) =>
      setSheets((before) =>
        before.includes(sheet) === dirty ? before : dirty ? [...before, sheet] : before.filter((each) => each !== sheet),
      ),
    [],
  )
  return { any, say }
}

/** Says it as long as the sheet stands. */
export function useDirty(onDirty: OnDirty, sheet: string, dirty: boolean): void {
  useEffect(() => {
    onDirty(sheet, dirty)
    return () => onDirty(sheet, false)
  }, [onDirty, sheet, dirty])
}
