import { sessionChanged, signInClosed } from '@plaza/contracts/account/account.events'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import type { modalSignIn } from '@plaza/contracts/registry/registry.slots'
import { bus } from '@plaza/event-bus'
import { later, useEvent } from '@plaza/ui'
import { useState } from 'react'

const OpenModal = later(() => import('./open-modal.tsx'))

/** The login dialog. Nothing of it loads before it is first asked for. */
export default function SignInModal({ open }: SlotProps<typeof modalSignIn>) {
  const [opened, setOpened] = useState(false)
  const close = () => bus.publish(signInClosed, {})
  useEvent(sessionChanged, ({ userId }) => userId !== null && open && close())
  if (open && !opened) setOpened(true)
  return opened ? <OpenModal open={open} onClose={close} /> : null
}
