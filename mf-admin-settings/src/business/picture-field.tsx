import { uploadPicture } from '@plaza/contracts/business/settings.api'
import { ImageField } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'

interface Props {
  readonly label: string
  /** The picture's address, or nothing. */
  readonly value: unknown
  readonly onChange: (address: string | null) => void
  readonly disabled?: boolean
}

/** A picture of the business: what is chosen is stored at once, and the form keeps its address. */
export function PictureField({ label, value, onChange, disabled = false }: Props) {
  const upload = useCallMutation(uploadPicture)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File) => {
    setProblem(null)
    const answer = await upload.run({ picture: file })
    if (answer.ok) onChange(answer.value.data.address)
    else setProblem(answer.problem.message)
  }
  return (
    <ImageField
      label={label}
      accept={['image/jpeg', 'image/png', 'image/gif', 'image/webp']}
      value={typeof value === 'string' ? value : null}
      error={problem}
      disabled={disabled || upload.isPending}
      {...(upload.isPending ? { help: 'Guardando la imagen…' } : {})}
      onChange={(next) => (next instanceof File ? void take(next) : onChange(null))}
    />
  )
}
