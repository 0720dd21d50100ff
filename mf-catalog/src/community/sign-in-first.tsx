import { signInRequested } from '@plaza/contracts/account/account.events'
import { bus } from '@plaza/event-bus'
import { Button, EmptyState } from '@plaza/ui'
import { Heart } from 'lucide-react'

/** Own carts belong to somebody: a guest is asked to sign in, here. */
export const SignInFirst = () => (
  <EmptyState
    drawing={<Heart size={56} strokeWidth={1.25} />}
    text="Inicia sesión para ver y guardar tus carritos."
    action={
      <Button look="primary" onClick={() => bus.publish(signInRequested, { reason: 'markets' })}>
        Iniciar sesión
      </Button>
    }
  />
)
