import { Button } from '@plaza/ui'

interface Props {
  readonly text: string
  /** What stands saved, and what stands here, each in a few words. */
  readonly theirs: string
  readonly mine: string
  readonly onTheirs: () => void
  readonly onMine: () => void
}

/** How the area that somebody else saved is drawn beside one's own. */
export const theirInk = '#7c3aed'

/** Two people drew the same area: which of the two goes on. Nothing is saved yet. */
export const Overtaken = ({ text, theirs, mine, onTheirs, onMine }: Props) => (
  <section className="ads-area__notice" role="alert" aria-label="Cambios de otra persona">
    <strong>{text}</strong>
    <dl className="ads-area__versions">
      <dt>Guardada (en morado)</dt>
      <dd>{theirs}</dd>
      <dt>La tuya</dt>
      <dd>{mine}</dd>
    </dl>
    <div className="ads-area__tools">
      <Button size="small" onClick={onTheirs}>
        Usar la guardada
      </Button>
      <Button size="small" onClick={onMine}>
        Seguir con la mía
      </Button>
    </div>
  </section>
)
