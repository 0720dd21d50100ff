import { classes, IconButton } from '@plaza/ui'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The browser's own modal window. This one opens on every first visit, when a slow phone has no time for the library behind the other
 * dialogs: without it the page blocks a third less.
 */
export function Window({ open, onClose, title, className, children }: Props) {
  const window = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const shown = window.current
    if (!open || !shown) return
    shown.showModal()
    // The window itself is read out; no button looks pressed.
    shown.focus()
    return () => shown.close()
  }, [open])
  const onBackdrop = (event: MouseEvent) => event.target === window.current && onClose()
  return (
    <dialog
      ref={window}
      tabIndex={-1}
      className={classes('sh-window', className)}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={onBackdrop}
    >
      {open && (
        <>
          <header className="sh-window__head">
            <h2 id={heading} className="sh-window__title">
              {title}
            </h2>
            <IconButton label="Cerrar" onClick={onClose}>
              <X size={20} />
            </IconButton>
          </header>
          <div className="sh-window__body">{children}</div>
        </>
      )}
    </dialog>
  )
}
