import { formatDateTime } from '@plaza/contracts/kernel/dates'
import type { RemoteSummary } from '@plaza/contracts/registry/registry.api'
import { Badge, Button } from '@plaza/ui'
import { type Column, DataTable } from '@plaza/ui/table'
import { FlaskConical, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { activeIn, channelLabel, mayRollBack } from './channels.ts'

interface Props {
  readonly remote: RemoteSummary
  /** The channel that the buttons move. */
  readonly channel: string
  readonly onActivate: (version: string) => void
  readonly onRollback: () => void
  /** Asks which version to try on whom. */
  readonly onTry: () => void
}

type Version = RemoteSummary['versions'][number]

const shownVersions = 3

/** One remote: whose it is, what runs in each channel, and its versions, newest first. */
export function RemoteCard({ remote, channel, onActivate, onRollback, onTry }: Props) {
  return (
    <section className="ads-remote" aria-labelledby={`ads-${remote.name}`} data-remote-name={remote.name}>
      <header className="ads-remote__head">
        <div>
          <h2 id={`ads-${remote.name}`}>{remote.name}</h2>
          <p>{remote.owner}</p>
        </div>
        <Channels remote={remote} />
        <div className="ads-remote__actions">
          <Button size="small" disabled={!activeIn(remote, channel)} aria-label={`Probar una versión de ${remote.name}`} onClick={onTry}>
            <FlaskConical size={16} aria-hidden="true" />
            Probar versión
          </Button>
          <Button
            size="small"
            disabled={!mayRollBack(remote, channel)}
            aria-label={`Volver a la anterior de ${remote.name}`}
            onClick={onRollback}
          >
            <Undo2 size={16} aria-hidden="true" />
            Volver a la anterior
          </Button>
        </div>
      </header>
      <Versions remote={remote} active={activeIn(remote, channel)} onActivate={onActivate} />
    </section>
  )
}

const Channels = ({ remote: { channels } }: { remote: RemoteSummary }) => (
  <ul className="ads-channels">
    {channels.map(({ business, active_version, activated_by, activated_at, canary_version, canary_percent }) => (
      <li key={business}>
        {channelLabel(business)}: <strong>{active_version}</strong>{' '}
        <small>{[activated_by, formatDateTime(activated_at)].filter(Boolean).join(' · ')}</small>
        {canary_version && (
          <Badge tone="offer">
            Prueba: {canary_version} al {canary_percent} %
          </Badge>
        )}
      </li>
    ))}
    {channels.length === 0 && <li>Sin versión activa</li>}
  </ul>
)

interface VersionsProps {
  readonly remote: RemoteSummary
  readonly active: string | null
  readonly onActivate: (version: string) => void
}

function Versions({ remote: { name, versions }, active, onActivate }: VersionsProps) {
  const [all, setAll] = useState(false)
  const shown = all ? versions : versions.filter(({ version }, place) => place < shownVersions || version === active)
  return (
    <>
      <DataTable
        caption={`Versiones de ${name}`}
        columns={versionColumns(name, active, onActivate)}
        query={known(shown)}
        rowKey={({ version }) => version}
      />
      {shown.length < versions.length && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          Ver las {versions.length} versiones
        </Button>
      )}
    </>
  )
}

const versionColumns = (name: string, active: string | null, onActivate: (version: string) => void): Column<Version>[] => [
  { key: 'version', header: 'Versión', cell: ({ version }) => version },
  { key: 'published_at', header: 'Publicada', cell: ({ published_at }) => formatDateTime(published_at) },
  { key: 'published_by', header: 'Por', cell: ({ published_by }) => published_by },
  {
    key: 'action',
    header: 'Estado',
    cell: ({ version }) =>
      version === active ? (
        <Badge tone="success">Activa</Badge>
      ) : (
        <Button size="small" aria-label={`Activar ${name} ${version}`} onClick={() => onActivate(version)}>
          Activar
        </Button>
      ),
  },
]

/** Rows that came with the page's own answer. */
const known = (data: readonly Version[]) => ({ data, error: null, isPending: false, refetch: () => undefined })
