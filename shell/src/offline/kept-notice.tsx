import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { useEffect, useState } from 'react'
import { BottomNotice } from '../layout/bottom-notice.tsx'

/** Said over a page that comes from the browser's own memory, or when the connection goes while the page is open. */
export function KeptNotice({ keptAt }: { keptAt: string | null }) {
  const online = useOnline()
  if (online && keptAt === null) return null
  return (
    <BottomNotice role="status" data-testid="kept-notice">
      <p>
        {connection(online)}
        {keptAt !== null && ` Esta página es del ${formatDateTime(keptAt)}: precios y existencias pueden haber cambiado.`}
      </p>
      {(online || keptAt !== null) && (
        <button type="button" className="pz-button pz-button--secondary" onClick={() => location.reload()}>
          Actualizar
        </button>
      )}
    </BottomNotice>
  )
}

const onlineAtFirst = navigator.onLine

// A page kept by the browser although there was a connection: the shop itself did not answer.
const connection = (online: boolean) =>
  !online ? 'Sin conexión.' : onlineAtFirst ? 'No logramos conectar con la tienda.' : 'Ya hay conexión.'

function useOnline() {
  const [online, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const look = () => setOnline(navigator.onLine)
    for (const event of ['online', 'offline']) addEventListener(event, look)
    return () => {
      for (const event of ['online', 'offline']) removeEventListener(event, look)
    }
  }, [])
  return online
}
