import { me, updateMe } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import type { User } from '@plaza/contracts/account/user.entity'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { Button, QueryView, Skeleton, toasts } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { type FormEvent, useState } from 'react'
import '../parts/form.css'

export function ProfileData() {
  const query = useCall(me, {})
  return (
    <>
      <h1>Datos</h1>
      <QueryView query={query} skeleton={<Skeleton shape="block" />} errorText="No logramos cargar tus datos.">
        {({ user }) => <DataForm key={user.id} user={user} />}
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
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useCallMutation(updateMe, { invalidates: [me] })
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    error: errors[name] ?? null,
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { loading: waiting, success: done } = toastTriples.update
    const answer = await toasts.during(save.run({ id: user.id, ...fields }), { waiting, done, failed: accountTexts.profileNotSaved })
    setErrors(answer.ok ? {} : Object.fromEntries(answer.problem.details.map((detail) => [detail.field, detail.message])))
  }
  return (
    <form className="acc-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextInput label="Nombre" autoComplete="given-name" required {...field('name')} />
      <TextInput label="Apellido" autoComplete="family-name" {...field('last_name')} />
      <TextInput label="Correo electrónico" type="email" autoComplete="email" required {...field('email')} />
      <TextInput label="Celular" type="tel" inputMode="numeric" autoComplete="tel-national" required {...field('phone')} />
      <TextInput label="Número de identificación" inputMode="numeric" required {...field('identification_card')} />
      <Button type="submit" look="primary" size="large" busy={save.isPending}>
        Guardar cambios
      </Button>
    </form>
  )
}
