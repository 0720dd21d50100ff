import { getIntegrations, getModules } from '@plaza/contracts/business/business.api'
import { getLaunchChecklist } from '@plaza/contracts/business/launch-checklist.api'
import { staff } from '@plaza/contracts/kernel/access'
import { preload, type RemoteManifest } from '@plaza/contracts/kernel/manifest'
import { listRemotes } from '@plaza/contracts/registry/registry.api'

export const manifest = {
  name: 'mf-admin-settings',
  audience: 'staff',
  pages: {
    offices: { path: '/admin/offices', access: staff('offices'), title: 'Sedes | {title}' },
    habeas: { path: '/admin/habeas', access: staff('habeas'), title: 'Habeas data | {title}' },
    modules: { path: '/admin/modules', access: staff('modules'), title: 'Modulos | {title}', preload: [preload(getModules)] },
    integrations: {
      path: '/admin/integrations',
      access: staff('integrations'),
      title: 'Integraciones | {title}',
      preload: [preload(getIntegrations)],
    },
    businessConfig: { path: '/admin/business-config', access: staff('businessConfig'), title: 'Configuración de la empresa | {title}' },
    firstSteps: {
      path: '/admin/first-steps',
      access: staff('businessConfig'),
      title: 'Primeros pasos | {title}',
      preload: [preload(getLaunchChecklist)],
    },
    tenants: { path: '/admin/tenants', access: staff('remotes'), title: 'Empresas | {title}' },
    remotes: { path: '/admin/remotes', access: staff('remotes'), title: 'Remotos | {title}', preload: [preload(listRemotes)] },
  },
  menu: [
    { label: 'Sedes', path: '/admin/offices', icon: 'store', order: 70, menu: 'admin', access: staff('offices') },
    { label: 'Habeas data', path: '/admin/habeas', icon: 'shield-check', order: 100, menu: 'admin', access: staff('habeas') },
    { label: 'Integraciones', path: '/admin/integrations', icon: 'plug', order: 120, menu: 'admin', access: staff('integrations') },
    { label: 'Modulos', path: '/admin/modules', icon: 'puzzle', order: 130, menu: 'admin', access: staff('modules') },
    {
      label: 'Configuración de la empresa',
      path: '/admin/business-config',
      icon: 'settings',
      order: 140,
      menu: 'admin',
      access: staff('businessConfig'),
    },
    { label: 'Empresas', path: '/admin/tenants', icon: 'building', order: 165, menu: 'admin', access: staff('remotes') },
    { label: 'Remotos', path: '/admin/remotes', icon: 'rocket', order: 170, menu: 'admin', access: staff('remotes') },
  ],
} as const satisfies RemoteManifest
