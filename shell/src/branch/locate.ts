import type { Position } from './branch-choice.ts'

/** S 8. */
export const locationDenied = 'Permiso de ubicación denegado'

/** Asks the browser where it is, or says in Spanish why not. */
export function locate(geolocation: Geolocation | undefined = navigator.geolocation): Promise<{ at: Position } | { problem: string }> {
  if (!geolocation) return Promise.resolve({ problem: locationDenied })
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ at: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => resolve({ problem: code === 1 ? locationDenied : 'No logramos encontrar tu ubicación, elige una sede de la lista.' }),
      // Who asks again has moved, or wants to know anew.
      { timeout: 8000, maximumAge: 0 },
    )
  })
}
