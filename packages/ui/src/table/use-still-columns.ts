import { type RefObject, useLayoutEffect } from 'react'

/** Columns keep the width that their first rows gave them: with the rest drawn only in sight they would jump at every turn of the wheel. */
export function useStillColumns(scroller: RefObject<HTMLElement | null>, still: boolean, columns: string) {
  useLayoutEffect(() => {
    const table = scroller.current?.querySelector('table')
    if (!table || !still) return undefined
    const heads = [...table.querySelectorAll<HTMLElement>('thead tr:first-child > th')]
    const widths = heads.map(({ offsetWidth }) => offsetWidth)
    for (const [at, head] of heads.entries()) head.style.inlineSize = `${widths[at]}px`
    table.style.tableLayout = 'fixed'
    return () => {
      for (const head of heads) head.style.inlineSize = ''
      table.style.tableLayout = ''
    }
  }, [scroller, still, columns])
}
