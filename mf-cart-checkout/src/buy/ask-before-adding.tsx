import { ConfirmDialog } from '@plaza/ui/overlays'

/** What the category wants said before its products go into the cart. Only its words: the markup of the setting stays outside. */
export default function AskBeforeAdding({ title, text, onYes, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      title={`Antes de agregar ${title}`}
      text={wordsOf(text)}
      confirmLabel="Agregar"
      onConfirm={() => {
        onYes()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

interface Props {
  title: string
  text: string
  onYes: () => void
  onClose: () => void
}

const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent
