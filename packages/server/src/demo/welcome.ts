import { roleLabels } from '@plaza/contracts/account/role'
import { demoAccounts, demoPassword } from './people.ts'
import { demoTenants } from './tenants/index.ts'

/** What whoever starts the demo wants to read: where the shops are and who may sign in. */
export function welcome(publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl)
  const shops = demoTenants.map(({ id }) => `  ${protocol}//${id}.localhost${port ? `:${port}` : ''}`)
  const people = demoAccounts.map(({ email, role }) => `  ${email.padEnd(24)} ${roleLabels[role]}`)
  return ['', `Plaza: ${publicUrl}`, ...shops, '', `Cuentas de prueba (contraseña ${demoPassword}):`, ...people, ''].join('\n')
}
