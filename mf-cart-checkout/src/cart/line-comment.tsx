import { debounces } from '@plaza/contracts/kernel/limits'
import { useEffect, useRef, useState } from 'react'
import type { CartLine } from './cart-state.ts'
import { changeLine } from './change-line.ts'

/** Words for the picker; sent after a pause in typing, and when the field goes away before that. */
export function LineComment({ line, autoFocus = false }: { line: CartLine; autoFocus?: boolean }) {
  const [draft, setDraft] = useState<string | null>(null)
  const unsent = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null)
  const later = (comment: string) => {
    setDraft(comment)
    if (unsent.current) clearTimeout(unsent.current.timer)
    const send = () => {
      unsent.current = null
      changeLine(line, { comment })
      // From here on the line's own words are shown: the server or another tab may change them.
      setDraft(null)
    }
    unsent.current = { send, timer: setTimeout(send, debounces.comment) }
  }
  useEffect(
    () => () => {
      if (!unsent.current) return
      clearTimeout(unsent.current.timer)
      unsent.current.send()
    },
    [],
  )
  return (
    <label className="cart-choice cart-choice--wide">
      <span>Comentario para quien alista tu pedido</span>
      <input
        // Whoever asked for the field wants to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
        type="text"
        value={draft ?? line.comment}
        maxLength={200}
        placeholder="Por ejemplo: bien maduros, por favor"
        onChange={(event) => later(event.currentTarget.value)}
      />
    </label>
  )
}
