import type { DemoTenant } from '../tenant.ts'
import { azul } from './azul.ts'
import { verde } from './verde.ts'

export const demoTenants: readonly DemoTenant[] = [verde, azul]

/** The tenant of a business; businesses of tests borrow verde's pictures. */
export const tenantNamed = (business: string): DemoTenant => demoTenants.find((tenant) => tenant.id === business) ?? verde
