import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export const Badge = ({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'action' | 'offer' | 'danger' | 'success'
  children: ReactNode
}) => <span className={classes('pz-badge', `pz-badge--${tone}`)}>{children}</span>

/** S 2: the cart badge shows 99+ above 99. */
export const countText = (count: number): string => (count > 99 ? '99+' : String(count))

export const CountBadge = ({ count }: { count: number }) => <span className="pz-count">{countText(count)}</span>
