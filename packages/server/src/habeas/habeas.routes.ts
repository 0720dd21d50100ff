import * as habeas from '@plaza/contracts/habeas/habeas.api'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { paginate } from '@plaza/contracts/kernel/pagination'
import { implement, type Route } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { currentConsent, readProofs } from './consent-proof.ts'
import { downloadAll, downloadExcel } from './download-registrations.ts'
import { lockRegistration, pageOfRegistrations } from './habeas.repository.ts'
import { requirePlatformOperator } from '../business/platform-operator.ts'
import { importLists, listActivities, listCities, listNeighborhoods } from './lists/show-lists.ts'
import { refuseWithoutModule, register } from './register.ts'
import { updateRegistration } from './update-registration.ts'
import { askWithdrawal, confirmWithdrawal, withdrawByStaff } from './withdraw.ts'

export const habeasRoutes: Route[] = [
  implement(habeas.listHabeas, async ({ business }, { page, limitPerPage: limit, ...wanted }, { db }) => {
    const { list, total } = await db.withTenant(business, (tx) => pageOfRegistrations(tx, { ...wanted, limit, offset: (page - 1) * limit }))
    return { data: { list, pagination: paginate(page, limit, total) } }
  }),
  implement(habeas.updateHabeas, updateRegistration),
  implement(habeas.listHabeasConsents, ({ business }, { id }, { db }) =>
    db.withTenant(business, async (tx) => {
      if (!(await lockRegistration(tx, id))) fail(commonProblems.notFound)
      return { data: await readProofs(tx, id) }
    }),
  ),
  implement(habeas.withdrawHabeas, withdrawByStaff),
  implement(habeas.downloadHabeas, downloadAll),
  implement(habeas.downloadHabeasExcel, downloadExcel),
  implement(habeas.getHabeasConsent, async (scope, _input, { db }) => {
    refuseWithoutModule(scope)
    return db.withTenant(scope.business, currentConsent)
  }),
  implement(habeas.registerHabeas, register),
  implement(habeas.askHabeasWithdrawal, askWithdrawal),
  implement(habeas.confirmHabeasWithdrawal, confirmWithdrawal),
  implement(habeas.listHabeasCities, listCities),
  implement(habeas.listHabeasNeighborhoods, listNeighborhoods),
  implement(habeas.listHabeasActivities, listActivities),
  implement(habeas.importHabeasLists, (scope, input, uses) => {
    requirePlatformOperator(scope, uses)
    return importLists(scope, input, uses)
  }),
]
