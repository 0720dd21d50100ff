import { type StoredPart, storageKey } from '@plaza/contracts/kernel/storage-keys'

/** The browser's storage for one business. Full, forbidden or broken storage reads as nothing and is written to in vain. */
export function storedFor(business: string, storage: () => Storage = () => localStorage) {
  return {
    read<Value>(part: StoredPart): Value | null {
      try {
        return JSON.parse(storage().getItem(storageKey(business, part)) ?? 'null') as Value | null
      } catch {
        return null
      }
    },
    write(part: StoredPart, value: unknown): void {
      try {
        if (value === null) storage().removeItem(storageKey(business, part))
        else storage().setItem(storageKey(business, part), JSON.stringify(value))
      } catch {
        // Nothing to do: the shop works without a memory.
      }
    },
  }
}

export type Stored = ReturnType<typeof storedFor>
