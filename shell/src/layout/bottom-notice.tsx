import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** Said at the foot of the window while something lasts. What else stands there moves up by its height, and so does the end of the page. */
export function BottomNotice(props: ComponentProps<'div'>) {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const sizes = new ResizeObserver(([entry]) =>
      style.setProperty('--pz-notice', `${(entry?.target as HTMLElement).offsetHeight + gap}px`),
    )
    if (notice.current) sizes.observe(notice.current)
    return () => {
      sizes.disconnect()
      style.removeProperty('--pz-notice')
    }
  }, [])
  return <div ref={notice} className="sh-notice" {...props} />
}

/** Between it and the bar below, as in chrome.css. */
const gap = 16
