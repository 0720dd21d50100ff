import { moduleCodes, type ModuleCode } from '@plaza/contracts/business/module.entity'
import { moduleTexts } from '../business/module-texts.ts'
import { idOf } from './ids.ts'
import type { DemoTenant } from './tenant.ts'

// The configuration decides the theme; a blue module must not turn a green shop.
const neverWithAll: readonly ModuleCode[] = ['theme_blue']

export function moduleRows(tenant: DemoTenant) {
  const active = tenant.modules === 'all' ? moduleCodes.filter((code) => !neverWithAll.includes(code)) : tenant.modules
  return moduleCodes.map((code) => ({
    code,
    id: idOf(tenant.id, 'module', code),
    name: moduleTexts[code][0],
    description: moduleTexts[code][1],
    type: code.startsWith('theme') ? 'theme' : 'feature',
    icon: moduleTexts[code][2],
    status: active.includes(code) ? 'active' : 'inactive',
  }))
}

export function integrationRows(tenant: DemoTenant, now: Date) {
  const inHours = (hours: number) => new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000 + hours * 3_600_000).toISOString()
  return [
    {
      id: 'precios',
      name: 'Precios y existencias por sede',
      cron: '*/30 * * * *',
      cron_next_step: inHours(0),
      config: { job: 'check-catalog' },
    },
    { id: 'catalogo', name: 'Catálogo de productos', cron: '0 3 * * *', cron_next_step: inHours(6), config: { job: 'check-catalog' } },
    { id: 'facturacion', name: 'Envío de pedidos a facturación', cron: '0 * * * *', cron_next_step: inHours(1), config: {} },
  ].map((row) => ({ ...row, id: idOf(tenant.id, 'integration', row.id) }))
}
