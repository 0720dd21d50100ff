import { Button } from '@plaza/ui'
import { DateInput } from '@plaza/ui/forms'
import { useState } from 'react'
import { type DayRange, lastDays, rangeProblem } from './chosen-range.ts'

const usual = [
  ['7 días', 7],
  ['30 días', 30],
  ['90 días', 90],
  ['1 año', 365],
] as const

/** Which days: a usual stretch by one press, or any two dates. What cannot be asked for is said and not asked. */
export function RangePicker({ range, onRange }: { range: DayRange; onRange: (range: DayRange) => void }) {
  const [typed, setTyped] = useState(range)
  const [shown, setShown] = useState(range)
  if (shown.from !== range.from || shown.to !== range.to) {
    setShown(range)
    setTyped(range)
  }
  const set = (part: Partial<DayRange>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    if (rangeProblem(next) === null) onRange(next)
  }
  return (
    <search className="ado-range" aria-label="Periodo">
      <div className="ado-range__usual" role="group" aria-label="Periodos usuales">
        {usual.map(([label, days]) => {
          const stretch = lastDays(days)
          return (
            <Button
              key={label}
              size="small"
              look={stretch.from === range.from && stretch.to === range.to ? 'primary' : 'secondary'}
              aria-pressed={stretch.from === range.from && stretch.to === range.to}
              onClick={() => onRange(stretch)}
            >
              {label}
            </Button>
          )
        })}
      </div>
      <div className="ado-range__days">
        <DateInput label="Desde" value={typed.from} max={lastDays(1).to} onChange={(from) => set({ from })} />
        <DateInput label="Hasta" value={typed.to} max={lastDays(1).to} onChange={(to) => set({ to })} />
      </div>
      <p className="ado-range__problem" role="status">
        {rangeProblem(typed)}
      </p>
    </search>
  )
}
