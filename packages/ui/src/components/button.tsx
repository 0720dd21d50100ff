import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useLayoutEffect, useState } from 'react'
import { classes } from './classes.ts'
import { createPressLock } from './press-lock.ts'
import { Spinner } from './spinner.tsx'

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'>

interface Pressable {
  /**
   * Work is under way: the button stays focusable, ignores presses and says so. Given at all, it makes the button one that sends: a second press
   * is ignored from the first one on.
   */
  readonly busy?: boolean
  /** A handler that answers a promise makes the button busy from the press until it settles. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined
}

export interface ButtonProps extends NativeProps, Pressable {
  readonly ref?: Ref<HTMLButtonElement>
  /** `primary` once per screen; `quiet` has no frame. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'small' | 'medium' | 'large'
  readonly wide?: boolean
}

export function Button({ look = 'secondary', size = 'medium', busy, wide = false, className, children, onClick, ...rest }: ButtonProps) {
  const press = useSinglePress({ busy, onClick })
  return (
    <button
      type="button"
      className={classes('pz-button', `pz-button--${look}`, `pz-button--${size}`, wide && 'pz-button--wide', className)}
      {...press.attributes}
      {...rest}
    >
      {press.isBusy && <Spinner label="" />}
      {children}
    </button>
  )
}

export interface IconButtonProps extends Omit<NativeProps, 'aria-label'>, Pressable {
  /** What it does, in Spanish: the accessible name and the tooltip. */
  readonly label: string
  readonly children: ReactNode
}

/** A round button of 44 px that shows only an icon. */
export function IconButton({ label, className, children, busy, onClick, ...rest }: IconButtonProps) {
  const { attributes } = useSinglePress({ busy, onClick })
  return (
    <button type="button" className={classes('pz-icon-button', className)} aria-label={label} title={label} {...attributes} {...rest}>
      {children}
    </button>
  )
}

/** A press that is ignored also submits no form: Enter in a field presses the form's button. */
function useSinglePress({ busy, onClick }: Pressable) {
  const [isPending, setPending] = useState(false)
  const [lock] = useState(() => createPressLock(setPending))
  useLayoutEffect(() => lock.setBusy(busy), [lock, busy])
  const isBusy = busy === true || isPending
  const attributes = {
    'aria-busy': isBusy || undefined,
    'aria-disabled': isBusy || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (!lock.press(() => onClick?.(event))) event.preventDefault()
    },
  }
  return { isBusy, attributes }
}
