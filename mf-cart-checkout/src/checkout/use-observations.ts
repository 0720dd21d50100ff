import { storageKey } from '@plaza/contracts/kernel/storage-keys'
import { useBusiness } from '@plaza/ui'
import { useState } from 'react'
import * as z from 'zod/mini'

const record = z.object({ orderId: z.string(), text: z.string() })

/** What the shopper writes to the shop about this order: kept in this tab while they go back a step or load the page anew. */
export function useObservations(orderId: string): [string, (text: string) => void] {
  const key = storageKey(useBusiness().at_business, 'observations')
  const [text, setText] = useState(() => readText(key, orderId))
  const write = (next: string) => {
    setText(next)
    // A full or forbidden storage loses nothing but the reload.
    try {
      sessionStorage.setItem(key, JSON.stringify({ orderId, text: next }))
    } catch {}
  }
  return [text, write]
}

function readText(key: string, orderId: string): string {
  try {
    const stored = record.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return stored.success && stored.data.orderId === orderId ? stored.data.text : ''
  } catch {
    return ''
  }
}
