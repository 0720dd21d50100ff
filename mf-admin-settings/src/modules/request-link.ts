import type { Office } from '@plaza/contracts/branches/office.entity'
import { whatsappLink } from '@plaza/contracts/kernel/phone'

type Supported = Pick<Office, 'id' | 'support_number'>

/** support's chat, with the module's name in the message. The branch in use answers, else the first that has a number; null when none has. */
export function requestLink(moduleName: string, offices: readonly Supported[], branchId: string | null): string | null {
  const inUse = offices.find(({ id }) => id === branchId)
  const number = [inUse, ...offices].find((office) => office?.support_number?.trim())?.support_number
  return number ? whatsappLink(number, `Hola, quiero solicitar el módulo ${moduleName}.`) : null
}
