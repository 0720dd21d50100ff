import { createCustomCart, listCustomCarts } from '@plaza/contracts/community/community.api'
import { communityTexts } from '@plaza/contracts/community/community.messages'
import { Button } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { useNavigate } from '@plaza/ui/router'
import { type FormEvent, useState } from 'react'

/** Asks a name and opens the new cart. */
export default function CreateCart({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const create = useCallMutation(createCustomCart, { invalidates: [listCustomCarts] })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError(communityTexts.nameRequired)
    const answer = await create.run({ name: name.trim(), type: 'private_user_collection' })
    if (!answer.ok) return setError(answer.problem.message)
    void navigate(`/my-markets/${answer.value.data.id}`)
  }
  return (
    <Dialog open onClose={onClose} title="Crear carrito" size="small">
      <form className="cat-form" onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label="Nombre del carrito"
          placeholder="Mercado de la semana"
          required
          maxLength={120}
          value={name}
          error={error}
          onChange={(value) => {
            setName(value)
            setError(null)
          }}
        />
        <Button type="submit" look="primary" size="large" wide busy={create.isPending}>
          Crear carrito
        </Button>
      </form>
    </Dialog>
  )
}
