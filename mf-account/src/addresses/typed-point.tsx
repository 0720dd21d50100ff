import { accountTexts } from '@plaza/contracts/account/account.messages'
import type { LatLng } from '@plaza/contracts/kernel/base'
import { Button } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { useState } from 'react'

const otherProblem = 'No logramos encontrar tu ubicación, mueve el puntero en el mapa.'
const coordinate = (text: string, most: number) => {
  const value = Number(text.replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) && Math.abs(value) <= most ? value : null
}

/** The pin without a mouse: by the device's place or by typed coordinates. */
export function TypedPoint({ point, onMove }: { point: LatLng | null; onMove: (point: LatLng) => void }) {
  // Null until somebody types: then the pin's own are shown.
  const [typed, setTyped] = useState<{ lat: string; lng: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { lat, lng } = typed ?? { lat: point?.lat.toFixed(6) ?? '', lng: point?.lng.toFixed(6) ?? '' }

  const apply = () => {
    const [latitude, longitude] = [coordinate(lat, 90), coordinate(lng, 180)]
    if (latitude === null || longitude === null) return setProblem('Escribe latitud y longitud en grados, por ejemplo 3.42 y -76.54.')
    setProblem(null)
    setTyped(null)
    onMove({ lat: latitude, lng: longitude })
  }
  const locate = () => {
    setProblem(null)
    if (!navigator.geolocation) return setProblem(accountTexts.locationDenied)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onMove({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => setProblem(code === 1 ? accountTexts.locationDenied : otherProblem),
      { timeout: 8000, maximumAge: 60_000 },
    )
  }
  return (
    <>
      <div className="acc-address__row">
        <Button onClick={locate}>Usar mi ubicación</Button>
        <details className="acc-address__typed">
          <summary>Escribir coordenadas</summary>
          <div className="acc-address__coordinates">
            <TextInput label="Latitud" inputMode="decimal" value={lat} onChange={(text) => setTyped({ lat: text, lng })} />
            <TextInput label="Longitud" inputMode="decimal" value={lng} onChange={(text) => setTyped({ lat, lng: text })} />
            <Button onClick={apply}>Ubicar</Button>
          </div>
        </details>
      </div>
      {problem && (
        <p className="acc-error" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
