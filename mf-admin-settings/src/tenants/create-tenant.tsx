import { getModules } from '@plaza/contracts/business/business.api'
import { type BusinessModule, codeOf, moduleCodes } from '@plaza/contracts/business/module.entity'
import { createTenant, listTenants, type NewTenant } from '@plaza/contracts/business/tenants.api'
import { tenantTexts } from '@plaza/contracts/business/tenants.messages'
import { toasts } from '@plaza/ui'
import { RecordDialog, type RecordField, type RecordValues } from '@plaza/ui/forms'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { tenantThemes } from './tenant-fields.ts'

const startModules = ['home_v2', 'footer', 'modal_city', 'search_with_categories', 'new_address_button', 'cupons', 'products_likes']

const fieldsOf = (modules: readonly BusinessModule[]): readonly RecordField[] => [
  { name: 'title', label: 'Nombre', kind: 'text', required: true, maxLength: 100, half: true },
  {
    name: 'id',
    label: 'Identificador',
    kind: 'text',
    required: true,
    maxLength: 31,
    half: true,
    help: 'Minúsculas, números y guiones; no se puede cambiar.',
  },
  { name: 'host', label: 'Host', kind: 'text', required: true, half: true, placeholder: 'tienda.empresa.co' },
  {
    name: 'theme',
    label: 'Tema',
    kind: 'select',
    required: true,
    half: true,
    options: tenantThemes,
  },
  {
    name: 'modules',
    label: 'Módulos',
    kind: 'multi',
    options: moduleCodes.map((value) => ({ value, label: modules.find((one) => codeOf(one) === value)?.name ?? value })),
  },
  {
    name: 'email',
    label: 'Correo',
    kind: 'text',
    type: 'email',
    required: true,
    section: 'Primer superadministrador',
    help: 'Le llega un enlace para poner su contraseña.',
  },
  { name: 'name', label: 'Nombre de la persona', kind: 'text', required: true, half: true },
  { name: 'last_name', label: 'Apellido', kind: 'text', half: true },
]

const empty = { title: '', id: '', host: '', theme: 'theme_green', modules: startModules, name: '', last_name: '', email: '' }

/** A new business: the moment it is saved its shop answers at its host. */
export function CreateTenant({ onClose }: { onClose: () => void }) {
  const create = useCallMutation(createTenant, { invalidates: [listTenants] })
  // Every business has them all, under the same names.
  const modules = useCall(getModules, {}).data?.data ?? []
  const save = async (values: RecordValues) => {
    const answer = await create.run(asTenant(values as typeof empty))
    if (answer.ok) toasts.success(tenantTexts.created)
    else return { ok: false as const, problem: { ...answer.problem, details: (answer.problem.details ?? []).map(atOwnField) } }
    return answer
  }
  return <RecordDialog mode="create" noun="empresa" fields={fieldsOf(modules)} values={empty} onSave={save} onClose={onClose} />
}

const asTenant = ({ name, last_name, email, theme, ...rest }: typeof empty): NewTenant => ({
  ...rest,
  theme: theme as NewTenant['theme'],
  superadmin: { name, last_name, email },
})

/** `superadmin.email` stands at the form's `email`. */
const atOwnField = (detail: { field: string; message: string }) => ({ ...detail, field: detail.field.replace(/^superadmin\./, '') })
