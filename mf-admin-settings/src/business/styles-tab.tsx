import { checkStyles, saveStyles, type StyleRefusal } from '@plaza/contracts/business/settings.api'
import { businessTexts } from '@plaza/contracts/business/business.messages'
import { Button, later, Skeleton, toasts, useBusiness, useUnsavedWork } from '@plaza/ui'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import './styles-tab.css'

// The editor weighs more than the whole back office around it: it comes with its tab.
const CssEditor = later(() => import('./css-editor.tsx'), { waiting: <Skeleton className="ads-styles__editor" /> })

interface Props {
  readonly saved: string
  /** What may stand in the shop of what is written now. */
  readonly onDraft: (css: string) => void
}

/** The business's own styles. What may not stand is marked in its line while it is written, and nothing is saved before it is mended. */
export function StylesTab({ saved, onDraft }: Props) {
  const { at_business } = useBusiness()
  const [text, setText] = useState(saved)
  const [kept, setKept] = useState(saved)
  const [problems, setProblems] = useState<readonly string[]>([])
  useUnsavedWork(text !== kept, { place: 'page' })
  const check = useCallMutation(checkStyles)
  const save = useCallMutation(saveStyles)
  const inspect = async (styles: string): Promise<readonly StyleRefusal[]> => {
    const answer = await check.run({ styles })
    if (!answer.ok) return []
    onDraft(answer.value.data.css)
    return answer.value.data.refusals
  }
  const keep = async () => {
    setProblems([])
    const answer = await save.run({ at_business, styles: text })
    if (answer.ok) {
      setKept(text)
      toasts.success(businessTexts.stylesSaved)
      return
    }
    const details = (answer.problem.details ?? []).map(({ message }) => message)
    setProblems([
      businessTexts.stylesNotSaved,
      ...(details.length > 0 ? details : answer.problem.message === businessTexts.stylesNotSaved ? [] : [answer.problem.message]),
    ])
  }
  return (
    <section className="ads-styles" aria-label="Estilos CSS">
      <p className="pz-muted">
        Valen solo en la tienda: no llegan al carrito, al pago ni a la administración, ni cambian los precios. Se pueden usar colores,
        fondos, bordes, espacios y letras.
      </p>
      <CssEditor value={text} onChange={setText} inspect={inspect} />
      {problems.length > 0 && (
        <div className="ads-styles__problems" role="alert">
          <strong>{problems[0]}</strong>
          <ul>
            {problems.slice(1).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="ads-styles__actions">
        {text !== kept && <span className="pz-muted">Cambios sin guardar</span>}
        <Button disabled={text === kept} onClick={() => setText(kept)}>
          Deshacer cambios
        </Button>
        <Button look="primary" busy={save.isPending} onClick={() => void keep()}>
          Guardar estilos
        </Button>
      </div>
    </section>
  )
}
