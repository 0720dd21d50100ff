import type { PolygonFault } from '@plaza/contracts/branches/polygon.rules'

/** What keeps the area from being saved, point by point; the same stands at each point of the list. */
export function AreaProblems({ faults, problem }: { readonly faults: readonly PolygonFault[]; readonly problem: string | null }) {
  if (faults.length === 0 && problem === null) return null
  const texts = [...new Set(faults.map(({ message }) => message))]
  const shown = texts.slice(0, most)
  return (
    <div className="ads-area__problems" role="alert">
      {problem && <strong>{problem}</strong>}
      {shown.length > 0 && (
        <ul>
          {shown.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {texts.length > most && <li>y {texts.length - most} más</li>}
        </ul>
      )}
    </div>
  )
}

const most = 5
