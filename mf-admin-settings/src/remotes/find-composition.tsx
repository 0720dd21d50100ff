import { findComposition, type KeptComposition } from '@plaza/contracts/registry/registry.api'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { Button } from '@plaza/ui'
import { Select, TextInput } from '@plaza/ui/forms'
import { api } from '@plaza/api-client'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'

/** Ids of compositions carry their signature behind a point; everything else is an order. */
const isComposition = (text: string) => /^[\w-]{16}\.[\w-]{22}$/.test(text)

/** What ran on the page on which an order was placed or an error happened. */
export function FindComposition({ businesses }: { businesses: readonly string[] }) {
  const [business, setBusiness] = useState(businesses[0] ?? '')
  const [what, setWhat] = useState('')
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<KeptComposition | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = what.trim()
    if (wanted === '') return setProblem('Escribe un número de pedido o el id de una composición.')
    setBusy(true)
    const answer = await api.call(findComposition, { business, ...(isComposition(wanted) ? { composition: wanted } : { order: wanted }) })
    setBusy(false)
    setProblem(answer.ok ? null : answer.problem.message)
    setFound(answer.ok ? answer.value.data : null)
  }
  return (
    <section className="ads-remote ads-find" aria-labelledby="ads-find">
      <h2 id="ads-find">¿Qué corría ahí?</h2>
      <form onSubmit={(event) => void find(event)}>
        <Select label="Empresa" value={business} onChange={setBusiness} options={businesses.map((value) => ({ value, label: value }))} />
        <TextInput label="Pedido o composición" value={what} onChange={setWhat} error={problem} autoComplete="off" />
        <Button type="submit" busy={busy}>
          <Search size={16} aria-hidden="true" />
          Buscar
        </Button>
      </form>
      {found && (
        <div role="status">
          <p className="pz-muted">
            Composición {found.id} · rol {found.role ?? 'visitante'} · vista desde {formatDateTime(found.first_seen)}
          </p>
          <ul>
            {found.remotes.map(({ name, version }) => (
              <li key={name}>
                {name} <strong>{version}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
