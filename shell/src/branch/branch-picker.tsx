import './branch-picker.css'
import { formatOpeningStatus, getOpeningStatus } from '@plaza/contracts/branches/opening-hours'
import type { Office } from '@plaza/contracts/branches/office.entity'
import { Button, classes, useBranch, useMinute, usePlaza } from '@plaza/ui'
import { Window } from '@plaza/ui/window'
import { LocateFixed, MapPin } from 'lucide-react'
import { useState } from 'react'
import { branchAt, citiesOf, pickerOf } from './branch-choice.ts'
import { locate } from './locate.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly onChoose: (branchId: string) => void
}

/** Where do you shop? By city and branch, or by position. */
export default function BranchPicker({ open, onClose, onChoose }: Props) {
  const { business, modules, offices } = usePlaza()
  const { office: inUse } = useBranch()
  const cities = citiesOf(offices)
  const [city, setCity] = useState(inUse?.city ?? cities[0] ?? '')
  const v2 = pickerOf(modules) === 'v2'
  const image = business.custom_static_images?.modal_city ?? business.custom_static_images?.app_shadow
  return (
    <Window open={open} onClose={onClose} title="¿Dónde quieres hacer tu mercado?" className={classes('sh-picker', v2 && 'sh-picker--v2')}>
      <div className="sh-picker__content" data-testid={v2 ? 'modal_city_v2' : 'modal_city'}>
        <div className="sh-picker__welcome">
          {v2 && image && <img className="sh-picker__image" src={image} alt="" width={640} height={160} loading="lazy" />}
          <p>Los precios y las existencias son los de tu sede. Puedes cambiarla cuando quieras.</p>
        </div>
        <LocateButton offices={offices} onChoose={onChoose} />
        <fieldset className="sh-picker__cities">
          <legend className="sh-picker__legend">Ciudad</legend>
          {cities.map((name) => (
            <button key={name} type="button" className="sh-chip" aria-pressed={name === city} onClick={() => setCity(name)}>
              {name}
            </button>
          ))}
        </fieldset>
        <ul className="sh-picker__branches" aria-label={`Sedes en ${city}`}>
          {offices
            .filter((office) => office.city === city)
            .map((office) => (
              <li key={office.id}>
                <button
                  type="button"
                  className="sh-picker__branch"
                  aria-current={office.id === inUse?.id || undefined}
                  onClick={() => onChoose(office.id)}
                >
                  <MapPin size={20} aria-hidden="true" />
                  <span>
                    <strong>{office.displayName}</strong>
                    <span className="pz-muted">{office.address}</span>
                    <OpeningWords office={office} />
                  </span>
                </button>
              </li>
            ))}
        </ul>
      </div>
    </Window>
  )
}

function OpeningWords({ office }: { office: Office }) {
  const now = useMinute()
  const status = getOpeningStatus(office, now)
  if (status.kind === 'unknown') return null
  return (
    <span className="sh-picker__status" data-status={status.kind}>
      {formatOpeningStatus(status, now)}
      {status.kind === 'paused' && office.pause_reason && `: ${office.pause_reason}`}
    </span>
  )
}

function LocateButton({ offices, onChoose }: { offices: readonly Office[]; onChoose: (branchId: string) => void }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [nearest, setNearest] = useState<Office | null>(null)
  const find = async () => {
    setBusy(true)
    const answer = await locate()
    setBusy(false)
    const found = 'at' in answer ? branchAt(offices, answer.at) : null
    setProblem('problem' in answer ? answer.problem : null)
    if (found?.covered) return onChoose(found.office.id)
    setNearest(found?.office ?? null)
  }
  return (
    <div>
      <Button wide busy={busy} onClick={() => void find()}>
        <LocateFixed size={18} aria-hidden="true" />
        Usar mi ubicación
      </Button>
      {problem && (
        <p className="sh-picker__problem" role="alert">
          {problem}
        </p>
      )}
      {nearest && (
        <div className="sh-picker__beyond" role="alert">
          <p>
            Aún no llegamos a tu ubicación. La sede más cercana es <strong>{nearest.displayName}</strong> y allí puedes recoger tu pedido.
          </p>
          <Button look="primary" wide onClick={() => onChoose(nearest.id)}>
            Comprar en {nearest.displayName}
          </Button>
        </div>
      )}
    </div>
  )
}
