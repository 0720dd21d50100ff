import { listCustomCarts, ownCarts } from '@plaza/contracts/community/community.api'
import { communityTexts } from '@plaza/contracts/community/community.messages'
import { Button, EmptyState, later, Picture, QueryView, useBusiness, useModule, useSession } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { Heart, Plus } from 'lucide-react'
import { useState } from 'react'
import { Trail } from '../parts/trail.tsx'
import { Ideas } from './community-list-view.tsx'
import { IdeasSkeleton } from './community-list.page.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import './community.css'

const CreateCart = later(() => import('./create-cart.tsx'))

export default function OwnCartsPage() {
  const user = useSession()
  const [creating, setCreating] = useState(false)
  const create = (
    <Button look="primary" onClick={() => setCreating(true)}>
      <Plus size={20} aria-hidden="true" /> Crear carrito
    </Button>
  )
  return (
    <div className="cat-community">
      <Trail crumbs={[{ text: 'Inicio', to: '/' }, { text: communityTexts.ownTitle }]} />
      <header className="cat-community__head cat-community__head--own">
        <h1>{communityTexts.ownTitle}</h1>
        {user && create}
      </header>
      <Welcome />
      {user ? <Own userId={user.id} create={create} /> : <SignInFirst />}
      {creating && <CreateCart onClose={() => setCreating(false)} />}
    </div>
  )
}

function Own({ userId, create }: { userId: string; create: React.ReactNode }) {
  const carts = useCall(listCustomCarts, ownCarts(userId))
  const overlaid = useModule('recipes_v2')
  const fallback = useBusiness().custom_text_fields?.custom_carts_image ?? null
  return (
    <QueryView
      query={carts}
      isEmpty={({ data }) => data.list.length === 0}
      empty={<EmptyState drawing={<Heart size={56} strokeWidth={1.25} />} text="Aún no tienes carritos guardados." action={create} />}
      skeleton={<IdeasSkeleton />}
      errorText="No logramos cargar tus carritos."
    >
      {({ data }) => <Ideas carts={data.list} address={({ id }) => `/my-markets/${id}`} overlaid={overlaid} fallback={fallback} />}
    </QueryView>
  )
}

/** What the business says about own carts; nothing when it says nothing. */
function Welcome() {
  const texts = useBusiness().custom_text_fields
  if (!texts?.custom_carts_title && !texts?.custom_carts_description) return null
  return (
    <aside className="cat-welcome">
      {texts.custom_carts_image && <Picture src={texts.custom_carts_image} alt="" width={320} height={200} loading="eager" />}
      <p>
        {texts.custom_carts_title && <strong>{texts.custom_carts_title}</strong>}
        {texts.custom_carts_description && <span>{texts.custom_carts_description}</span>}
      </p>
    </aside>
  )
}
