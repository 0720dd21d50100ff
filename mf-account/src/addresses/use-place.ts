import { api } from '@plaza/api-client'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { addressSearchMinLength } from '@plaza/contracts/account/streets'
import { checkAddressOffice, geocodeAddress, reverseGeocode } from '@plaza/contracts/branches/branches.api'
import type { LatLng } from '@plaza/contracts/kernel/base'
import { useEffect, useRef, useState } from 'react'

const pause = 800

/** What is known of the pin: `office` serves it, `none` does. */
export type Coverage = { kind: 'unknown' } | { kind: 'checking' } | { kind: 'covered'; office: string } | { kind: 'none'; text: string }

export interface PlaceState {
  readonly point: LatLng | null
  readonly coverage: Coverage
  /** What the search said about the address, when it did not find it. */
  readonly searchNotice: string | null
  readonly neighbourhood: string | null
  /** The pin was moved by hand, by coordinates or by the device. */
  readonly moveTo: (point: LatLng) => void
}

/** Finds the address on the map a moment after it was typed, what the pin's place is called, and whether a branch serves it. */
export function usePlace(address: string, city: string): PlaceState {
  const [point, setPoint] = useState<LatLng | null>(null)
  const [neighbourhood, setNeighbourhood] = useState<string | null>(null)
  const [searchNotice, setSearchNotice] = useState<string | null>(null)
  const coverage = useCoverage(point)
  // A pin put by hand is the truth: what is typed afterwards does not take it away.
  const byHand = useRef(false)

  useEffect(() => {
    const text = address.trim()
    if (text.length < addressSearchMinLength) return
    const control = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await api.call(geocodeAddress, { text, ...(city ? { city } : {}) }, { signal: control.signal })
      if (control.signal.aborted) return
      const found = answer.ok ? answer.value.data[0] : undefined
      setSearchNotice(found || byHand.current ? null : noticeOf(answer.ok ? null : answer.problem))
      if (!found || byHand.current) return
      setPoint({ lat: found.lat, lng: found.lng })
      setNeighbourhood(found.neighbourhood ?? accountTexts.neighbourhoodUnknown)
    }, pause)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [address, city])

  const moveTo = (to: LatLng) => {
    byHand.current = true
    setSearchNotice(null)
    setPoint(to)
    void api.call(reverseGeocode, { latitude: to.lat, longitude: to.lng }).then((answer) => {
      if (answer.ok) setNeighbourhood(answer.value.neighbourhood ?? accountTexts.neighbourhoodUnknown)
    })
  }
  return { point, coverage, searchNotice, neighbourhood, moveTo }
}

const noticeOf = (problem: { code: string; message: string } | null) =>
  problem === null || problem.code === 'ADDRESS_NOT_RECOGNISED' ? accountTexts.addressNotRecognised : problem.message

function useCoverage(point: LatLng | null): Coverage {
  const [checked, setChecked] = useState<{ point: LatLng; coverage: Coverage } | null>(null)
  useEffect(() => {
    if (!point) return
    const control = new AbortController()
    void api.call(checkAddressOffice, { latitude: point.lat, longitude: point.lng }, { signal: control.signal }).then((answer) => {
      if (control.signal.aborted) return
      const coverage: Coverage = answer.ok
        ? { kind: 'covered', office: answer.value.office.displayName || answer.value.office.name }
        : { kind: 'none', text: answer.problem.message }
      setChecked({ point, coverage })
    })
    return () => control.abort()
  }, [point])
  if (!point) return { kind: 'unknown' }
  return checked?.point === point ? checked.coverage : { kind: 'checking' }
}
