import { Dialog as Chakra, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../components/button.tsx'
import { classes } from '../components/classes.ts'
import { Surface } from './surface.tsx'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly size?: 'small' | 'medium' | 'large' | 'full'
  /** False keeps the dialog open until it is answered. */
  readonly dismissable?: boolean
  readonly className?: string
}

// Who opens a form wants to type; elsewhere the window itself is read out, and no button looks pressed.
const firstField = 'input:not([type=hidden], [type=radio], [type=checkbox]), textarea'

/** A window over the page. Focus goes in and returns, Escape closes it, the page behind is inert. */
export function Dialog({ open, onClose, title, children, footer, size = 'medium', dismissable = true, className }: DialogProps) {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Surface>
      <Chakra.Root
        unstyled
        open={open}
        initialFocusEl={() => panel.current?.querySelector<HTMLElement>(firstField) ?? panel.current}
        onOpenChange={(change) => !change.open && onClose()}
        closeOnEscape={dismissable}
        closeOnInteractOutside={dismissable}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Chakra.Backdrop className="pz-backdrop" />
          <Chakra.Positioner className="pz-dialog">
            <Chakra.Content ref={panel} className={classes('pz-dialog__panel', `pz-dialog__panel--${size}`, className)}>
              <div className="pz-drawer__head">
                <Chakra.Title className="pz-drawer__title">{title}</Chakra.Title>
                {dismissable && (
                  <Chakra.CloseTrigger className="pz-icon-button" aria-label="Cerrar">
                    <X size={20} />
                  </Chakra.CloseTrigger>
                )}
              </div>
              <div className="pz-drawer__body">{children}</div>
              {footer && <div className="pz-drawer__foot">{footer}</div>}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </Surface>
  )
}

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly text?: ReactNode
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  readonly danger?: boolean
  readonly busy?: boolean
  /** What failed; the dialog stays open. */
  readonly error?: string | null
  /** What has the focus once it is closed; what had it before, unless told. Tell where the answer may take that away or disable it. */
  readonly focusAfter?: (() => HTMLElement | null) | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A question with two answers. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel = 'Sí',
    cancelLabel = 'Cancelar',
    danger = false,
    busy = false,
    error,
    focusAfter,
    onConfirm,
    onClose,
  } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Surface>
      <Chakra.Root
        unstyled
        role="alertdialog"
        open={open}
        onOpenChange={(change) => !change.open && onClose()}
        initialFocusEl={() => safe.current}
        {...(focusAfter && { finalFocusEl: focusAfter })}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Chakra.Backdrop className="pz-backdrop" />
          <Chakra.Positioner className="pz-dialog">
            <Chakra.Content className="pz-dialog__panel pz-dialog__panel--small">
              <div className="pz-drawer__body">
                <Chakra.Title className="pz-drawer__title">{title}</Chakra.Title>
                {text && <Chakra.Description className="pz-muted pz-dialog__text">{text}</Chakra.Description>}
                {error && (
                  <p className="pz-field__error" role="alert">
                    {error}
                  </p>
                )}
              </div>
              <div className="pz-drawer__foot">
                <button ref={safe} type="button" className="pz-button pz-button--secondary pz-button--medium" onClick={onClose}>
                  {cancelLabel}
                </button>
                <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </div>
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </Surface>
  )
}
