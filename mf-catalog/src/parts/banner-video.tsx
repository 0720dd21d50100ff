import { IconButton } from '@plaza/ui'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A silent video over its still picture: plays by itself only where motion is welcome, can always be stopped, gives way when it fails. */
export function BannerVideo({ src, still }: { src: string; still: ReactNode }) {
  const video = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) void video.current?.play().catch(() => {})
  }, [])
  if (failed || src === '') return still
  const toggle = () => void (playing ? video.current?.pause() : video.current?.play().catch(() => setFailed(true)))
  return (
    <>
      {still}
      <video
        ref={video}
        className="cat-banner__video"
        src={src}
        muted
        loop
        playsInline
        preload="metadata"
        aria-hidden="true"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setFailed(true)}
      />
      <span className="cat-banner__play">
        <IconButton label={playing ? 'Pausar video' : 'Reproducir video'} onClick={toggle}>
          {playing ? <Pause size={16} /> : <Play size={16} />}
        </IconButton>
      </span>
    </>
  )
}
