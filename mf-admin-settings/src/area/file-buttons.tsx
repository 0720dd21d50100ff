import type { LatLng } from '@plaza/contracts/kernel/base'
import { Button } from '@plaza/ui'
import { Download, Upload } from 'lucide-react'
import { useRef } from 'react'
import { fromGeoJson, toGeoJson } from './geojson.ts'
import type { Corners } from './use-corners.ts'

interface Props {
  readonly corners: Corners
  /** Of the file, without its ending. */
  readonly name: string
  readonly onRead: (corners: LatLng[]) => void
  readonly onProblem: (text: string) => void
}

/** The area from a GeoJSON file and into one. */
export function FileButtons({ corners, name, onRead, onProblem }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    const read = file ? fromGeoJson(await file.text()) : null
    if (read && 'corners' in read) onRead(read.corners)
    else if (read) onProblem(read.problem)
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".geojson,.json,application/geo+json,application/json"
        aria-label="Archivo GeoJSON"
        onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
      />
      <Button size="small" onClick={() => input.current?.click()}>
        <Upload size={16} aria-hidden="true" />
        Importar GeoJSON
      </Button>
      <Button size="small" disabled={corners.length < 3} onClick={() => save(`${name}.geojson`, toGeoJson(corners, { name }))}>
        <Download size={16} aria-hidden="true" />
        Exportar GeoJSON
      </Button>
    </>
  )
}

function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/geo+json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
