import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Business } from '@plaza/contracts/business/business.entity'
import type { Tx } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import { fail } from '../platform/problems.ts'
import { readBusiness } from './business.repository.ts'

/** The configuration as everyone may read it, for other domains too. */
export const showBusiness = async (tx: Tx): Promise<Business> => (await readBusiness(tx)) ?? fail(commonProblems.businessNotFound)

/** The business's own addresses of other servers, else the platform's: maps (S-1-019) and the habeas calls. */
export const withAddresses = (business: Business, { MAPBOX_TOKEN: key, MAP_STYLE_URL: style, HABEAS_URL: habeas }: Env): Business => ({
  ...business,
  habeas_url: business.habeas_url || habeas || null,
  maps: { key: business.maps?.key || key || null, style: business.maps?.style || style || null },
})
