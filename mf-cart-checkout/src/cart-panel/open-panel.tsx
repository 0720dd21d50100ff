import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { Drawer } from '@plaza/ui/overlays'
import { CartBody, CartFoot, ClearCart } from '../cart/cart-view.tsx'

export default function OpenPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={cartTexts.title}
      width={500}
      actions={<ClearCart />}
      footer={<CartFoot onDone={onClose} />}
    >
      <CartBody onLeave={onClose} />
    </Drawer>
  )
}
