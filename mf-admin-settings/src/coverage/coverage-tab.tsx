import { listAdminOffices, saveCoverage } from '@plaza/contracts/branches/branches-admin.api'
import { listOffices } from '@plaza/contracts/branches/branches.api'
import { branchTexts } from '@plaza/contracts/branches/branches.messages'
import { type AdminOffice, adminOffice } from '@plaza/contracts/branches/office.entity'
import type { PolygonFault } from '@plaza/contracts/branches/polygon.rules'
import { currentOf, versionOf } from '@plaza/contracts/kernel/version'
import { networkProblem } from '@plaza/contracts/kernel/common.problems'
import { Button, loadTwice, toasts } from '@plaza/ui'
import { type Save, saveOver } from '@plaza/ui/forms'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { Eraser, PencilLine, Trash2, Undo2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { AreaProblems } from '../area/area-problems.tsx'
import type { DrawMode } from '../area/draw-control.tsx'
import { FileButtons } from '../area/file-buttons.tsx'
import { LazyAreaMap } from '../area/lazy-area-map.tsx'
import { pointsOf } from '../area/points-of.ts'
import { ModeButtons } from '../area/mode-buttons.tsx'
import { Overtaken, theirInk } from '../area/overtaken.tsx'
import { PointsList } from '../area/points-list.tsx'
import { type CornersState, useCorners } from '../area/use-corners.ts'
import '../area/area.css'

const ink = '#15803d'
const others = '#64748b'

interface Props {
  readonly office: AdminOffice
  readonly offices: readonly AdminOffice[]
  readonly onDirty: (dirty: boolean) => void
}

/** Where the branch delivers: drawn on the map or typed as points; saved exactly as it stands here. */
export function CoverageTab({ office, offices, onDirty }: Props) {
  const area = useCorners(office.polygon)
  const undo = useRef<HTMLButtonElement>(null)
  const [mode, setMode] = useState<'editar' | 'eliminar'>('editar')
  const { faults, setFaults, problem, setProblem, save, busy, theirs, take, keep } = useSaving(office, area)
  const change = (corners: AdminOffice['polygon']) => {
    setFaults([])
    setProblem(null)
    area.set(corners)
    return true
  }
  useEffect(() => onDirty(area.dirty), [area.dirty, onDirty])
  const shapes = offices
    .filter(({ id }) => id !== office.id)
    .map(({ id, polygon }) => ({ id, corners: polygon, ink: others, filled: 0.06 }))
  return (
    <div className="ads-area">
      <div className="ads-area__tools">
        <ModeButtons label="Qué hacer con los puntos" modes={modes} mode={mode} onMode={setMode} />
        <Button ref={undo} size="small" disabled={!area.canUndo} onClick={area.undo}>
          <Undo2 size={16} aria-hidden="true" />
          Deshacer
        </Button>
        <EraseArea
          name={office.displayName}
          points={pointsOf(area.corners)}
          isEmpty={area.corners.length === 0}
          undo={undo}
          onErase={() => change([])}
        />
        <FileButtons corners={area.corners} name={`cobertura-${office.name}`} onRead={change} onProblem={setProblem} />
        <Button
          look="primary"
          size="small"
          className="ads-area__save"
          busy={busy}
          disabled={!area.dirty || theirs !== null}
          onClick={() => void save()}
        >
          Guardar cobertura
        </Button>
      </div>
      <div className="ads-area__foot">
        <p className="ads-area__facts">{area.corners.length > 2 && howTo[mode]}</p>
        <p className="pz-muted" role="status">
          {pointsOf(area.corners)}
          {area.dirty ? ' · Cambios sin guardar' : ''}
        </p>
      </div>
      <AreaProblems faults={faults} problem={problem} />
      {theirs && (
        <Overtaken
          text="Alguien más cambió esta sede mientras dibujabas."
          theirs={pointsOf(theirs.polygon)}
          mine={pointsOf(area.corners)}
          onTheirs={take}
          onMine={keep}
        />
      )}
      <LazyAreaMap
        label={`Cobertura de ${office.displayName}`}
        centre={office.geopoint}
        shapes={theirs ? [...shapes, { id: 'theirs', corners: theirs.polygon, ink: theirInk }] : shapes}
        corners={area.corners}
        mode={mode satisfies DrawMode}
        ink={ink}
        onChange={change}
      />
      <PointsList corners={area.corners} faults={faults} centre={office.geopoint} onChange={change} />
    </div>
  )
}

const modes = [
  { mode: 'editar', label: 'Editar', icon: <PencilLine size={16} aria-hidden="true" /> },
  { mode: 'eliminar', label: 'Eliminar puntos', icon: <Eraser size={16} aria-hidden="true" /> },
] as const
const howTo = {
  editar: 'Arrastra los puntos para moverlos; arrastra uno de los pequeños para agregar otro.',
  eliminar: 'Haz clic en un punto para eliminarlo.',
} as const

interface EraseProps {
  readonly name: string
  /** How many there are: `4 puntos`. */
  readonly points: string
  readonly isEmpty: boolean
  /** The button that takes it back. */
  readonly undo: RefObject<HTMLButtonElement | null>
  readonly onErase: () => void
}

function EraseArea({ name, points, isEmpty, undo, onErase }: EraseProps) {
  const [asks, setAsks] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} size="small" disabled={isEmpty} onClick={() => setAsks(true)}>
        <Trash2 size={16} aria-hidden="true" />
        Borrar área
      </Button>
      <ConfirmDialog
        open={asks}
        title="¿Borrar toda el área?"
        text={`La cobertura de ${name} (${points}) queda vacía. Vale cuando la guardes; hasta entonces puedes deshacerlo.`}
        confirmLabel="Borrar área"
        danger
        focusAfter={() => (button.current?.disabled ? undo.current : button.current)}
        onConfirm={() => {
          setAsks(false)
          onErase()
        }}
        onClose={() => setAsks(false)}
      />
    </>
  )
}

function useSaving(office: AdminOffice, area: CornersState) {
  const [faults, setFaults] = useState<readonly PolygonFault[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  // What the drawing began from, not what the list says by now.
  const [seen, setSeen] = useState(office)
  const [theirs, setTheirs] = useState<AdminOffice | null>(null)
  const version = useRef('*')
  const mutation = useCallMutation(saveCoverage, {
    invalidates: [listAdminOffices, listOffices],
    headers: () => ({ 'if-match': version.current }),
  })
  const send: Save<AdminOffice> = async (_values, _changed, before) => {
    version.current = versionOf(before)
    const answer = await mutation.run({ id: office.id, polygon: [...area.corners] })
    return answer.ok ? { ok: true, current: answer.value.office } : { ...answer, current: currentOf(adminOffice, answer.problem.data) }
  }
  const take = (state: AdminOffice) => {
    setSeen(state)
    setTheirs(null)
    setFaults([])
    area.reset(state.polygon)
  }
  const save = async () => {
    const geometry = await loadTwice(() => import('@plaza/geometry/polygon')).catch(() => null)
    if (!geometry) return setProblem(networkProblem.text)
    const found = area.corners.length > 0 ? geometry.areaFaults(area.corners) : []
    setFaults(found)
    setProblem(null)
    if (found.length > 0) return
    const outcome = await saveOver(send, seen, { polygon: area.corners })
    if (!outcome.ok) {
      if (outcome.current) return setTheirs(outcome.current)
      setFaults(outcome.problem.details ?? [])
      return setProblem(outcome.problem.message)
    }
    if (outcome.current) take(outcome.current)
    toasts.success(branchTexts.coverageSaved)
  }
  const keep = () => {
    if (theirs) setSeen(theirs)
    setTheirs(null)
  }
  return { faults, setFaults, problem, setProblem, save, busy: mutation.isPending, theirs, take: () => theirs && take(theirs), keep }
}
