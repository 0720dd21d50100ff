import type { OrderNote } from '@plaza/contracts/orders/orders.api'
import { NoteList } from '../parts/note-list.tsx'

/** What the shopper asked for the whole order, and what staff told each other about it. */
export function PickingNotes({ comment, notes }: { comment: string | null | undefined; notes: readonly OrderNote[] }) {
  return (
    <>
      {comment && (
        <section aria-label="Comentario del cliente" className="ado-pick__note">
          <strong>El cliente pide</strong>
          <p>{comment}</p>
        </section>
      )}
      {notes.length > 0 && (
        <section aria-labelledby="ado-pick-notes">
          <h2 id="ado-pick-notes">Notas internas</h2>
          <NoteList notes={notes} />
        </section>
      )}
    </>
  )
}
