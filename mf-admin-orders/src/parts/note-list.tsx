import { formatDateTime } from '@plaza/contracts/kernel/dates'
import type { OrderNote } from '@plaza/contracts/orders/orders.api'
import './note-list.css'

/** Internal notes of an order, oldest first; nothing where there are none. */
export const NoteList = ({ notes }: { notes: readonly OrderNote[] }) =>
  notes.length > 0 && (
    <ul className="ado-notes__list">
      {notes.map(({ id, date, user, text }) => (
        <li key={id}>
          {text}
          <small>{[user, formatDateTime(date)].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  )
