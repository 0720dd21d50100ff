import { imageTypes } from '@plaza/contracts/kernel/uploads'
import { Badge, IconButton } from '@plaza/ui'
import { refusedImage } from '@plaza/ui/forms'
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { movedPhoto, type Photo, photosMost } from './photos.ts'
import './photos-field.css'

interface Props {
  readonly photos: readonly Photo[]
  readonly onChange: (photos: Photo[]) => void
  readonly error: string | undefined
  readonly disabled: boolean
}

/** The product's photos in the order of the shop: the first is the main one, of lists and carts. */
export function PhotosField({ photos, onChange, error, disabled }: Props) {
  const [refused, setRefused] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const add = useRef<HTMLInputElement>(null)
  const hint = useId()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])]
    // The same file may be chosen again after it was mended.
    event.currentTarget.value = ''
    const faults = files.map((file) => refusedImage(file))
    const room = photosMost - photos.length
    const taken = files.filter((_, at) => faults[at] === null)
    const tooMany = taken.length > room ? `Un producto lleva hasta ${photosMost} fotos.` : null
    setRefused(faults.find((fault) => fault !== null) ?? tooMany)
    if (taken.length > 0) onChange([...photos, ...taken.slice(0, room)])
  }
  const move = (from: number, to: number) => {
    onChange(movedPhoto(photos, from, to))
    setTold(`La foto ${from + 1} es ahora la ${to + 1} de ${photos.length}.`)
  }
  const remove = (at: number) => {
    onChange(photos.toSpliced(at, 1))
    setTold(`Se quitó la foto ${at + 1}.`)
    // The pressed button is gone: focus stays in the field.
    add.current?.focus()
  }
  const problem = refused ?? error
  return (
    <div className="pz-field" role="group" aria-label="Fotos">
      {photos.length > 0 && (
        <ol className="adc-photos">
          {photos.map((photo, at) => (
            <li key={keyOf(photo)} className="adc-photos__item">
              <PhotoPreview photo={photo} text={at === 0 ? 'Foto 1, principal' : `Foto ${at + 1}`} />
              {at === 0 && <Badge tone="success">Principal</Badge>}
              {!disabled && (
                <span className="adc-photos__tools">
                  {at > 0 && (
                    <>
                      <IconButton label={`Hacer principal la foto ${at + 1}`} onClick={() => move(at, 0)}>
                        <Star size={18} aria-hidden="true" />
                      </IconButton>
                      <IconButton label={`Mover antes la foto ${at + 1}`} onClick={() => move(at, at - 1)}>
                        <ArrowLeft size={18} aria-hidden="true" />
                      </IconButton>
                    </>
                  )}
                  {at < photos.length - 1 && (
                    <IconButton label={`Mover después la foto ${at + 1}`} onClick={() => move(at, at + 1)}>
                      <ArrowRight size={18} aria-hidden="true" />
                    </IconButton>
                  )}
                  <IconButton label={`Quitar la foto ${at + 1}`} onClick={() => remove(at)}>
                    <Trash2 size={18} aria-hidden="true" />
                  </IconButton>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <label className="pz-button pz-button--secondary pz-button--small adc-photos__add" data-disabled={disabled || undefined}>
        <input
          ref={add}
          className="pz-hidden"
          type="file"
          multiple
          accept={imageTypes.join(',')}
          disabled={disabled || photos.length >= photosMost}
          aria-label="Agregar fotos"
          aria-invalid={Boolean(problem)}
          aria-describedby={hint}
          onChange={choose}
        />
        Agregar fotos
      </label>
      <span className="pz-field__help" id={hint}>
        La primera es la principal: sale en las listas y en el carrito. Las demás salen en la página del producto, en este orden.
      </span>
      {problem && (
        <span className="pz-field__error" role="alert">
          {problem}
        </span>
      )}
      <span className="pz-hidden" role="status">
        {told}
      </span>
    </div>
  )
}

const fileKeys = new WeakMap<File, string>()

/** Two files may bear one name: each gets a key of its own. */
function keyOf(photo: Photo): string {
  if (typeof photo === 'string') return photo
  const key = fileKeys.get(photo) ?? crypto.randomUUID()
  fileKeys.set(photo, key)
  return key
}

function PhotoPreview({ photo, text }: { photo: Photo; text: string }) {
  const chosen = useMemo(() => (photo instanceof File ? URL.createObjectURL(photo) : null), [photo])
  useEffect(() => () => (chosen === null ? undefined : URL.revokeObjectURL(chosen)), [chosen])
  return <img className="adc-photos__picture" src={chosen ?? (photo as string)} alt={text} width={112} height={112} />
}
