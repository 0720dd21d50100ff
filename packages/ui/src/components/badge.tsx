import { badgeText } from '@plaza/contracts/kernel/limits'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export const Badge = ({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'action' | 'offer' | 'danger' | 'success'
  children: ReactNode
}) => <span className={classes('pz-badge', `pz-badge--${tone}`)}>{children}</span>

export const CountBadge = ({ count }: { count: number }) => <span className="pz-count">{badgeText(count)}</span>
