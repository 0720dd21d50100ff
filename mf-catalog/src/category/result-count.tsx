import { X } from 'lucide-react'
import { chipsOf, type ListingChoice, noChoice, writeChoice } from './filter.ts'

/** How many there are, said aloud when it changes, and each filter with the way to do without it. No hooks: the face draws it too. */
export function ResultCount({ choice, total }: { choice: ListingChoice; total: number | undefined }) {
  const chips = chipsOf(choice)
  return (
    <div className="cat-found">
      <p className="cat-found__count" role="status">
        {total === undefined ? ' ' : total === 1 ? '1 producto' : `${total} productos`}
      </p>
      {chips.length > 0 && (
        <ul className="cat-chips cat-chips--wrapped" aria-label="Filtros activos">
          {chips.map(({ text, without }) => (
            <li key={text}>
              <a className="cat-chip cat-chip--active" href={writeChoice(without) || '?'} aria-label={`Quitar el filtro ${text}`}>
                {text}
                <X size={14} aria-hidden="true" />
              </a>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <a className="cat-chip cat-chip--quiet" href={writeChoice({ ...noChoice, sort: choice.sort }) || '?'}>
                Quitar todos
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
