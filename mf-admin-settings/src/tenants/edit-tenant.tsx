import { listTenants, type Tenant, updateTenant } from '@plaza/contracts/business/tenants.api'
import { tenantTexts } from '@plaza/contracts/business/tenants.messages'
import { toasts } from '@plaza/ui'
import { RecordDialog, type RecordField, type RecordValues } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { TenantModules } from './tenant-modules.tsx'
import { hostsOf, tenantThemes } from './tenant-fields.ts'

const fields: readonly RecordField[] = [
  { name: 'title', label: 'Nombre', kind: 'text', required: true, maxLength: 100, half: true },
  { name: 'theme', label: 'Tema', kind: 'select', required: true, half: true, options: tenantThemes },
  {
    name: 'hosts',
    label: 'Hosts',
    kind: 'textarea',
    required: true,
    help: 'Uno por línea, sin puerto: tienda.empresa.co',
  },
]

/** Name, hosts, theme and modules of one business. A module is switched at once; the rest is saved below. */
export function EditTenant({ tenant, onClose }: { readonly tenant: Tenant; readonly onClose: () => void }) {
  const update = useCallMutation(updateTenant, { invalidates: [listTenants] })
  const save = async ({ title, theme, hosts }: RecordValues) => {
    const answer = await update.run({
      id: tenant.id,
      title: String(title),
      theme: theme as 'theme_green' | 'theme_blue',
      hosts: hostsOf(String(hosts)),
    })
    if (answer.ok) toasts.success(tenantTexts.updated)
    return answer
  }
  return (
    <RecordDialog
      mode="edit"
      noun={tenant.title}
      mainTab="Empresa"
      fields={fields}
      values={{ title: tenant.title, theme: tenant.theme ?? 'theme_green', hosts: tenant.hosts.join('\n') }}
      extraTabs={[{ key: 'modules', label: 'Módulos', content: <TenantModules tenant={tenant} /> }]}
      onSave={save}
      onClose={onClose}
    />
  )
}
