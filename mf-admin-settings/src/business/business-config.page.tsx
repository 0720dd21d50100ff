import { getBusiness } from '@plaza/contracts/business/business.api'
import type { Business } from '@plaza/contracts/business/business.entity'
import { QueryView, Skeleton } from '@plaza/ui'
import { Tabs } from '@plaza/ui/overlays'
import { useCall } from '@plaza/ui/query'
import { useState } from 'react'
import { StylesTab } from './styles-tab.tsx'
import { BusinessForm } from './business-form.tsx'
import { KeysForm } from './keys-form.tsx'
import { type Draft, ShopPreview } from './shop-preview.tsx'
import '../parts/admin-page.css'
import './business.css'

/** Everything a business decides about its shop, with the shop beside it as it would look. */
export default function BusinessConfigPage() {
  const query = useCall(getBusiness, {}, { staleTime: 0 })
  return (
    <div className="ads-page">
      <h1>Configuración de la empresa</h1>
      <QueryView query={query} skeleton={<Skeleton shape="block" />} errorText="No logramos cargar la configuración de la empresa.">
        {/* Never an answer that was kept from before: what is saved over must be what was seen. */}
        {({ data }) => (query.isFetchedAfterMount ? <Settings business={data} /> : <Skeleton shape="block" />)}
      </QueryView>
    </div>
  )
}

function Settings({ business: found }: { business: Business }) {
  const [business, setBusiness] = useState(found)
  const [draft, setDraft] = useState<Draft>({ business, css: null })
  return (
    <div className="ads-settings">
      <Tabs
        label="Configuración de la empresa"
        tabs={[
          {
            key: 'datos',
            label: 'Datos de la empresa',
            content: (
              <BusinessForm
                business={business}
                onDraft={(next) => setDraft((now) => ({ ...now, business: next }))}
                onStored={setBusiness}
              />
            ),
          },
          {
            key: 'css',
            label: 'Estilos CSS',
            content: <StylesTab stored={business} onDraft={(css) => setDraft((now) => ({ ...now, css }))} />,
          },
          { key: 'pagos', label: 'Pagos', content: <KeysForm /> },
        ]}
      />
      <ShopPreview draft={draft} />
    </div>
  )
}
