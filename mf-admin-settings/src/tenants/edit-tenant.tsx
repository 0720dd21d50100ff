import { listTenants, type Tenant, tenant as tenantEntity, updateTenant } from '@plaza/contracts/business/tenants.api'
import { tenantTexts } from '@plaza/contracts/business/tenants.messages'
import { currentOf, versionOf } from '@plaza/contracts/kernel/version'
import { toasts } from '@plaza/ui'
import { type Outcome, RecordDialog, type RecordField, type RecordValues } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { useRef } from 'react'
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

const valuesOf = ({ title, theme, hosts, lastUpdateDate }: Tenant): RecordValues => ({
  title,
  theme: theme ?? 'theme_green',
  hosts: hosts.join('\n'),
  lastUpdateDate,
})

/** Name, hosts, theme and modules of one business. A module is switched at once; the rest is saved below. */
export function EditTenant({ tenant, onClose }: { readonly tenant: Tenant; readonly onClose: () => void }) {
  const version = useRef('*')
  const update = useCallMutation(updateTenant, { invalidates: [listTenants], headers: () => ({ 'if-match': version.current }) })
  const save = async ({ title, theme, hosts }: RecordValues, _changed: RecordValues, before: RecordValues): Promise<Outcome> => {
    version.current = versionOf(before)
    const answer = await update.run({
      id: tenant.id,
      title: String(title),
      theme: theme as 'theme_green' | 'theme_blue',
      hosts: hostsOf(String(hosts)),
    })
    if (answer.ok) toasts.success(tenantTexts.updated)
    const current = answer.ok ? null : currentOf(tenantEntity, answer.problem.data)
    return { ...answer, current: current && valuesOf(current) }
  }
  return (
    <RecordDialog
      mode="edit"
      noun={tenant.title}
      mainTab="Empresa"
      fields={fields}
      values={valuesOf(tenant)}
      extraTabs={[{ key: 'modules', label: 'Módulos', content: <TenantModules tenant={tenant} /> }]}
      onSave={save}
      onClose={onClose}
    />
  )
}
