import { Spinner } from '@plaza/ui'
import { useEffect, useState } from 'react'
import { googleChannel, returnOf } from './google-return.ts'

/** Where Google's window comes back: hands its answer to the page that asked, and goes. */
export default function GoogleReturnPage() {
  const [stayed, setStayed] = useState(false)
  useEffect(() => {
    const channel = new BroadcastChannel(googleChannel)
    channel.postMessage(returnOf(location.hash))
    history.replaceState(history.state, '', location.pathname)
    const timer = setTimeout(() => setStayed(true), 1500)
    close()
    return () => {
      clearTimeout(timer)
      channel.close()
    }
  }, [])
  return stayed ? (
    <p>
      Ya puedes cerrar esta ventana, o <a href="/">volver al inicio</a>.
    </p>
  ) : (
    <Spinner label="Verificando login" />
  )
}
