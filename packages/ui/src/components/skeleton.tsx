import { classes } from './classes.ts'

/** A grey stand-in of the final size. `shape` card is a product card, line a line of text. */
export const Skeleton = ({ shape = 'line', className }: { shape?: 'line' | 'card' | 'picture' | 'block'; className?: string }) => (
  <span aria-hidden="true" className={classes('pz-skeleton', `pz-skeleton--${shape}`, className)} />
)
