import { listTenants } from '@plaza/contracts/business/tenants.api'
import { everyBusiness, listRemotes, type RemoteSummary } from '@plaza/contracts/registry/registry.api'
import { EmptyState, QueryView, Skeleton, useBusiness } from '@plaza/ui'
import { Select } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'
import { Rocket } from 'lucide-react'
import { useState } from 'react'
import { channelChoices, channelLabel } from './channels.ts'
import { CanaryDialog } from './canary-dialog.tsx'
import { ConfirmMove, type Move } from './confirm-move.tsx'
import { FindComposition } from './find-composition.tsx'
import { RemoteCard } from './remote-card.tsx'
import '../parts/admin-page.css'
import './remotes.css'

/** What runs where. A move counts from the next page that anyone opens; pages that are open keep what they began with. */
export default function RemotesPage() {
  const query = useCall(listRemotes, {}, { staleTime: 0 })
  return (
    <div className="ads-page">
      <QueryView
        query={query}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState text="Aún no se ha publicado ningún remoto." drawing={<Rocket size={56} strokeWidth={1.25} />} />}
        skeleton={<Skeleton shape="block" />}
        errorText="No logramos cargar los remotos."
      >
        {({ data }) => <Remotes remotes={data} />}
      </QueryView>
    </div>
  )
}

function Remotes({ remotes }: { remotes: readonly RemoteSummary[] }) {
  const business = useBusiness()
  const tenants = useCall(listTenants, {}).data?.data ?? []
  const choices = channelChoices(
    remotes,
    business.at_business,
    tenants.map(({ id }) => id),
  )
  const [channel, setChannel] = useState<string>(everyBusiness)
  const [move, setMove] = useState<Move | null>(null)
  const [trying, setTrying] = useState<RemoteSummary | null>(null)
  return (
    <>
      <header className="ads-head">
        <div>
          <h1>Remotos</h1>
          <p>Los cambios se ven en la siguiente página que se abra.</p>
        </div>
        <div className="ads-channel">
          <Select
            label="Canal"
            value={channel}
            onChange={setChannel}
            options={choices.map((value) => ({ value, label: channelLabel(value, tenants) }))}
          />
        </div>
      </header>
      {remotes.map((remote) => (
        <RemoteCard
          key={remote.name}
          remote={remote}
          channel={channel}
          onActivate={(version) => setMove({ remote: remote.name, channel, version })}
          onTry={() => setTrying(remote)}
          onRollback={() => setMove({ remote: remote.name, channel, version: null })}
        />
      ))}
      <FindComposition businesses={choices.filter((each) => each !== everyBusiness)} />
      {trying && <CanaryDialog remote={trying} channel={channel} onClose={() => setTrying(null)} />}
      <ConfirmMove move={move} onClose={() => setMove(null)} />
    </>
  )
}
