import { amountText } from '@plaza/contracts/cart/amount-text'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { Button, Picture, useBusiness } from '@plaza/ui'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { AskBeforeRemoving } from './ask-before-removing.tsx'
import { type CartLine, isSoldHere } from './cart-state.ts'
import { changeLine } from './change-line.ts'
import { LineComment } from './line-comment.tsx'
import { NotSoldHere } from './not-sold-here.tsx'
import { Quantity } from './quantity.tsx'
import './cart-lines.css'

/** The cart's lines with their quantities; with `asTable`, where the business wants it so and there is room, under the heads of a table. */
export function CartLines({ lines, asTable = false }: { lines: readonly CartLine[]; asTable?: boolean }) {
  const wanted = useBusiness().custom_text_fields?.shopping_show_products_table
  const table = asTable && (wanted === true || wanted === 'true')
  return (
    <>
      {table && (
        <div className="cart-lines__heads" aria-hidden="true">
          <span>Producto</span>
          <span>Precio</span>
          <span>Cantidad</span>
          <span>Total</span>
        </div>
      )}
      <ul className={table ? 'cart-lines cart-lines--table' : 'cart-lines'}>
        {lines.map((line) => (
          <OneLine key={line.id} line={line} />
        ))}
      </ul>
    </>
  )
}

function OneLine({ line }: { line: CartLine }) {
  const [removing, setRemoving] = useState(false)
  const choices = [line.maturity, ...line.optionsTags.map((tag) => tag.value)].filter(Boolean).join(' · ')
  const isSold = isSoldHere(line)
  const each = line.countType === 'grams' ? line.stepPrice : line.price
  return (
    <li className="cart-line" data-line={line.id}>
      <Picture src={line.photoUrl} alt="" width={64} height={64} />
      <div className="cart-line__words">
        <a href={`/product/${line.id}`}>{line.title}</a>
        {line.subTitle && <small>{line.subTitle}</small>}
        {choices && <small>{choices}</small>}
        {isSold ? <Note line={line} /> : <NotSoldHere />}
      </div>
      <span className="cart-line__each">
        {each === null ? '' : formatPesos(each)}
        {line.countType === 'grams' && <small> / {line.unitGram} g</small>}
      </span>
      {isSold ? (
        <Quantity line={line} onChange={(count) => (count === 0 ? setRemoving(true) : changeLine(line, { count }))} />
      ) : (
        <Button
          className="cart-line__remove"
          size="small"
          aria-label={`Quitar ${line.title}`}
          onClick={() => changeLine(line, { count: 0 })}
        >
          Quitar
        </Button>
      )}
      <p className="cart-line__total">
        <small>{amountText(line, line.unitGram, line.subTitle)}</small>
        <strong>{formatPesos(line.totalPrice)}</strong>
      </p>
      {removing && <AskBeforeRemoving title={line.title} onYes={() => changeLine(line, { count: 0 })} onClose={() => setRemoving(false)} />}
    </li>
  )
}

/** The comment of a line, or the way to write one. */
function Note({ line }: { line: CartLine }) {
  const [writing, setWriting] = useState(false)
  if (writing) return <LineComment line={line} autoFocus />
  return (
    <button type="button" className="cart-line__note" onClick={() => setWriting(true)}>
      <MessageSquare size={14} aria-hidden="true" />
      <span>{line.comment || 'Agregar comentario'}</span>
      <span className="pz-hidden"> a {line.title}</span>
    </button>
  )
}
