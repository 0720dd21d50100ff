import { type AdminArea, mayAccess, staff } from '@plaza/contracts/kernel/access'
import type { Scope } from '../platform/scope.ts'

/** May this visitor work in this area of the back office? */
export const isStaff = ({ user, modules }: Scope, area: AdminArea): boolean => mayAccess(staff(area), user?.role ?? null, modules)
