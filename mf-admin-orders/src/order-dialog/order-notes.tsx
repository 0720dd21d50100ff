import { addOrderNote, getOrder, type OrderNote } from '@plaza/contracts/orders/orders.api'
import { Button, useUnsavedWork } from '@plaza/ui'
import { TextArea } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { type FormEvent, useState } from 'react'
import { NoteList } from '../parts/note-list.tsx'

/** What staff tell each other about the order. The shopper never sees it. */
export function OrderNotes({ orderId, notes }: { orderId: string; notes: readonly OrderNote[] }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const add = useCallMutation(addOrderNote, { invalidates: [getOrder] })
  useUnsavedWork(text.trim() !== '')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    if (text.trim() === '') return setProblem('Escribe la nota.')
    if (add.isPending) return
    const answer = await add.run({ id: orderId, text })
    if (answer.ok) setText('')
    else setProblem(answer.problem.message)
  }
  return (
    <section aria-labelledby="ado-notes" className="ado-notes">
      <h3 id="ado-notes">Notas internas</h3>
      <NoteList notes={notes} />
      <form onSubmit={(event) => void send(event)}>
        <TextArea
          label="Nueva nota"
          help="Solo la lee el personal."
          value={text}
          rows={2}
          maxLength={1000}
          onChange={setText}
          error={problem ?? undefined}
        />
        <Button type="submit" size="small" busy={add.isPending}>
          Agregar nota
        </Button>
      </form>
    </section>
  )
}
