import { formatPesos, gramsOf } from '@plaza/contracts/kernel/money'
import { Picture, Stepper } from '@plaza/ui'
import { useState } from 'react'
import { AskBeforeRemoving } from './ask-before-removing.tsx'
import type { CartLine } from './cart-state.ts'
import { changeLine } from './change-line.ts'
import './cart-lines.css'

/** The cart's lines with their quantities. */
export const CartLines = ({ lines }: { lines: readonly CartLine[] }) => (
  <ul className="cart-lines">
    {lines.map((line) => (
      <OneLine key={line.id} line={line} />
    ))}
  </ul>
)

function OneLine({ line }: { line: CartLine }) {
  const [removing, setRemoving] = useState(false)
  const choices = [line.maturity, ...line.optionsTags.map((tag) => tag.value), line.comment].filter(Boolean).join(' · ')
  return (
    <li className="cart-line" data-line={line.id}>
      <Picture src={line.photoUrl} alt="" width={64} height={64} />
      <div className="cart-line__words">
        <a href={`/product/${line.id}`}>{line.title}</a>
        {line.subTitle && <small>{line.subTitle}</small>}
        {choices && <small>{choices}</small>}
        <strong>{formatPesos(line.totalPrice)}</strong>
      </div>
      <Stepper
        label={line.title}
        count={line.count}
        max={999}
        format={(count) => (line.countType === 'grams' ? `${gramsOf(count, line.unitGram)} g` : String(count))}
        onChange={(count) => (count === 0 ? setRemoving(true) : changeLine(line, { count }))}
      />
      {removing && <AskBeforeRemoving title={line.title} onYes={() => changeLine(line, { count: 0 })} onClose={() => setRemoving(false)} />}
    </li>
  )
}
