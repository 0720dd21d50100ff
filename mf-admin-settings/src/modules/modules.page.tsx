import { getModules } from '@plaza/contracts/business/business.api'
import { businessTexts } from '@plaza/contracts/business/business.messages'
import type { BusinessModule } from '@plaza/contracts/business/module.entity'
import { EmptyState, QueryView, Skeleton, usePlaza } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { Blocks, CircleCheck, CircleDashed, MessageCircle } from 'lucide-react'
import { ModuleIcon } from '../parts/module-icon.tsx'
import { requestLink } from './request-link.ts'
import '../parts/admin-page.css'
import './modules.css'

export default function ModulesPage() {
  const query = useCall(getModules, {})
  return (
    <div className="ads-page">
      <h1>Modulos</h1>
      <QueryView
        query={query}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState text="Tu empresa aún no tiene módulos." drawing={<Blocks size={56} strokeWidth={1.25} />} />}
        skeleton={<WaitingModules />}
        errorText="No logramos cargar los módulos."
      >
        {({ data }) => (
          <ul className="ads-modules">
            {data.map((module) => (
              <ModuleCard key={module.id} module={module} />
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  )
}

function ModuleCard({ module: { name, description, icon, status } }: { module: BusinessModule }) {
  const isActive = status === 'active'
  const StatusIcon = isActive ? CircleCheck : CircleDashed
  return (
    <li className="ads-module" data-status={status}>
      <span className="ads-module__icon">
        <ModuleIcon icon={icon} />
      </span>
      <h2>{name}</h2>
      <p>{description}</p>
      <div className="ads-module__foot">
        <span className="ads-module__status">
          <StatusIcon size={16} aria-hidden="true" />
          {isActive ? businessTexts.moduleActive : businessTexts.moduleInactive}
        </span>
        {!isActive && <Request name={name} />}
      </div>
    </li>
  )
}

function Request({ name }: { name: string }) {
  const { offices, branchId } = usePlaza()
  const link = requestLink(name, offices, branchId)
  if (!link) return null
  return (
    <a
      className="pz-button pz-button--secondary pz-button--small"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${businessTexts.moduleRequest} ${name}`}
    >
      <MessageCircle size={16} aria-hidden="true" />
      {businessTexts.moduleRequest}
    </a>
  )
}

const WaitingModules = () => (
  <div className="ads-modules">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
      <Skeleton key={card} className="ads-module--waiting" />
    ))}
  </div>
)
