import { storageKey } from '@plaza/contracts/kernel/storage-keys'
import { usePlaza } from '@plaza/ui'
import { useState } from 'react'

/** Whether a new order is heard on this machine; remembered there. */
export function useSound(): [on: boolean, set: (on: boolean) => void] {
  const key = storageKey(usePlaza().business.at_business, 'order-sound')
  const [on, setOn] = useState(() => read(key) !== 'off')
  const set = (next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(key, next ? 'on' : 'off')
    } catch {
      // Without storage it holds until the page is left.
    }
  }
  return [on, set]
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
