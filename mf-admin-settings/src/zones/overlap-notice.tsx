import { distanceLabels } from '@plaza/contracts/branches/branches.messages'
import type { Zone } from '@plaza/contracts/branches/zone.entity'
import { loadTwice } from '@plaza/ui'
import { useEffect, useState } from 'react'
import type { Corners } from '../area/use-corners.ts'

/** Says which zones share ground with this one: there the cheapest fee counts. */
export function OverlapNotice({ corners, others }: { readonly corners: Corners; readonly others: readonly Zone[] }) {
  const [found, setFound] = useState<readonly Zone[]>([])
  useEffect(() => {
    let gone = false
    void loadTwice(() => import('@plaza/geometry/polygon')).then(
      ({ overlap }) => !gone && setFound(corners.length > 2 ? others.filter(({ polygon }) => overlap(corners, polygon)) : []),
      // A hint only: the server knows which fee counts.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [corners, others])
  if (found.length === 0) return null
  return (
    <p className="ads-area__notice" role="status">
      Se superpone con {found.length === 1 ? 'otra zona' : `${found.length} zonas`} (
      {[...new Set(found.map(({ distance }) => distanceLabels[distance]))].join(', ')}). Donde coinciden vale la tarifa más baja.
    </p>
  )
}
