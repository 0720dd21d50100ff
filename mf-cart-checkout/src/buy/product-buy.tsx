import type { productBuy } from '@plaza/contracts/catalog/catalog.slots'
import { maturities } from '@plaza/contracts/catalog/choices'
import { gramsOf } from '@plaza/contracts/kernel/money'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { Stepper, toasts } from '@plaza/ui'
import { type ReactNode, useState } from 'react'
import type { CartLine } from '../cart/cart-state.ts'
import { changeLine, type LineChange } from '../cart/change-line.ts'
import { useStartCart } from '../cart/start-cart.ts'
import { useLine } from '../cart/use-line.ts'
import { AskBeforeRemoving } from '../cart/ask-before-removing.tsx'
import './product-buy.css'

type Props = SlotProps<typeof productBuy>

/** The buy control of a card or product page: the quantity in the cart, in place. */
export default function ProductBuy(product: Props) {
  useStartCart()
  const line = useLine(product.productId)
  const [removing, setRemoving] = useState(false)
  const known = line ?? newLine(product)
  const change = (wanted: LineChange) => {
    if (!line && product.price === null) return toasts.error(cartTexts.notAtBranch)
    changeLine(known, wanted)
  }
  if (!product.available && !line) return <span className="cart-buy__off">Agotado</span>
  return (
    <div className={`cart-buy cart-buy--${product.surface}${line ? ' cart-buy--in' : ''}`}>
      {product.surface === 'detail' && <Choices product={product} line={known} onChange={(wanted) => line && change(wanted)} />}
      <Stepper
        label={product.title}
        count={line?.count ?? 0}
        max={999}
        format={(count) => (known.countType === 'grams' ? `${gramsOf(count, known.unitGram)} g` : String(count))}
        onChange={(count) => (count === 0 ? setRemoving(true) : change({ count }))}
      />
      {product.surface === 'detail' && line && <Comment line={line} />}
      {removing && <AskBeforeRemoving title={product.title} onYes={() => change({ count: 0 })} onClose={() => setRemoving(false)} />}
    </div>
  )
}

function newLine(product: Props): CartLine {
  const byGrams = product.soldByWeight && !product.onlyUnits
  return {
    id: product.productId,
    id_item: product.idItem,
    title: product.title,
    subTitle: product.subTitle,
    photoUrl: product.photoUrl,
    count: 0,
    countType: byGrams ? 'grams' : 'units',
    unitGram: product.unitGram,
    price: product.price,
    stepPrice: product.gramStepPrice,
    totalPrice: 0,
    comment: '',
    maturity: product.maturity ? 'Normal' : null,
    optionsTags: [],
  }
}

interface ChoicesProps {
  product: Props
  line: CartLine
  onChange: (change: LineChange) => void
}

/** How the product is wanted: by units or grams, how ripe, how cut. */
function Choices({ product, line, onChange }: ChoicesProps) {
  const inCart = line.count > 0
  if (!inCart) return null
  return (
    <>
      {product.soldByWeight && !product.onlyUnits && (
        <Choice label="Unidad" value={line.countType} onChange={(value) => onChange({ countType: value === 'grams' ? 'grams' : 'units' })}>
          <option value="grams">Gramos</option>
          <option value="units">Unidades</option>
        </Choice>
      )}
      {product.maturity && (
        <Choice label="Madurez" value={line.maturity ?? 'Normal'} onChange={(maturity) => onChange({ maturity })}>
          {maturities.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
      )}
      {product.options.map(({ label, values }) => (
        <Choice
          key={label}
          label={label}
          value={line.optionsTags.find((tag) => tag.label === label)?.value ?? ''}
          onChange={(value) =>
            onChange({ optionsTags: [...line.optionsTags.filter((tag) => tag.label !== label), ...(value ? [{ label, value }] : [])] })
          }
        >
          <option value="">Sin preferencia</option>
          {values.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
      ))}
    </>
  )
}

const Choice = ({
  label,
  value,
  onChange,
  children,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}) => (
  <label className="cart-choice">
    <span>{label}</span>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {children}
    </select>
  </label>
)

const commentPause = 500

/** Words for the picker; sent after a pause in typing. */
function Comment({ line }: { line: CartLine }) {
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>()
  const later = (comment: string) => {
    clearTimeout(timer)
    setTimer(setTimeout(() => changeLine(line, { comment }), commentPause))
  }
  return (
    <label className="cart-choice cart-choice--wide">
      <span>Comentario para quien alista tu pedido</span>
      <input type="text" defaultValue={line.comment} maxLength={200} onChange={(event) => later(event.currentTarget.value)} />
    </label>
  )
}
