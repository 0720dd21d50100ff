import { classes } from '@plaza/ui'
import { Upload } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import './drop-zone.css'

interface Props {
  /** What the button says: `Elegir imágenes`. */
  readonly label: string
  readonly hint: string
  readonly accept: string
  readonly multiple?: boolean
  readonly disabled?: boolean
  readonly onFiles: (files: File[]) => void
}

/** Files by dropping them here, or by choosing them. */
export function DropZone({ label, hint, accept, multiple = false, disabled = false, onFiles }: Props) {
  const [over, setOver] = useState(false)
  const hear = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside && !disabled)
  }
  const drop = (event: DragEvent) => {
    hear(false)(event)
    const files = [...event.dataTransfer.files]
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same by keyboard
    <div className={classes('adc-drop', over && 'adc-drop--over')} onDragOver={hear(true)} onDragLeave={hear(false)} onDrop={drop}>
      <Upload size={28} aria-hidden="true" />
      <label className="pz-button pz-button--secondary pz-button--medium" data-disabled={disabled || undefined}>
        <input
          className="pz-hidden"
          type="file"
          aria-label={label}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])]
            // The same file may be chosen again after it was mended.
            event.currentTarget.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
        {label}
      </label>
      <p className="pz-muted">{hint}</p>
    </div>
  )
}
