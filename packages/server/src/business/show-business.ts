import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Business } from '@plaza/contracts/business/business.entity'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import { readBusiness } from './business.repository.ts'

/** The configuration as everyone may read it, for other domains too. */
export const showBusiness = async (tx: Tx): Promise<Business> => (await readBusiness(tx)) ?? fail(commonProblems.businessNotFound)
