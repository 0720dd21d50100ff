import { branchCookie } from '@plaza/contracts/kernel/storage-keys'
import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import { afterLoad, hadOwnWindow, noteOwnWindow, untilUndisturbed, usePlaza } from '@plaza/ui'
import { type ComponentType, createElement, useEffect, useState } from 'react'

/** Long enough to see the page first. */
const patience = 1200

/** S-2-050, A-73: with an active HOME-POP-UP offer, once per visit, unless the business switched its module popup off. */
export function PopUpPlace({ offers: [offer] }: { offers: readonly Offer[] }) {
  const { business, modules, modulesOff } = usePlaza()
  // Where a branch is asked for at the first visit, that question is the only one.
  const picker = modules.has('modal_city') || modules.has('modal_city_v2')
  const wanted = offer !== undefined && !modulesOff?.has('popup')
  const part = usePart(wanted, business.at_business, picker)
  const [closed, setClosed] = useState(false)
  return part && offer ? createElement(part, { offer, open: !closed, onClose: () => setClosed(true) }) : null
}

type PopUp = ComponentType<{ offer: Offer; open: boolean; onClose: () => void }>

/** The window, once the page has loaded, nobody is busy with something else, and this visit had none yet. */
function usePart(wanted: boolean, business: string, picker: boolean): PopUp | null {
  const [part, setPart] = useState<PopUp | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const isWanted = () => !gone && !hadOwnWindow(business) && !(picker && !document.cookie.includes(`${branchCookie}=`))
    const openByItself = async () => {
      await afterLoad()
      await new Promise((resolve) => setTimeout(resolve, patience))
      if (!isWanted()) return
      // An offer that cannot be loaded is no loss worth a message.
      const loaded = await import('./pop-up.tsx').catch(() => null)
      if (!loaded || !(await untilUndisturbed(isWanted))) return
      noteOwnWindow(business)
      setPart(() => loaded.default)
    }
    void openByItself()
    return () => {
      gone = true
    }
  }, [wanted, business, picker])
  return part
}
