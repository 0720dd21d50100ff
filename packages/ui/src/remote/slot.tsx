import type { Slot as SlotContract, SlotProps as PropsOf } from '@plaza/contracts/kernel/slot'
import { type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { RemoteFallback } from '../components/states.tsx'
import { RemoteBoundary } from './remote-boundary.tsx'
import { type Door, RuntimeContext, type RemoteRuntime } from './runtime.ts'

/** A filling that is not there by then is replaced by the stand-in; when it comes after all it takes its place. */
export const patience = 1000

interface Props<S extends SlotContract> {
  readonly of: S
  readonly with: PropsOf<S>
  /** Stand-in when nobody fills the slot or the filling fails; null for nothing. Without it a failure shows the standard fallback. */
  readonly empty?: ReactNode
  /** Shown while the filling loads; give it the filling's final size. */
  readonly pending?: ReactNode
}

/** A typed place that other remotes fill. Each filling stands in its own boundary; loaded ones render at once. */
export function Slot<S extends SlotContract>({ of, with: given, empty, pending }: Props<S>) {
  const runtime = useContext(RuntimeContext)
  const doors = useDoors(runtime, of.name)
  if (doors.length === 0) return empty ?? null
  return doors.map((door) => <Filling key={door.remote} door={door} slot={of.name} given={given} empty={empty} pending={pending} />)
}

/** A filling may come late into a hundred cards: as a transition React draws them in slices, and taps come through in between. */
function useDoors(runtime: RemoteRuntime, slot: string): readonly Door[] {
  const [doors, setDoors] = useState(() => runtime.slot(slot))
  useEffect(() => {
    const look = () => startTransition(() => setDoors(runtime.slot(slot)))
    look()
    return runtime.subscribe(look)
  }, [runtime, slot])
  return doors
}

interface FillingProps {
  readonly door: Door
  readonly slot: string
  readonly given: object
  readonly empty: ReactNode | undefined
  readonly pending: ReactNode | undefined
}

function Filling({ door, slot, given, empty, pending }: FillingProps) {
  const runtime = useContext(RuntimeContext)
  const retry = () => runtime.retry(slot, door.remote)
  useEffect(() => {
    if (door.status === 'waiting') runtime.request(slot, door.remote)
  }, [runtime, slot, door])
  const standIn = empty === undefined ? <RemoteFallback remote={door.remote} version={door.version} onRetry={retry} /> : empty
  if (door.status === 'failed') return <StandIn door={door}>{standIn}</StandIn>
  if (!door.Component) return <Waiting since={door.since} pending={pending} late={<StandIn door={door}>{standIn}</StandIn>} />
  return (
    <div className="pz-slot" data-remote={door.remote} data-version={door.version} data-slot={slot}>
      <RemoteBoundary
        remote={door.remote}
        version={door.version}
        {...(empty === undefined ? {} : { fallback: <StandIn door={door}>{empty}</StandIn> })}
      >
        <door.Component {...given} />
      </RemoteBoundary>
    </div>
  )
}

const StandIn = ({ door, children }: { door: Door; children: ReactNode }) => (
  <div className="pz-slot" data-fallback={`${door.remote}@${door.version}`}>
    {children}
  </div>
)

interface WaitingProps {
  readonly since: number | undefined
  readonly pending: ReactNode
  readonly late: ReactNode
}

function Waiting({ since, pending, late }: WaitingProps) {
  const [tooLate, setTooLate] = useState(false)
  useEffect(() => {
    const waited = since === undefined ? 0 : performance.now() - since
    const timer = setTimeout(() => setTooLate(true), patience - waited)
    return () => clearTimeout(timer)
  }, [since])
  return tooLate ? late : (pending ?? null)
}
