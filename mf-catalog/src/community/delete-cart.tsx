import { listCustomCarts, removeCustomCart } from '@plaza/contracts/community/community.api'
import { communityTexts } from '@plaza/contracts/community/community.messages'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { toasts } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { useNavigate } from '@plaza/ui/router'
import { useState } from 'react'
import { asRemoved } from './as-removed.ts'

/** Asks before an own cart goes for good. */
export default function DeleteCart({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const navigate = useNavigate()
  const [error, setError] = useState<string | null>(null)
  const remove = useCallMutation(removeCustomCart, { invalidates: [listCustomCarts] })
  const confirm = async () => {
    const { loading: waiting, success: done, error: failed } = toastTriples.remove
    const removed = remove.run({ id }).then((answer) => asRemoved(answer, { data: { id } }))
    const answer = await toasts.during(removed, { waiting, done, failed })
    if (!answer.ok) return setError(answer.problem.message)
    void navigate('/my-markets')
  }
  return (
    <ConfirmDialog
      open
      danger
      title={communityTexts.deleteTitle}
      text={`Perderás “${name}” y su lista de productos.`}
      confirmLabel="Sí, eliminar"
      busy={remove.isPending}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
