import { setModule } from '@plaza/contracts/business/business.api'
import { businessTexts } from '@plaza/contracts/business/business.messages'
import { type BusinessModule, codeOf } from '@plaza/contracts/business/module.entity'
import { listTenantModules, listTenants, type Tenant } from '@plaza/contracts/business/tenants.api'
import { EmptyState, QueryView, Skeleton } from '@plaza/ui'
import { Switch } from '@plaza/ui/forms'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { ModuleIcon } from '../parts/module-icon.tsx'

/** The modules of one business, each with a switch that takes effect at once. */
export function TenantModules({ tenant }: { readonly tenant: Tenant }) {
  const query = useCall(listTenantModules, { id: tenant.id }, { staleTime: 0 })
  return (
    <QueryView
      query={query}
      isEmpty={({ data }) => data.length === 0}
      empty={<EmptyState text="Esta empresa no tiene módulos." />}
      skeleton={<Skeleton shape="block" />}
      errorText="No logramos cargar los módulos."
    >
      {({ data }) => (
        <ul className="ads-tenant-modules">
          {data.map((module) => (
            <ModuleRow key={module.id} tenant={tenant} module={module} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function ModuleRow({ tenant, module }: { readonly tenant: Tenant; readonly module: BusinessModule }) {
  const { run, isPending } = useCallMutation(setModule, { invalidates: [listTenantModules, listTenants] })
  const [problem, setProblem] = useState<string | null>(null)
  const isActive = module.status === 'active'
  const toggle = async (checked: boolean) => {
    setProblem(null)
    const answer = await run({ code: codeOf(module), status: checked ? 'active' : 'inactive', business: tenant.id })
    if (!answer.ok) setProblem(answer.problem.message)
  }
  return (
    <li className="ads-tenant-module">
      <ModuleIcon icon={module.icon} />
      <Switch
        label={module.name}
        help={module.description || codeOf(module)}
        checked={isActive}
        disabled={isPending}
        words={{ on: businessTexts.moduleActive, off: businessTexts.moduleInactive }}
        onChange={(checked) => void toggle(checked)}
      />
      {problem && (
        <p className="pz-field__error" role="alert">
          {problem}
        </p>
      )}
    </li>
  )
}
