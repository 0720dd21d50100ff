import { business as businessEntity, type Business } from '@plaza/contracts/business/business.entity'
import { checkStyles, saveStyles, type StyleRefusal } from '@plaza/contracts/business/settings.api'
import { businessProblems, businessTexts } from '@plaza/contracts/business/business.messages'
import { currentOf, versionOf } from '@plaza/contracts/kernel/version'
import { Button, later, Skeleton, toasts, useBusiness, useUnsavedWork } from '@plaza/ui'
import { compareLines, type Save, saveOver, VersionsDialog } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { useRef, useState } from 'react'
import './styles-tab.css'

// The editor weighs more than the whole back office around it: it comes with its tab.
const CssEditor = later(() => import('./css-editor.tsx'), { waiting: <Skeleton className="ads-styles__editor" /> })

interface Props {
  /** The business as it stands saved when the tab is opened. */
  readonly stored: Business
  /** What may stand in the shop of what is written now. */
  readonly onDraft: (css: string) => void
}

/** The business's own styles. What may not stand is marked in its line while it is written, and nothing is saved before it is mended. */
export function StylesTab({ stored, onDraft }: Props) {
  const { text, setText, kept, problems, theirs, save, take, decideLater, busy } = useStyles(stored)
  useUnsavedWork(text !== kept, { place: 'page' })
  const check = useCallMutation(checkStyles)
  const inspect = async (styles: string): Promise<readonly StyleRefusal[]> => {
    const answer = await check.run({ styles })
    if (!answer.ok) return []
    onDraft(answer.value.data.css)
    return answer.value.data.refusals
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
        <Button look="primary" busy={busy} onClick={() => void save()}>
          Guardar estilos
        </Button>
      </div>
      {theirs && (
        <VersionsDialog
          title="Alguien más guardó cambios"
          text={businessProblems.businessChanged.text}
          list={[{ field: 'Estilos CSS', ...compareLines(text.split('\n'), stylesOf(theirs).split('\n')) }]}
          busy={busy}
          onMine={() => void save(theirs)}
          onTheirs={() => take(theirs)}
          onClose={decideLater}
        />
      )}
    </section>
  )
}

const stylesOf = ({ custom_css_styles: styles }: Business): string => styles ?? ''

/** The styles being written and the business they were begun from: they are saved only over what was seen. */
function useStyles(stored: Business) {
  const { at_business } = useBusiness()
  const [seen, setSeen] = useState(stored)
  const [text, setText] = useState(stylesOf(stored))
  const [problems, setProblems] = useState<readonly string[]>([])
  const [theirs, setTheirs] = useState<Business | null>(null)
  const version = useRef('*')
  const mutation = useCallMutation(saveStyles, { headers: () => ({ 'if-match': version.current }) })
  const send: Save<Business> = async (_values, _changed, before) => {
    version.current = versionOf(before)
    const answer = await mutation.run({ at_business, styles: text })
    if (!answer.ok) return { ...answer, current: currentOf(businessEntity, answer.problem.data) }
    const { styles, lastUpdateDate } = answer.value.data
    return { ok: true, current: { ...before, custom_css_styles: styles, lastUpdateDate } }
  }
  const save = async (over = seen) => {
    setProblems([])
    const outcome = await saveOver(send, over, { custom_css_styles: text })
    setTheirs(outcome.ok ? null : (outcome.current ?? null))
    if (!outcome.ok) return outcome.current ? undefined : setProblems(problemsOf(outcome.problem))
    if (outcome.current) setSeen(outcome.current)
    toasts.success(businessTexts.stylesSaved)
  }
  const take = (current: Business) => {
    setSeen(current)
    setText(stylesOf(current))
    setTheirs(null)
  }
  return { text, setText, kept: stylesOf(seen), problems, theirs, save, take, decideLater: () => setTheirs(null), busy: mutation.isPending }
}

function problemsOf({ message, details = [] }: { message: string; details?: readonly { message: string }[] }): string[] {
  if (details.length > 0) return [businessTexts.stylesNotSaved, ...details.map((detail) => detail.message)]
  return message === businessTexts.stylesNotSaved ? [message] : [businessTexts.stylesNotSaved, message]
}
