import type { dryRunCampaign as contract } from '@plaza/contracts/campaigns/campaigns.api'
import { contactAllowed, nextContact } from '@plaza/contracts/campaigns/contact-hours'
import type { Handler } from '../platform/mount.ts'
import { countAudience } from './audience.ts'
import { readCampaign } from './campaign.repository.ts'

/** Says whom a campaign would reach now, and sends nothing. */
export const dryRunCampaign: Handler<typeof contract> = async ({ business }, { id }, { db, clock, env }) => {
  const now = clock.now()
  const counts = await db.withTenant(business, async (tx) => countAudience(tx, await readCampaign(tx, id), now))
  return {
    data: {
      ...counts,
      allowedNow: contactAllowed(now),
      nextWindow: nextContact(now).toISOString(),
      senderOn: env.CAMPAIGNS === 'on',
    },
  }
}
