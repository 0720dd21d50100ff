import { type RefObject, useEffect } from 'react'

/** Marks the frame of what scrolls sideways with the edges behind which there is more: `data-more="start end"`. */
export function useMoreSideways(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = scroller.current
    const frame = box?.parentElement
    if (!box || !frame) return undefined
    const mark = () => {
      const left = Math.abs(box.scrollLeft)
      const hidden = box.scrollWidth - box.clientWidth
      frame.dataset['more'] = [left > 1 && 'start', hidden - left > 1 && 'end'].filter(Boolean).join(' ')
    }
    const watch = new ResizeObserver(mark)
    watch.observe(box)
    if (box.firstElementChild) watch.observe(box.firstElementChild)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [scroller])
}
