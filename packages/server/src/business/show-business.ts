import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Business } from '@plaza/contracts/business/business.entity'
import type { Tx } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import { fail } from '../platform/problems.ts'
import { readBusiness } from './business.repository.ts'

/** The configuration as everyone may read it, for other domains too. */
export const showBusiness = async (tx: Tx): Promise<Business> => (await readBusiness(tx)) ?? fail(commonProblems.businessNotFound)

/** S-1-019: the business's own map settings, else the platform's. */
export const withMaps = (business: Business, { MAPBOX_TOKEN: key, MAP_STYLE_URL: style }: Env): Business => ({
  ...business,
  maps: { key: business.maps?.key || key || null, style: business.maps?.style || style || null },
})
