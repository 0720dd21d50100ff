import type { Office } from '@plaza/contracts/branches/office.entity'
import type { Business } from '@plaza/contracts/business/business.entity'
import { createContext, useContext } from 'react'

export interface SessionUser {
  readonly id: string
  readonly name: string
  readonly role: string
  /** The branch that staff are bound to; null or absent for everybody else. */
  readonly branchId?: string | null | undefined
}

/** What the shell knows and every remote may read. */
export interface Plaza {
  readonly business: Business
  readonly modules: ReadonlySet<string>
  /** Modules that the business has, switched off: some parts obey a module only where it exists. */
  readonly modulesOff?: ReadonlySet<string>
  readonly offices: readonly Office[]
  readonly branchId: string | null
  readonly user: SessionUser | null
  readonly appVersion: string
}

export const PlazaContext = createContext<Plaza | null>(null)

export function usePlaza(): Plaza {
  const plaza = useContext(PlazaContext)
  if (!plaza) throw new Error('No shell above this component: wrap it in PlazaContext')
  return plaza
}

export const useBusiness = (): Business => usePlaza().business

/** True when the business has this module on. Codes exactly as spelled. */
export const useModule = (code: string): boolean => usePlaza().modules.has(code)

/** The signed-in user, or null for a guest. */
export const useSession = (): SessionUser | null => usePlaza().user

export function useBranch(): { branchId: string | null; office: Office | null } {
  const { branchId, offices } = usePlaza()
  return { branchId, office: offices.find((office) => office.id === branchId) ?? null }
}

type TextKey = keyof NonNullable<Business['custom_text_fields']>

/** The business's own text for a place, else the text everyone has. */
export function useText(key: TextKey, fallback: string): string {
  return customText(useBusiness(), key, fallback)
}

/** The same without a hook, for faces. */
export function customText(business: Pick<Business, 'custom_text_fields'>, key: TextKey, fallback: string): string {
  const own = business.custom_text_fields?.[key]
  return typeof own === 'string' && own.trim() !== '' ? own : fallback
}
