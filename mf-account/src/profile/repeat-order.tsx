import { copyOrder } from '@plaza/contracts/cart/cart.api'
import { cartOutdated, cartPanelRequested } from '@plaza/contracts/cart/cart.events'
import { communityTexts } from '@plaza/contracts/community/community.messages'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { bus } from '@plaza/event-bus'
import { AddedReport, Button, toasts, useBranch } from '@plaza/ui'
import { useCallMutation } from '@plaza/ui/query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'

type Copied = OutputOf<typeof copyOrder>

/** Puts the products of an order into the cart once more and tells what is no longer to be had. */
export function RepeatOrder({ id, number }: { id: string; number: string }) {
  const { branchId } = useBranch()
  const [copied, setCopied] = useState<Copied | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const copy = useCallMutation(copyOrder)
  const repeat = async () => {
    setCopied(null)
    setFailed(null)
    const { addingProducts: waiting, productsAdded: done, productsNotAdded } = communityTexts
    const work = copy.run({ id, branch_office_id: branchId ?? undefined })
    const answer = await toasts.during(work, { waiting, done, failed: productsNotAdded })
    if (!answer.ok) return setFailed(answer.problem.message)
    setCopied(answer.value)
    bus.publish(cartOutdated, {})
  }
  return (
    <>
      <Button size="small" busy={copy.isPending} onClick={repeat} aria-label={`Repetir pedido ${number}`}>
        {!copy.isPending && <RotateCcw size={16} aria-hidden="true" />} Repetir pedido
      </Button>
      <div role="status" className="acc-repeat">
        {failed && <p className="acc-error">{failed}</p>}
        {copied && <Report copied={copied} />}
      </div>
    </>
  )
}

function Report({ copied: { cart, unavailable } }: { copied: Copied }) {
  const added = unavailable.length === 0 ? 'Todo está en tu carrito.' : 'Lo demás está en tu carrito.'
  return (
    <AddedReport
      added={cart ? added : null}
      missing={unavailable}
      missingTitle="Ya no está disponible:"
      onCart={() => bus.publish(cartPanelRequested, { open: true })}
    />
  )
}
