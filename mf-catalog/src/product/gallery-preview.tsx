import { IconButton, Picture } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import './gallery-preview.css'

interface PreviewProps {
  title: string
  photos: readonly string[]
  from: number
  /** Hears which picture is shown, so that the page stands at it afterwards. */
  onShow: (at: number) => void
  onClose: () => void
}

const zooms = [1, 2, 3] as const

/** S-2-169: the pictures large, one at a time: arrows turn, plus and minus zoom, Escape closes. */
export default function GalleryPreview({ title, photos, from, onShow, onClose }: PreviewProps) {
  const [at, setAt] = useState(from)
  const [zoom, setZoom] = useState(0)
  const show = (wished: number) => {
    const next = (wished + photos.length) % photos.length
    setAt(next)
    setZoom(0)
    onShow(next)
  }
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = frame
    if (current && zoom > 0)
      current.scrollTo((current.scrollWidth - current.clientWidth) / 2, (current.scrollHeight - current.clientHeight) / 2)
  }, [zoom])
  const zoomTo = (wished: number) => setZoom(Math.max(0, Math.min(zooms.length - 1, wished)))
  const keys: Record<string, () => void> = {
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    Home: () => show(0),
    End: () => show(photos.length - 1),
    '+': () => zoomTo(zoom + 1),
    '-': () => zoomTo(zoom - 1),
  }
  const now = useRef({ keys, zoomed: zoom > 0 })
  // Layout effects: a key pressed as soon as the picture shows is heard. The page takes them, as the focus arrives a frame later.
  useLayoutEffect(() => {
    now.current = { keys, zoomed: zoom > 0 }
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = now.current.keys[event.key]
      // A picture that is larger than its frame is moved by the arrows.
      const moves = now.current.zoomed && event.key.startsWith('Arrow')
      if (!wanted || moves || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      wanted()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <Dialog open onClose={onClose} title={title} size="full" className="cat-preview">
      <div className="cat-preview__body">
        {/* Scrolls when zoomed, so it takes the focus for the arrows. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div
          ref={frame}
          className="cat-preview__frame"
          tabIndex={0}
          role="group"
          aria-label={`Imagen ${at + 1} de ${photos.length}`}
          data-zoom={zooms[zoom]}
        >
          <Picture
            key={photos[at]}
            src={photos[at]}
            alt={`${title}, imagen ${at + 1} de ${photos.length}`}
            width={1280}
            height={1280}
            sizes={`${zooms[zoom]! * 100}vmin`}
            loading="eager"
            className={`cat-preview__picture cat-preview__picture--${zooms[zoom]}`}
          />
        </div>
        <div className="cat-preview__bar">
          {photos.length > 1 && (
            <IconButton label="Imagen anterior" onClick={() => show(at - 1)}>
              <ChevronLeft size={24} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label="Alejar" disabled={zoom === 0} onClick={() => zoomTo(zoom - 1)}>
            <ZoomOut size={20} aria-hidden="true" />
          </IconButton>
          <span className="cat-preview__count" aria-live="polite">
            {at + 1} / {photos.length}
          </span>
          <IconButton label="Acercar" disabled={zoom === zooms.length - 1} onClick={() => zoomTo(zoom + 1)}>
            <ZoomIn size={20} aria-hidden="true" />
          </IconButton>
          {photos.length > 1 && (
            <IconButton label="Imagen siguiente" onClick={() => show(at + 1)}>
              <ChevronRight size={24} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
    </Dialog>
  )
}
