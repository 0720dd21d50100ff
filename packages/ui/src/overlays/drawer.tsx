import { Drawer as Chakra, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../components/classes.ts'
import { Surface } from './surface.tsx'

export interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Stays at the bottom while the body scrolls. */
  readonly footer?: ReactNode
  /** Beside the title. */
  readonly actions?: ReactNode
  readonly side?: 'start' | 'end'
  /** Pixels; never wider than 90 % of the window. The cart has 500, the menu 260. */
  readonly width?: number
}

/** A panel at the side. Focus goes in and returns, Escape and a click beside it close it, the page behind is inert. */
export function Drawer({ open, onClose, title, children, footer, actions, side = 'end', width = 500 }: DrawerProps) {
  return (
    <Surface>
      <Chakra.Root unstyled open={open} onOpenChange={(change) => !change.open && onClose()} lazyMount unmountOnExit>
        <Portal>
          <Chakra.Backdrop className="pz-backdrop" />
          <Chakra.Positioner className={classes('pz-drawer', `pz-drawer--${side}`)}>
            <Chakra.Content className="pz-drawer__panel" style={{ inlineSize: `min(${width}px, 90vw)` }}>
              <div className="pz-drawer__head">
                <Chakra.Title className="pz-drawer__title">{title}</Chakra.Title>
                {actions}
                <Chakra.CloseTrigger className="pz-icon-button" aria-label="Cerrar">
                  <X size={20} />
                </Chakra.CloseTrigger>
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
