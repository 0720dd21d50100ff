import { lazy, Suspense, type ComponentProps } from 'react'
import type PickingSheet from './picking-sheet.tsx'

const NoSheet = () => <p className="ado-sheet">No logramos preparar la hoja de alistamiento. Recarga la página e imprime de nuevo.</p>

// The code that draws QR and bar codes comes after the order itself. React would take the page down if it failed to come.
const Sheet = lazy(() => import('./picking-sheet.tsx').catch(() => ({ default: NoSheet })))

export const LazySheet = (props: ComponentProps<typeof PickingSheet>) => (
  <Suspense fallback={null}>
    <Sheet {...props} />
  </Suspense>
)
