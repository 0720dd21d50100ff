import { pushKey } from '@plaza/contracts/account/push.api'
import { Button, toasts } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { Bell, BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type PushStanding, renewPush, startPush, stopPush } from '../parts/push.ts'
import './notify-me.css'

/** Push messages about one's orders, offered where somebody waits for one; nothing is asked before the tap. */
export default function NotifyMe({ userId }: { userId: string }) {
  const key = useCall(pushKey, {}).data?.key
  const [standing, setStanding] = useState<PushStanding>('none')
  const [busy, setBusy] = useState(false)
  useEffect(() => void renewPush(userId).then(setStanding, () => {}), [userId])
  if (!key || standing === 'none') return null

  const change = async (work: () => Promise<PushStanding>) => {
    setBusy(true)
    await work().then(setStanding, () => toasts.error('No logramos activar los avisos. Intenta de nuevo.'))
    setBusy(false)
  }
  return (
    <section className="acc-notify" aria-live="polite" aria-label="Avisos del pedido">
      {standing === 'blocked' && <p>Tu navegador tiene bloqueados los avisos de esta tienda. Puedes permitirlos en su configuración.</p>}
      {standing === 'off' && (
        <Button look="primary" wide busy={busy} onClick={() => void change(() => startPush(userId, key))}>
          <Bell size={18} aria-hidden="true" />
          Avísame cuando cambie mi pedido
        </Button>
      )}
      {standing === 'on' && (
        <>
          <p>
            <BellRing size={18} aria-hidden="true" /> Te avisaremos cuando cambie tu pedido.
          </p>
          <Button size="small" busy={busy} onClick={() => void change(stopPush)}>
            No avisarme más
          </Button>
        </>
      )}
    </section>
  )
}
