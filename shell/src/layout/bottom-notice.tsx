import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** Said at the foot of the window while something lasts. What else stands there moves up by its height, and so does the end of the page. */
export function BottomNotice(props: ComponentProps<'div'>) {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const shown = notice.current as HTMLDivElement
    const sizes = new ResizeObserver(() => style.setProperty('--pz-notice', `${shown.offsetHeight + gap}px`))
    sizes.observe(shown)
    return () => {
      sizes.disconnect()
      style.removeProperty('--pz-notice')
    }
  }, [])
  return <div ref={notice} className="sh-notice" {...props} />
}

/** Between it and the bar below, as in chrome.css. */
const gap = 16
