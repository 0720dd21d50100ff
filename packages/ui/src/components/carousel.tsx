import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'

interface Props {
  /** What it holds, in Spanish. */
  readonly label: string
  readonly children: ReactNode
  /** Milliseconds between slides; none stands still. */
  readonly autoplay?: number
  /** `one` slide fills the width, `many` stand side by side. */
  readonly show?: 'one' | 'many'
}

/** Slides to swipe, or to move by buttons. Autoplay rests on hover and focus, can be paused, and never starts under reduced motion. */
export function Carousel({ label, children, autoplay, show = 'one' }: Props) {
  const track = useRef<HTMLUListElement>(null)
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  // Kept: they are many cards, and a finger that comes down on one of them is a pointer and a focus, each of which draws this anew.
  const slides = useMemo(() => Children.toArray(children), [children])
  const plays = autoplay !== undefined && slides.length > 1
  useAutoplay(track, plays && !paused && !hovered && !focused ? autoplay : undefined)
  return (
    <section
      className={classes('pz-carousel', `pz-carousel--${show}`)}
      aria-roledescription="carrusel"
      aria-label={label}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ul className="pz-carousel__track" ref={track}>
        {slides.map((slide, index) => (
          // Slides have no identity of their own
          <li key={index} className="pz-carousel__slide">
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="pz-carousel__controls">
          <IconButton label="Anterior" onClick={() => move(track.current, -1)}>
            <ChevronLeft size={20} />
          </IconButton>
          {plays && (
            <IconButton label={paused ? 'Reanudar' : 'Pausar'} onClick={() => setPaused(!paused)}>
              {paused ? <Play size={16} /> : <Pause size={16} />}
            </IconButton>
          )}
          <IconButton label="Siguiente" onClick={() => move(track.current, 1)}>
            <ChevronRight size={20} />
          </IconButton>
        </div>
      )}
    </section>
  )
}

function useAutoplay(track: React.RefObject<HTMLUListElement | null>, milliseconds: number | undefined) {
  useEffect(() => {
    if (milliseconds === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (!document.hidden) move(track.current, 1)
    }, milliseconds)
    return () => clearInterval(timer)
  }, [track, milliseconds])
}

/** One screenful on; past the last slide it begins anew. */
function move(track: HTMLUListElement | null, direction: 1 | -1) {
  if (!track) return
  const end = track.scrollWidth - track.clientWidth
  const wished = track.scrollLeft + direction * track.clientWidth
  const left = direction > 0 && track.scrollLeft >= end - 4 ? 0 : direction < 0 && track.scrollLeft <= 4 ? end : wished
  track.scrollTo({ left, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
}
