import { type ReactNode, useState } from 'react'
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom'
import { guardedHistory } from './guarded-history.ts'

/** The shop's one router. Its history asks before unsaved work is left. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(guardedHistory)
  return <HistoryRouter history={history}>{children}</HistoryRouter>
}
