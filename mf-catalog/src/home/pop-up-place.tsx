import { branchCookie, storageKey } from '@plaza/contracts/kernel/storage-keys'
import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import { afterLoad, usePlaza } from '@plaza/ui'
import { type ComponentType, createElement, useEffect, useState } from 'react'

/** Long enough to see the page first. */
const patience = 1200

/** S-2-050, A-73: with an active HOME-POP-UP offer, once per visit, unless the business switched its module popup off. */
export function PopUpPlace({ offers: [offer] }: { offers: readonly Offer[] }) {
  const { business, modules, modulesOff } = usePlaza()
  // Where a branch is asked for at the first visit, that question comes first.
  const picker = modules.has('modal_city') || modules.has('modal_city_v2')
  const wanted = offer !== undefined && !modulesOff?.has('popup')
  const part = usePart(wanted, storageKey(business.at_business, 'pop-up'), picker)
  const [closed, setClosed] = useState(false)
  return part && offer ? createElement(part, { offer, open: !closed, onClose: () => setClosed(true) }) : null
}

type PopUp = ComponentType<{ offer: Offer; open: boolean; onClose: () => void }>

/** The window, once the page has loaded, nothing else asks for an answer, and this visit has not seen it. */
function usePart(wanted: boolean, key: string, picker: boolean): PopUp | null {
  const [part, setPart] = useState<PopUp | null>(null)
  useEffect(() => {
    if (!wanted || seen(key)) return
    let gone = false
    const asksForBranch = () => picker && !document.cookie.includes(`${branchCookie}=`)
    const isTaken = () => document.hidden || document.querySelector('[role="dialog"], dialog[open]') !== null || asksForBranch()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tryNow = async () => {
      if (gone) return
      const later = () => void (timer = setTimeout(() => void tryNow(), patience))
      if (isTaken()) return later()
      // An offer that cannot be loaded is no loss worth a message.
      const loaded = await import('./pop-up.tsx').catch(() => null)
      if (gone || !loaded) return
      // Once more: two windows would make each other unreachable.
      if (isTaken()) return later()
      sessionStorage.setItem(key, 'seen')
      setPart(() => loaded.default)
    }
    void afterLoad().then(() => {
      timer = setTimeout(() => void tryNow(), patience)
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [wanted, key, picker])
  return part
}

// Without storage it would come back on every page: then it rather stays away.
function seen(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return true
  }
}
