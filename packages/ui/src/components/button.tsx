import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>
  /** `primary` once per screen; `quiet` has no frame. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'small' | 'medium' | 'large'
  /** Work is under way: the button stays focusable, ignores clicks and says so. */
  readonly busy?: boolean
  readonly wide?: boolean
}

export function Button({
  look = 'secondary',
  size = 'medium',
  busy = false,
  wide = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={classes('pz-button', `pz-button--${look}`, `pz-button--${size}`, wide && 'pz-button--wide', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner label="" />}
      {children}
    </button>
  )
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** What it does, in Spanish: the accessible name and the tooltip. */
  readonly label: string
  readonly children: ReactNode
}

/** A round button of 44 px that shows only an icon. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={classes('pz-icon-button', className)} aria-label={label} title={label} {...rest}>
      {children}
    </button>
  )
}
