import { getRemoteHealth, listRemotes, type RemoteSummary, tryVersion, type VersionHealth } from '@plaza/contracts/registry/registry.api'
import { Button, QueryView, toasts, useUnsavedWork } from '@plaza/ui'
import { NumberField, Select, showUnclearNumber } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { activeIn, channelLabel, sentChannel } from './channels.ts'
import { judgement } from './judge-canary.ts'

interface Props {
  readonly remote: RemoteSummary
  readonly channel: string
  readonly onClose: () => void
}

/** A version on trial: for which share of the channel's visitors, and how it does beside the active one. */
export function CanaryDialog({ remote, channel, onClose }: Props) {
  const current = remote.channels.find(({ business }) => business === channel)
  const active = activeIn(remote, channel)
  const [version, setVersion] = useState(current?.canary_version ?? remote.versions.find((each) => each.version !== active)?.version ?? '')
  const [percent, setPercent] = useState<number | null>(current?.canary_percent || 10)
  const [before] = useState({ version, percent })
  const { leave } = useUnsavedWork(version !== before.version || percent !== before.percent)
  const { set, busy, problem } = useTry(remote.name, channel, onClose)
  const choices = remote.versions.filter((each) => each.version !== active).map((each) => ({ value: each.version, label: each.version }))
  return (
    <Dialog
      open
      size="large"
      title={`Probar una versión de ${remote.name}`}
      onClose={() => leave(onClose)}
      footer={
        <>
          {current?.canary_version && (
            <Button busy={busy} onClick={() => void set(null, 0)}>
              Terminar la prueba
            </Button>
          )}
          <Button
            look="primary"
            busy={busy}
            disabled={version === '' || !percent}
            onClick={() => !showUnclearNumber(document.querySelector('.ads-canary')) && void set(version, percent ?? 0)}
          >
            {current?.canary_version ? 'Cambiar la prueba' : 'Empezar la prueba'}
          </Button>
        </>
      }
    >
      <div className="ads-canary">
        <p className="pz-muted">
          Canal: {channelLabel(channel)}. Activa: <strong>{active ?? 'ninguna'}</strong>. Cada visitante conserva la versión que le tocó.
        </p>
        {problem && (
          <p className="pz-field__error" role="alert">
            {problem}
          </p>
        )}
        {choices.length === 0 ? (
          <p>No hay otra versión publicada que probar.</p>
        ) : (
          <div className="ads-canary__fields">
            <Select label="Versión" value={version} onChange={setVersion} options={choices} />
            <NumberField kind="percent" label="Porcentaje de visitantes" min={1} max={100} value={percent} onChange={setPercent} />
          </div>
        )}
        <Health name={remote.name} active={active} canary={version} />
      </div>
    </Dialog>
  )
}

function useTry(name: string, channel: string, onDone: () => void) {
  const mutation = useCallMutation(tryVersion, { invalidates: [listRemotes] })
  const [problem, setProblem] = useState<string | null>(null)
  const set = async (version: string | null, percent: number) => {
    setProblem(null)
    const answer = await mutation.run({ name, version, percent, ...sentChannel(channel) })
    if (!answer.ok) return setProblem(answer.problem.message)
    toasts.success(version ? `${name} ${version} se prueba con el ${percent} % de los visitantes` : `La prueba de ${name} terminó`)
    onDone()
  }
  return { set, busy: mutation.isPending, problem }
}

function Health({ name, active, canary }: { name: string; active: string | null; canary: string }) {
  const query = useCall(getRemoteHealth, { name }, { staleTime: 0 })
  return (
    <QueryView query={query} errorText="No logramos cargar las métricas.">
      {({ data }) => {
        const rows = data.filter(({ version }) => version === active || version === canary)
        return (
          <>
            {canary !== '' && (
              <p role="status">
                {judgement(
                  rows.find(({ version }) => version === active),
                  rows.find(({ version }) => version === canary),
                )}
              </p>
            )}
            {rows.length > 0 && <HealthTable rows={rows} active={active} />}
          </>
        )
      }}
    </QueryView>
  )
}

const seconds = (milliseconds: number | null | undefined) =>
  milliseconds === null || milliseconds === undefined
    ? '—'
    : `${(milliseconds / 1000).toLocaleString('es-CO', { maximumFractionDigits: 2 })} s`
const share = (rate: number | null | undefined) =>
  rate === null || rate === undefined ? '—' : `${(rate * 100).toLocaleString('es-CO', { maximumFractionDigits: 2 })} %`

const HealthTable = ({ rows, active }: { rows: readonly VersionHealth[]; active: string | null }) => (
  <table className="pz-table">
    <caption className="pz-hidden">Errores y métricas de los últimos siete días</caption>
    <thead>
      <tr>
        {['Versión', 'Páginas vistas', 'Errores', 'Errores por página', 'LCP p75', 'INP p75', 'CLS p75'].map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ version, views, errors, error_rate, lcp, inp, cls }) => (
        <tr key={version}>
          <th scope="row">
            {version} {version === active ? '(activa)' : '(prueba)'}
          </th>
          <td>{views.toLocaleString('es-CO')}</td>
          <td>{errors.toLocaleString('es-CO')}</td>
          <td>{share(error_rate)}</td>
          <td>{seconds(lcp)}</td>
          <td>{seconds(inp)}</td>
          <td>{cls?.toLocaleString('es-CO') ?? '—'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
