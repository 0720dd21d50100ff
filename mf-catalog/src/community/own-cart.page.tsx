import { getCustomCart, getCustomCartProducts } from '@plaza/contracts/community/community.api'
import { communityTexts } from '@plaza/contracts/community/community.messages'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { gramsOf } from '@plaza/contracts/kernel/money'
import { maxCommunityGrams, maxLineCount } from '@plaza/contracts/kernel/quantity'
import {
  Button,
  EmptyState,
  IconButton,
  later,
  QueryView,
  Skeleton,
  Stepper,
  useBranch,
  useBusiness,
  useModule,
  useSession,
} from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useParams } from '@plaza/ui/router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AddAllButton } from './add-all-button.tsx'
import { AddProduct } from './add-product.tsx'
import { BasketView } from './basket-view.tsx'
import { CommunityItemView } from './community-item-view.tsx'
import { ItemSkeleton } from './community-item.page.tsx'
import { type LiveLine, liveLines } from './lines.ts'
import { SignInFirst } from './sign-in-first.tsx'
import { useOwnCart } from './use-own-cart.ts'

const DeleteCart = later(() => import('./delete-cart.tsx'))

export default function OwnCartPage() {
  const user = useSession()
  return user ? <Own userId={user.id} /> : <SignInFirst />
}

function Own({ userId }: { userId: string }) {
  const { id = '' } = useParams()
  const cart = useCall(getCustomCart, { id })
  if (cart.error?.problem.status === 404) return <UnknownCart />
  return (
    <QueryView query={cart} skeleton={<ItemSkeleton />} errorText="No logramos cargar este carrito.">
      {({ data }) => (data.creatorId === userId ? <Loaded key={data.id} cart={data} /> : <UnknownCart />)}
    </QueryView>
  )
}

function Loaded({ cart }: { cart: CustomCart }) {
  const { branchId } = useBranch()
  const products = useCall(getCustomCartProducts, { id: cart.id, office_id: branchId ?? undefined })
  const overlaid = useModule('recipes_v2')
  const fallback = useBusiness().custom_text_fields?.custom_carts_image ?? null
  const [deleting, setDeleting] = useState(false)
  const own = useOwnCart(cart.id)
  const setCount = (id: string, count: number) =>
    void own.change((lines) =>
      count === 0 ? lines.filter((line) => line.id !== id) : lines.map((line) => (line.id === id ? { ...line, count } : line)),
    )
  return (
    <CommunityItemView
      cart={cart}
      list={{ text: communityTexts.ownTitle, to: '/my-markets' }}
      overlaid={overlaid}
      fallback={fallback}
      actions={
        <Button look="quiet" className="cat-item__delete" onClick={() => setDeleting(true)}>
          <Trash2 size={18} aria-hidden="true" /> Eliminar carrito
        </Button>
      }
    >
      <div className="cat-own">
        <AddProduct lines={cart.products} onAdd={own.add} />
        <QueryView query={products} skeleton={<Skeleton shape="block" />} errorText="No se logró conseguir los productos actualizados.">
          {({ data }) => {
            const lines = liveLines(cart.products, data, branchId)
            return (
              <BasketView
                lines={lines}
                heading="Productos"
                control={(line) => <Count line={line} onChange={(count) => setCount(line.line.id, count)} />}
                addAll={<AddAllButton cart={cart} disabled={lines.every(({ amount }) => amount === null)} />}
              />
            )
          }}
        </QueryView>
      </div>
      {deleting && <DeleteCart id={cart.id} name={cart.name} onClose={() => setDeleting(false)} />}
    </CommunityItemView>
  )
}

function Count({ line: { line, product }, onChange }: { line: LiveLine; onChange: (count: number) => void }) {
  if (product === null)
    return (
      <IconButton label="Quitar producto retirado" onClick={() => onChange(0)}>
        <Trash2 size={18} />
      </IconButton>
    )
  const step = line.countType === 'grams' ? product.unit_gram : null
  if (!step) return <Stepper label={product.title} count={line.count} max={maxLineCount} onChange={onChange} />
  return (
    <Stepper
      label={product.title}
      count={Math.max(1, Math.round(line.count / step))}
      max={Math.min(maxLineCount, Math.floor(maxCommunityGrams / step))}
      each={step}
      onChange={(steps) => onChange(gramsOf(steps, step))}
    />
  )
}

const UnknownCart = () => (
  <EmptyState
    text="No encontramos este carrito."
    action={
      <a className="pz-button" href="/my-markets">
        Ver mis carritos
      </a>
    }
  />
)
