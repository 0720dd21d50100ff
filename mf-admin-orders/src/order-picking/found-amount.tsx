import { formatGrams } from '@plaza/contracts/kernel/money'
import type { Line } from '@plaza/contracts/cart/line.entity'
import { Button } from '@plaza/ui'
import { NumberField } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { Scale } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { orderedAmount } from '../order-dialog/line-text.ts'

interface Props {
  line: Line
  /** Answers what was refused, null when it was taken. */
  onFound: (amount: number) => Promise<string | null>
  busy: boolean
}

/** What the scale says, or how many there were. One of a kind has no other amount. */
export function FoundAmount({ line, onFound, busy }: Props) {
  const [open, setOpen] = useState(false)
  const grams = line.countType === 'grams'
  const ordered = orderedAmount(line)
  const [amount, setAmount] = useState<number | null>(line.picking?.found ?? ordered)
  const [problem, setProblem] = useState<string | null>(null)
  if (!grams && ordered === 1) return null
  const begin = () => {
    setAmount(line.picking?.found ?? ordered)
    setProblem(null)
    setOpen(true)
  }
  const take = async (event: FormEvent) => {
    event.preventDefault()
    if (!amount || busy) return
    const refused = await onFound(amount)
    setProblem(refused)
    setOpen(refused !== null)
  }
  return (
    <>
      <Button size="small" onClick={begin}>
        <Scale size={16} aria-hidden="true" />
        {grams ? 'Pesar' : 'Cantidad'}
      </Button>
      <Dialog open={open} size="small" title={`${grams ? 'Pesar' : 'Cantidad de'} ${line.product.title}`} onClose={() => setOpen(false)}>
        <form className="ado-pick__form" onSubmit={(event) => void take(event)}>
          <NumberField
            kind={grams ? 'grams' : 'count'}
            label={grams ? 'Gramos en la báscula' : 'Unidades encontradas'}
            help={grams ? `Pidieron ${formatGrams(ordered)}. Nunca se cobra más de lo pedido.` : `Pidieron ${ordered}.`}
            min={1}
            value={amount}
            onChange={setAmount}
          />
          {problem && (
            <p className="pz-field__error" role="alert">
              {problem}
            </p>
          )}
          <Button type="submit" look="primary" wide busy={busy}>
            Guardar
          </Button>
        </form>
      </Dialog>
    </>
  )
}
