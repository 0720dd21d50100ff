import { api } from '@plaza/api-client'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import type { Pin } from '@plaza/contracts/account/addresses.api'
import { addressSearchMinLength, isSameAddress, namesPlace } from '@plaza/contracts/account/streets'
import { checkAddressOffice, geocodeAddress, reverseGeocode } from '@plaza/contracts/branches/branches.api'
import type { LatLng } from '@plaza/contracts/kernel/base'
import { useEffect, useRef, useState } from 'react'

const pause = 800

/** What is known of the pin: `office` serves it, `none` does. */
export type Coverage = { kind: 'unknown' } | { kind: 'checking' } | { kind: 'covered'; office: string } | { kind: 'none'; text: string }

/** A point and the address it stands for. */
export interface PlacedPin extends Pin {
  readonly point: LatLng
  /** Null until somebody says what the place is called. */
  readonly neighbourhood: string | null
}

export interface PlaceState {
  /** The pin of the address as it is written now; null when there is none for it. */
  readonly pin: PlacedPin | null
  readonly coverage: Coverage
  /** What the search said about the address, when it did not find it. */
  readonly searchNotice: string | null
  readonly isSearching: boolean
  /** The pin was moved by hand, by coordinates or by the device. */
  readonly moveTo: (point: LatLng) => void
}

/**
 * Finds the address on the map a moment after it was typed, what the pin's place is called, and whether a branch serves it. A pin belongs to
 * the text it was found or put for: under another text it is no pin.
 */
export function usePlace(address: string, city: string, start: PlacedPin | null): PlaceState {
  const text = address.trim()
  const [placed, setPlaced] = useState(start)
  const pin = placed && isPinOf(placed, text) ? placed : null
  const isByHand = pin?.by === 'hand'
  const { notice, isSearching } = useSearch(text, city, isByHand, setPlaced)
  const coverage = useCoverage(pin?.point ?? null)

  const moveTo = (point: LatLng) => {
    const moved: PlacedPin = { point, by: 'hand', text, neighbourhood: null }
    setPlaced(moved)
    void api.call(reverseGeocode, { latitude: point.lat, longitude: point.lng }).then((answer) => {
      const neighbourhood = answer.ok ? (answer.value.neighbourhood ?? accountTexts.neighbourhoodUnknown) : null
      setPlaced((last) => (last?.point === point ? { ...last, neighbourhood } : last))
    })
  }
  return { pin, coverage, searchNotice: isByHand ? null : notice, isSearching: isSearching && !isByHand, moveTo }
}

const isPinOf = (pin: PlacedPin, text: string) => pin.text === '' || isSameAddress(pin.text, text)

type ChangePin = (change: (last: PlacedPin | null) => PlacedPin | null) => void

function useSearch(text: string, city: string, isByHand: boolean, changePin: ChangePin) {
  const [searched, setSearched] = useState<{ text: string; city: string; notice: string | null } | null>(null)
  const keepsPin = useRef(isByHand)
  useEffect(() => {
    keepsPin.current = isByHand
  }, [isByHand])
  useEffect(() => {
    if (text.length < addressSearchMinLength) return
    const control = new AbortController()
    const timer = setTimeout(async () => {
      // A pin put before any text belongs to the first that names a place.
      if (namesPlace(text)) changePin((last) => (last?.text === '' ? { ...last, text } : last))
      if (keepsPin.current) return
      const answer = await api.call(geocodeAddress, { text, ...(city ? { city } : {}) }, { signal: control.signal })
      if (control.signal.aborted) return
      const found = answer.ok ? answer.value.data[0] : undefined
      setSearched({ text, city, notice: found ? null : noticeOf(answer.ok ? null : answer.problem) })
      changePin((last) => {
        if (last?.by === 'hand' && isPinOf(last, text)) return last
        if (!found) return null
        const neighbourhood = found.neighbourhood ?? accountTexts.neighbourhoodUnknown
        return { point: { lat: found.lat, lng: found.lng }, by: 'search', text, neighbourhood }
      })
    }, pause)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [text, city, changePin])
  const isDone = searched?.text === text && searched.city === city
  return { notice: isDone ? searched.notice : null, isSearching: text.length >= addressSearchMinLength && !isDone }
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
