import './window.css'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../components/button.tsx'
import { classes } from '../components/classes.ts'

export interface WindowProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The browser's own modal window. For what opens by itself on a first visit, when a slow phone has no time for the library behind `Dialog`:
 * without it the page blocks a third less.
 */
export function Window({ open, onClose, title, className, children }: WindowProps) {
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
      className={classes('pz-window', className)}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={onBackdrop}
    >
      {open && (
        <>
          <header className="pz-window__head">
            <h2 id={heading} className="pz-window__title">
              {title}
            </h2>
            <IconButton label="Cerrar" onClick={onClose}>
              <X size={20} />
            </IconButton>
          </header>
          <div className="pz-window__body">{children}</div>
        </>
      )}
    </dialog>
  )
}
