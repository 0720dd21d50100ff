import type { Line } from '@plaza/contracts/cart/line.entity'
import { gramsOf } from '@plaza/contracts/kernel/money'
import { Button } from '@plaza/ui'
import { NumberInput } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { Scale } from 'lucide-react'
import { type FormEvent, useState } from 'react'

interface Props {
  line: Line
  /** Answers whether it was taken. */
  onFound: (amount: number) => Promise<boolean>
}

/** What the scale says, or how many there were. One of a kind has no other amount. */
export function FoundAmount({ line, onFound }: Props) {
  const [open, setOpen] = useState(false)
  const grams = line.countType === 'grams'
  const ordered = grams ? gramsOf(line.count, line.product.unit_gram) || line.count : line.count
  const [amount, setAmount] = useState<number | null>(line.picking?.found ?? ordered)
  if (!grams && ordered === 1) return null
  const take = async (event: FormEvent) => {
    event.preventDefault()
    if (amount && (await onFound(amount))) setOpen(false)
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Scale size={16} aria-hidden="true" />
        {grams ? 'Pesar' : 'Cantidad'}
      </Button>
      <Dialog open={open} size="small" title={line.product.title ?? ''} onClose={() => setOpen(false)}>
        <form className="ado-pick__form" onSubmit={(event) => void take(event)}>
          <NumberInput
            label={grams ? 'Gramos en la báscula' : 'Unidades encontradas'}
            help={grams ? `Pidieron ${ordered} g. Nunca se cobra más de lo pedido.` : `Pidieron ${ordered}.`}
            min={1}
            value={amount}
            onChange={setAmount}
          />
          <Button type="submit" look="primary" wide>
            Guardar
          </Button>
        </form>
      </Dialog>
    </>
  )
}
