import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { useEffect, useState } from 'react'

/** Said over a page that comes from the browser's own memory, or when the connection goes while the page is open. */
export function KeptNotice({ keptAt }: { keptAt: string | null }) {
  const online = useOnline()
  if (online && keptAt === null) return null
  return (
    <div className="sh-kept" role="status" data-testid="kept-notice">
      <p>
        {online ? 'Ya hay conexión.' : 'Sin conexión.'}
        {keptAt !== null && ` Esta página es del ${formatDateTime(keptAt)}: precios y existencias pueden haber cambiado.`}
      </p>
      {(online || keptAt !== null) && (
        <button type="button" className="pz-button pz-button--secondary" onClick={() => location.reload()}>
          Actualizar
        </button>
      )}
    </div>
  )
}

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
