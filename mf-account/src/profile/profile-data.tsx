import { me, updateMe } from '@plaza/contracts/account/account.api'
import { profileState } from '@plaza/contracts/account/account.events'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import type { User } from '@plaza/contracts/account/user.entity'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { Button, later, QueryView, Skeleton, toasts, useModule } from '@plaza/ui'
import { PasswordInput, TextInput } from '@plaza/ui/forms'
import { useCall, useCallMutation, useQueryClient } from '@plaza/ui/query'
import { useLocation, useNavigate } from '@plaza/ui/router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Privacy } from './privacy.tsx'
import '../parts/form.css'

const VerifyPhone = later(() => import('./verify-phone.tsx'))

export function ProfileData() {
  const query = useCall(me, {})
  return (
    <>
      <h1>Datos</h1>
      <QueryView query={query} skeleton={<Skeleton shape="block" />} errorText="No logramos cargar tus datos.">
        {({ user }) => (
          <>
            <DataForm key={user.id} user={user} />
            <Privacy user={user} />
          </>
        )}
      </QueryView>
    </>
  )
}

function DataForm({ user }: { user: User }) {
  const [fields, setFields] = useState({
    name: user.name,
    last_name: user.last_name ?? '',
    email: user.email ?? '',
    phone: user.phone ?? '',
    identification_card: user.identification_card ?? '',
    password: '',
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [unverified, setUnverified] = useState<User | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors])
  const save = useCallMutation(updateMe)
  const { goOn, waits } = useGoingOn()
  const hasPhoneLogin = useModule('phone_login')
  const isNewEmail = fields.email.trim().toLowerCase() !== (user.email ?? '').toLowerCase()
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    error: errors[name] ?? null,
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  })
  const saved = async (next: User) => {
    // The e-mail stays until the link mailed to the new one is opened.
    setFields({ ...fields, email: next.email ?? '', password: '' })
    if (hasPhoneLogin && next.phone && next.phone !== user.phone && !next.phoneVerified) return setUnverified(next)
    await goOn(next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { loading: waiting, success: done } = toastTriples.update
    const { password, ...data } = fields
    const answer = await toasts.during(save.run({ id: user.id, ...data, ...(isNewEmail ? { password } : {}) }), {
      waiting,
      done,
      failed: accountTexts.profileNotSaved,
    })
    const details = answer.ok ? [] : answer.problem.details
    setErrors(Object.fromEntries(details.map((detail) => [detail.field, detail.message])))
    const isAllShown = details.length > 0 && details.every(({ field }) => field in fields)
    setFailed(answer.ok || isAllShown ? null : answer.problem.message)
    if (answer.ok) await saved(answer.value.user)
  }
  const closeVerification = (next: User | null) => {
    setUnverified(null)
    if (next) void goOn(next)
  }
  return (
    <>
      <form ref={form} className="acc-form" onSubmit={(event) => void submit(event)} noValidate>
        {waits && <p className="acc-form__why">Tu pedido te espera: completa tus datos y sigues con la compra.</p>}
        <TextInput label="Nombre" autoComplete="given-name" required {...field('name')} />
        <TextInput label="Apellido" autoComplete="family-name" {...field('last_name')} />
        <TextInput
          label="Correo electrónico"
          type="email"
          autoComplete="email"
          required
          help={user.pendingEmail ? `Falta abrir el enlace que enviamos a ${user.pendingEmail}.` : null}
          {...field('email')}
        />
        {isNewEmail && (
          <PasswordInput
            label="Tu contraseña"
            autoComplete="current-password"
            required
            help="Para cambiar el correo. Cambia cuando abras el enlace que enviaremos al nuevo."
            {...field('password')}
          />
        )}
        <div className="acc-form__phone">
          <TextInput
            label="Celular"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            required
            help={hasPhoneLogin && fields.phone === user.phone ? phoneHelp(user) : null}
            {...field('phone')}
          />
          {hasPhoneLogin && user.phone && fields.phone === user.phone && !user.phoneVerified && (
            <Button size="small" onClick={() => setUnverified(user)}>
              Verificar celular
            </Button>
          )}
        </div>
        <TextInput label="Número de identificación" inputMode="numeric" required {...field('identification_card')} />
        {failed && (
          <p className="acc-error" role="alert">
            {failed}
          </p>
        )}
        <Button type="submit" look="primary" size="large" busy={save.isPending}>
          {waits ? 'Guardar y seguir con la compra' : 'Guardar cambios'}
        </Button>
      </form>
      {unverified && (
        <VerifyPhone phone={unverified.phone ?? ''} onVerified={closeVerification} onClose={() => closeVerification(unverified)} />
      )}
    </>
  )
}

const phoneHelp = ({ phone, phoneVerified }: User) => {
  if (!phone) return null
  return phoneVerified ? 'Verificado: también puedes entrar con él.' : 'Sin verificar: te llamamos a él, pero no sirve para entrar.'
}

/** Who was sent here because something was missing goes back once it is there. */
function useGoingOn() {
  const from = profileState.safeParse(useLocation().state).data?.from
  const navigate = useNavigate()
  const client = useQueryClient()
  const goOn = async ({ phone, identification_card }: User) => {
    await client.invalidateQueries({ queryKey: [me.key] })
    if (from && phone && identification_card) void navigate(from, { replace: true })
  }
  return { goOn, waits: from !== undefined }
}
