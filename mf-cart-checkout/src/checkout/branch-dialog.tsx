import type { BranchChange } from '@plaza/contracts/cart/branch-change.entity'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { reachesMinimum } from '@plaza/contracts/cart/totals'
import type { ValidationEntry } from '@plaza/contracts/cart/validation.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { fillText } from '@plaza/contracts/kernel/text'
import { Button, Picture, useBusiness } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import type { ReactNode } from 'react'
import { branchTitle } from '../cart/tell-branch.ts'
import { amountRows } from './amount-rows.ts'
import type { BranchQuestion, DestinationChoice } from './use-destination.ts'
import './branch-dialog.css'

type Props = Pick<DestinationChoice, 'busy' | 'problem' | 'leaveOut' | 'accept' | 'refuse'> & { readonly question: BranchQuestion }

/** Why the cart moves to another branch and what that does to each line and to the total. Nothing has changed yet. */
export default function BranchDialog({ question, busy, problem, leaveOut, accept, refuse }: Props) {
  const { change, type, remove } = question
  const branch = branchTitle(change.to.displayName ?? '')
  const { productsDifferentPrice: repriced, productsWithoutStock, productsInactive, productsNotExists } = change.changes
  const short = productsWithoutStock.filter(isShort)
  const gone = [...productsWithoutStock.filter((entry) => !isShort(entry)), ...productsInactive, ...productsNotExists]
  return (
    <Dialog
      open
      size="large"
      title={fillText(type === 'pickup' ? cartTexts.branchByPickup : cartTexts.branchByAddress, { branch })}
      onClose={refuse}
      footer={
        <div className="cart-move__answers">
          <Button disabled={busy} onClick={refuse}>
            {type === 'pickup' ? 'Elegir otra sede' : 'Elegir otra dirección'}
          </Button>
          <Button look="primary" busy={busy} onClick={() => void accept()}>
            Aceptar todos
          </Button>
        </div>
      }
    >
      <div className="cart-move" aria-busy={busy}>
        <p className="cart-move__why">{reasonOf(change, branch)}</p>
        {repriced.length > 0 && (
          <Group title="Cambian de precio">
            {repriced.map((entry) => (
              <Row key={entry.product_id} entry={entry}>
                <OldAndNew before={entry.cart_total ?? 0} after={entry.current_total ?? 0} />
              </Row>
            ))}
          </Group>
        )}
        {short.length > 0 && (
          <Group title="No alcanza la existencia">
            {short.map((entry) => (
              <ShortRow key={entry.product_id} {...{ entry, remove, busy, leaveOut }} />
            ))}
          </Group>
        )}
        {gone.length > 0 && (
          <Group title={`No los vende la ${branch}: saldrán de tu carrito`}>
            {gone.map((entry) => (
              <Row key={entry.product_id} entry={entry}>
                <s>{formatPesos(entry.cart_total ?? 0)}</s>
              </Row>
            ))}
          </Group>
        )}
        {change.coupons_lost.length > 0 && (
          <p>
            {change.coupons_lost.length === 1 ? 'Allí no vale el cupón ' : 'Allí no valen los cupones '}
            <strong>{change.coupons_lost.join(', ')}</strong>.
          </p>
        )}
        <Totals change={change} />
        {problem && (
          <p className="pz-field__error" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}

const isShort = ({ available_count }: ValidationEntry) => (available_count ?? 0) > 0

function reasonOf({ from }: BranchChange, branch: string): string {
  const before = from?.displayName ? `Hasta ahora comprabas en la ${branchTitle(from.displayName)}. ` : ''
  return `${before}Desde aquí tu pedido lleva los precios y las existencias de la ${branch}.`
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="cart-move__group">
    <h3>{title}</h3>
    <ul>{children}</ul>
  </section>
)

const Row = ({ entry, children }: { entry: ValidationEntry; children: ReactNode }) => (
  <li>
    <Picture src={entry.product_image} alt="" width={48} height={48} />
    <span className="cart-move__words">
      {entry.product_name}
      {entry.countDisplay && <small>Cantidad: {entry.countDisplay}</small>}
    </span>
    <span className="cart-move__amounts">{children}</span>
  </li>
)

type ShortProps = { entry: ValidationEntry; remove: readonly string[] } & Pick<DestinationChoice, 'busy' | 'leaveOut'>

/** What there is of a product, or none of it. */
function ShortRow({ entry, remove, busy, leaveOut }: ShortProps) {
  const { product_id: id, product_name: name, cart_total, current_total, available_display: available } = entry
  const isOut = remove.includes(id)
  const others = remove.filter((each) => each !== id)
  return (
    <Row entry={entry}>
      <OldAndNew before={cart_total ?? 0} after={isOut ? 0 : (current_total ?? 0)} />
      <span className="cart-move__choice" role="group" aria-label={name ?? undefined}>
        <Button size="small" aria-pressed={!isOut} disabled={busy} onClick={() => void (isOut && leaveOut(others))}>
          Dejar {available}
        </Button>
        <Button size="small" aria-pressed={isOut} disabled={busy} onClick={() => void (isOut || leaveOut([...others, id]))}>
          Quitar
        </Button>
      </span>
    </Row>
  )
}

const OldAndNew = ({ before, after }: { before: number; after: number }) => (
  <span className="cart-move__prices">
    <span className="pz-hidden">Antes </span>
    <s>{formatPesos(before)}</s>
    <span className="pz-hidden">, ahora</span> <strong>{formatPesos(after)}</strong>
  </span>
)

function Totals({ change: { before, after } }: { change: BranchChange }) {
  const minimum = useBusiness().cart_min_price
  return (
    <>
      <dl className="cart-move__totals">
        {amountRows(before, after).map(([label, old, now]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <OldAndNew before={old} after={now} />
            </dd>
          </div>
        ))}
      </dl>
      {!reachesMinimum(after.price_subtotal_computed, minimum) && (
        <p className="cart-move__minimum">{fillText(cartTexts.belowMinimum, { amount: formatPesos(minimum ?? 0) })}.</p>
      )}
    </>
  )
}
