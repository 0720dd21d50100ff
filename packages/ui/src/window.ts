/** The light window: lazy, import it from lazy modules only. */
export { Window, type WindowProps } from './overlays/window.tsx'
