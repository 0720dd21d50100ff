import { formatPesos } from '@plaza/contracts/kernel/money'
import { classes } from './classes.ts'

interface Props {
  /** Whole pesos. */
  readonly amount: number
  /** The price before the discount, struck through when it is higher. */
  readonly before?: number | null | undefined
  readonly size?: 'small' | 'medium' | 'large'
}

/** Big pesos with tabular figures, the old price small and struck through. */
export function Price({ amount, before, size = 'medium' }: Props) {
  return (
    <span className={classes('pz-price', `pz-price--${size}`)}>
      <span className="pz-price__now">{formatPesos(amount)}</span>
      {typeof before === 'number' && before > amount && (
        <s className="pz-price__before">
          <span className="pz-hidden">Antes </span>
          {formatPesos(before)}
        </s>
      )}
    </span>
  )
}
