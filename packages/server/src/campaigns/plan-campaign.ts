import type {
  scheduleCampaign as scheduleContract,
  unscheduleCampaign as unscheduleContract,
} from '@plaza/contracts/campaigns/campaigns.api'
import { campaignProblems } from '@plaza/contracts/campaigns/campaigns.messages'
import { contactAllowed, nextContact } from '@plaza/contracts/campaigns/contact-hours'
import { whoOf } from '../platform/audit.ts'
import type { Handler } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { addToAudit } from '../resources/audit.ts'
import { planCampaign, readCampaign } from './campaign.repository.ts'

const longestAhead = 366 * 86_400_000

/** Plans its sending. Only what the law allows at that moment is planned; whom it reaches is judged when it goes. */
export const scheduleCampaign: Handler<typeof scheduleContract> = async (scope, { id, sendAt }, { db, clock, env }) => {
  const at = new Date(sendAt)
  const ahead = at.getTime() - clock.now().getTime()
  const data = await db.withTenant(scope.business, async (tx) => {
    const { sentAt } = await readCampaign(tx, id, true)
    if (sentAt) fail(campaignProblems.alreadySent)
    if (env.CAMPAIGNS !== 'on') fail(campaignProblems.off)
    if (!(ahead > 0 && ahead < longestAhead)) fail(campaignProblems.scheduleWrong, atField(campaignProblems.scheduleWrong.text))
    if (!contactAllowed(at))
      fail(campaignProblems.scheduleQuiet, {
        ...atField(campaignProblems.scheduleQuiet.text),
        data: { nextWindow: nextContact(at).toISOString() },
      })
    const { ip: _, ...planner } = whoOf(scope)
    await planCampaign(tx, id, at, planner)
    await addToAudit(tx, scope, { action: 'schedule', entity: 'campaigns', entity_id: id, detail: { sendAt } })
    return readCampaign(tx, id)
  })
  return { data }
}

export const unscheduleCampaign: Handler<typeof unscheduleContract> = async (scope, { id }, { db }) => {
  const data = await db.withTenant(scope.business, async (tx) => {
    const { sentAt, sendAt } = await readCampaign(tx, id, true)
    if (sentAt) fail(campaignProblems.alreadySent)
    if (!sendAt) fail(campaignProblems.notScheduled)
    await planCampaign(tx, id, null, null)
    await addToAudit(tx, scope, { action: 'unschedule', entity: 'campaigns', entity_id: id })
    return readCampaign(tx, id)
  })
  return { data }
}

const atField = (message: string) => ({ details: [{ field: 'sendAt', message }] })
