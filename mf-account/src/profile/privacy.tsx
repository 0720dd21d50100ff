import { api } from '@plaza/api-client'
import { me, updateMe } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { myData } from '@plaza/contracts/account/privacy.api'
import type { User } from '@plaza/contracts/account/user.entity'
import { formatLongDate } from '@plaza/contracts/kernel/dates'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { Button, later, toasts, useModule } from '@plaza/ui'
import { Checkbox } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { Download, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import './privacy.css'

const DeleteAccount = later(() => import('./delete-account.tsx'))

/** What the law on personal data gives everybody: see and take back consents, take one's data along, leave (Ley 1581). */
export function Privacy({ user }: { user: User }) {
  const [leaving, setLeaving] = useState(false)
  const habeas = useModule('habeas-data')
  return (
    <section className="acc-privacy" aria-labelledby="acc-privacy">
      <h2 id="acc-privacy">Privacidad</h2>
      <Consents user={user} />
      <Right title="Descargar mis datos" text="Perfil, direcciones, pedidos, carrito actual y carritos guardados, en un archivo.">
        <DownloadData />
      </Right>
      {habeas && (
        <Right title="Registro de datos personales" text="Registra tus datos, o retira la autorización que diste.">
          <a className="pz-button pz-button--secondary" href="/habeas-data">
            Ir al registro
          </a>
        </Right>
      )}
      <Right title="Eliminar mi cuenta" text="Tus pedidos quedan en nuestros libros sin tus datos. No se puede deshacer.">
        <Button className="acc-privacy__delete" onClick={() => setLeaving(true)}>
          <Trash2 size={18} aria-hidden="true" />
          Eliminar mi cuenta
        </Button>
      </Right>
      {leaving && <DeleteAccount hasPassword={user.provider === 'email'} onClose={() => setLeaving(false)} />}
    </section>
  )
}

function Consents({ user: { id, habeasAccept } }: { user: User }) {
  const consents = typeof habeasAccept === 'object' && habeasAccept !== null ? habeasAccept : null
  const promotional = consents?.promotional
  const save = useCallMutation(updateMe, { invalidates: [me] })
  const [wanted, setWanted] = useState(promotional?.accepted ?? false)
  const change = async (accepted: boolean) => {
    setWanted(accepted)
    const { loading: waiting, success: done } = toastTriples.update
    const answer = await toasts.during(save.run({ id, promotional: accepted }), { waiting, done, failed: accountTexts.profileNotSaved })
    if (!answer.ok) setWanted(!accepted)
  }
  return (
    <div className="acc-privacy__consents">
      <p>
        <strong>Términos y política de datos</strong>
        <small>
          {consents?.accepted ? `Aceptados ${since(consents.date)}. ` : 'Sin aceptar. '}
          <a href="/terms">Leer el texto</a>
        </small>
      </p>
      <div>
        {/* taken back as easily as given, by the same tap. */}
        <Checkbox checked={wanted} disabled={save.isPending} onChange={(accepted) => void change(accepted)}>
          Quiero recibir ofertas y novedades
        </Checkbox>
        <small>{promotionalText(promotional)}</small>
      </div>
    </div>
  )
}

function promotionalText(consent: { accepted: boolean; date?: string | null | undefined } | null | undefined) {
  if (!consent?.date) return 'Nunca lo has aceptado.'
  return consent.accepted
    ? `Aceptado ${since(consent.date)}. Puedes retirarlo cuando quieras.`
    : `Sin aceptar desde ${since(consent.date)}.`
}

const since = (date: string | null | undefined) => (date ? `el ${formatLongDate(date)}` : '')

function DownloadData() {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await api.call(myData, {})
    setBusy(false)
    if (!answer.ok) return toasts.error(answer.problem.message)
    saveFile(`mis-datos-${answer.value.date.slice(0, 10)}.json`, JSON.stringify(answer.value, null, 2))
  }
  return (
    <Button busy={busy} onClick={() => void download()}>
      <Download size={18} aria-hidden="true" />
      Descargar
    </Button>
  )
}

function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

const Right = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="acc-privacy__right">
    <p>
      <strong>{title}</strong>
      <small>{text}</small>
    </p>
    {children}
  </div>
)
