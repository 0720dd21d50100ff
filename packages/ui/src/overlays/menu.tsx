import { Menu as Chakra, Portal } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '../components/classes.ts'
import { Surface } from './surface.tsx'

export interface MenuItem {
  readonly label: string
  readonly icon?: ReactNode
  readonly onSelect: () => void
  readonly danger?: boolean
  readonly disabled?: boolean
}

/** A list of actions under a button: arrows, Enter, Escape and typing work. `trigger` is the button. */
export const Menu = ({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) => (
  <Surface>
    <Chakra.Root unstyled lazyMount unmountOnExit>
      <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content className="pz-menu">
            {items.map(({ label, icon, onSelect, danger, disabled }) => (
              <Chakra.Item
                key={label}
                value={label}
                className={classes('pz-menu__item', danger && 'pz-menu__item--danger')}
                onSelect={onSelect}
                {...(disabled === undefined ? {} : { disabled })}
              >
                {icon}
                {label}
              </Chakra.Item>
            ))}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  </Surface>
)
