import { communityTexts } from '@plaza/contracts/community/community.messages'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { Button, QueryView, Skeleton } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { Check, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useOwnCarts } from './liked.ts'
import { useFavourites } from './use-favourites.ts'
import '../parts/form.css'
import './favourite-carts.css'

interface Props {
  userId: string
  productId: string
  title: string | undefined
  onClose: () => void
}

/** S-2-170: choose one of the own carts for the product, or create one. */
export default function FavouriteCarts({ userId, productId, title, onClose }: Props) {
  const carts = useOwnCarts(userId)
  const [said, setSaid] = useState<string | null>(null)
  const { add, take, create } = useFavourites(userId, productId)
  const told = (work: Promise<string | null>) => {
    setSaid(null)
    void work.then(setSaid)
  }
  const choose = (cart: CustomCart) => (holds(cart, productId) ? setSaid(communityTexts.alreadyInMarket) : told(add(cart)))
  return (
    <Dialog open onClose={onClose} title="Guardar en mis carritos" size="small">
      <div className="acc-favourites">
        {title && <p className="pz-muted">{title}</p>}
        <QueryView query={carts} skeleton={<Skeleton shape="block" />} errorText="No logramos cargar tus carritos.">
          {({ data }) => (
            <ul className="acc-favourites__carts">
              {data.list.map((cart) => (
                <li key={cart.id}>
                  <button type="button" className="acc-favourites__cart" aria-pressed={holds(cart, productId)} onClick={() => choose(cart)}>
                    {holds(cart, productId) ? <Check size={20} aria-hidden="true" /> : <Plus size={20} aria-hidden="true" />}
                    <span>
                      <strong>{cart.name}</strong>
                      <small>{cart.products.length === 1 ? '1 producto' : `${cart.products.length} productos`}</small>
                    </span>
                  </button>
                  {holds(cart, productId) && (
                    <Button look="quiet" size="small" aria-label={`Quitar de ${cart.name}`} onClick={() => told(take(cart))}>
                      Quitar
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        {said && (
          <p className="acc-error" role="alert">
            {said}
          </p>
        )}
        <NewCart create={create} />
        <a className="pz-link" href="/my-markets">
          Ver mis carritos
        </a>
      </div>
    </Dialog>
  )
}

/** A new cart that holds the product at once. */
function NewCart({ create }: { create: (name: string) => Promise<string | null> }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') return setError(communityTexts.nameRequired)
    setBusy(true)
    const failed = await create(name.trim())
    setBusy(false)
    setError(failed)
    if (failed === null) setName('')
  }
  return (
    <form className="acc-favourites__new" onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label="Crear un carrito"
        placeholder="Mercado de la semana"
        maxLength={120}
        value={name}
        error={error}
        onChange={(value) => {
          setName(value)
          setError(null)
        }}
      />
      <Button type="submit" look="primary" busy={busy}>
        Crear
      </Button>
    </form>
  )
}

const holds = (cart: CustomCart, productId: string) => cart.products.some(({ id }) => id === productId)
