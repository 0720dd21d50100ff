import { defineRemote } from '@plaza/ui'
import type { manifest } from './manifest.ts'

export const remote = defineRemote<typeof manifest>({
  pages: {
    offices: () => import('./offices/offices.page.tsx'),
    habeas: () => import('./habeas/habeas.page.tsx'),
    modules: () => import('./modules/modules.page.tsx'),
    integrations: () => import('./integrations/integrations.page.tsx'),
    businessConfig: () => import('./business/business-config.page.tsx'),
    firstSteps: () => import('./first-steps/first-steps.page.tsx'),
    tenants: () => import('./tenants/tenants.page.tsx'),
    remotes: () => import('./remotes/remotes.page.tsx'),
  },
})
