import { ImageField, type MediaValue } from '@plaza/ui/forms'

interface Props {
  readonly label: string
  readonly value: readonly (string | File)[]
  readonly onChange: (value: (string | File)[]) => void
  readonly disabled: boolean
}

/** Several pictures, in order; the last place takes the next one. */
export const GalleryField = ({ label, value, onChange, disabled }: Props) => {
  const put = (at: number, next: MediaValue) =>
    onChange(next instanceof File ? [...value.slice(0, at), next, ...value.slice(at + 1)] : value.filter((_, index) => index !== at))
  return (
    <div className="adc-gallery" role="group" aria-label={label}>
      {value.map((each, at) => (
        <ImageField
          key={typeof each === 'string' ? each : `${each.name}-${each.lastModified}`}
          label={`${label}: foto ${at + 1}`}
          value={each}
          onChange={(next) => put(at, next)}
          disabled={disabled}
        />
      ))}
      {value.length < 20 && (
        <ImageField
          key={`next-${value.length}`}
          label={`${label}: agregar foto`}
          value={null}
          onChange={(next) => put(value.length, next)}
          disabled={disabled}
        />
      )}
    </div>
  )
}

/** How a gallery travels: addresses as they are, new files beside them. */
export function galleryWire(name: string, value: unknown): Record<string, unknown> {
  const all = (value ?? []) as readonly (string | File)[]
  const files = all.filter((each) => each instanceof File)
  return { [name]: all.filter((each) => typeof each === 'string'), ...(files.length > 0 && { [`${name}[]`]: files }) }
}
