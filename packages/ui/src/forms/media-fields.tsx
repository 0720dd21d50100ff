import { imageTypes, removedMarker, videoTypes } from '@plaza/contracts/kernel/uploads'
import { ImagePlus, Trash2, Video } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useMemo, useState } from 'react'
import { Button } from '../components/button.tsx'
import type { FieldProps } from './field.tsx'
import { refusedImage, refusedVideo } from './refused-media.ts'

/** An address that stands, a new file, the mark of one taken away, or nothing. */
export type MediaValue = string | File | null | undefined

export interface MediaFieldProps extends FieldProps {
  readonly value: MediaValue
  readonly onChange: (value: MediaValue) => void
  /** Accepted types; jpeg, png and gif unless told. */
  readonly accept?: readonly string[]
}

const pictures = imageTypes

/** A picture with its preview; taking it away sends the mark `_null_`. */
export const ImageField = (props: MediaFieldProps) => (
  <MediaField {...props} accept={props.accept ?? pictures} refuse={(file) => refusedImage(file, props.accept)} kind="imagen" />
)

/** A film with its preview: mp4 or quicktime. */
export const VideoField = (props: Omit<MediaFieldProps, 'accept'>) => (
  <MediaField {...props} accept={videoTypes} refuse={refusedVideo} kind="video" />
)

interface Props extends MediaFieldProps {
  readonly accept: readonly string[]
  readonly refuse: (file: File) => string | null
  readonly kind: 'imagen' | 'video'
}

function MediaField({ label, value, onChange, error, help, required, disabled, hideLabel, accept, refuse, kind }: Props) {
  const [refused, setRefused] = useState<string | null>(null)
  const id = useId()
  const shown = useShown(value)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    // The same file may be chosen again after it was mended.
    event.currentTarget.value = ''
    if (!file) return
    const problem = refuse(file)
    setRefused(problem)
    if (problem === null) onChange(file)
  }
  const problem = refused ?? error
  const verb = shown ? 'Cambiar' : 'Elegir'
  return (
    <div className="pz-field pz-media" role="group" aria-label={label}>
      <span className={hideLabel ? 'pz-hidden' : 'pz-field__label'} aria-hidden="true">
        {label}
        {required && <span className="pz-field__required"> *</span>}
      </span>
      <div className="pz-media__frame">
        <Preview source={shown} kind={kind} label={label} />
        <div className="pz-media__tools">
          <label className="pz-button pz-button--secondary pz-button--small" data-disabled={disabled || undefined}>
            <input
              className="pz-hidden"
              type="file"
              accept={accept.join(',')}
              disabled={disabled}
              aria-label={`${verb} ${kind}: ${label}`}
              aria-invalid={Boolean(problem)}
              aria-describedby={problem ? id : undefined}
              onChange={choose}
            />
            {verb} {kind}
          </label>
          {shown && (
            <Button
              size="small"
              look="quiet"
              disabled={disabled}
              onClick={() => onChange(typeof value === 'string' || value instanceof File ? removedMarker : null)}
            >
              <Trash2 size={16} aria-hidden="true" />
              Quitar
            </Button>
          )}
        </div>
      </div>
      {help && <span className="pz-field__help">{help}</span>}
      {problem && (
        <span className="pz-field__error" id={id} role="alert">
          {problem}
        </span>
      )}
    </div>
  )
}

function Preview({ source, kind, label }: { source: string | null; kind: 'imagen' | 'video'; label: string }) {
  if (!source) return <span className="pz-media__empty">{kind === 'video' ? <Video size={28} /> : <ImagePlus size={28} />}</span>
  if (kind === 'imagen') return <img className="pz-media__picture" src={source} alt={`Vista previa: ${label}`} />
  return <video className="pz-media__picture" src={source} controls muted preload="metadata" aria-label={`Vista previa: ${label}`} />
}

/** Where the browser finds it: its address, or one for the chosen file. */
function useShown(value: MediaValue): string | null {
  const chosen = useMemo(() => (value instanceof File ? URL.createObjectURL(value) : null), [value])
  useEffect(() => () => (chosen === null ? undefined : URL.revokeObjectURL(chosen)), [chosen])
  return chosen ?? (typeof value === 'string' && value !== '' && value !== removedMarker ? value : null)
}
