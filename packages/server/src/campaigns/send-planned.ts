import { sendCampaign } from '@plaza/contracts/campaigns/campaigns.api'
import { campaignProblems, campaignTexts } from '@plaza/contracts/campaigns/campaigns.messages'
import { contactAllowed } from '@plaza/contracts/campaigns/contact-hours'
import { auditedAs } from '../platform/audit.ts'
import { ProblemError } from '../platform/problems.ts'
import { regularly } from '../platform/regularly.ts'
import type { SharedUses } from '../platform/uses.ts'
import { noteInAudit } from '../resources/audit.ts'
import { type Due, lockPlanned, planCampaign, readDue } from './campaign.repository.ts'
import { oneAtATime, sendNow } from './send-campaign.ts'

type Uses = Pick<SharedUses, 'db' | 'clock' | 'env' | 'log' | 'directory'>

const lookEvery = 20_000
// What was meant for yesterday is said to nobody today.
const latest = 24 * 3_600_000

/** Sends what was planned and is due, on every instance: whoever holds the campaign's row sends it. */
export async function sendPlanned(uses: Uses): Promise<void> {
  for (const { id: business } of uses.directory.all())
    for (const due of await readDue(uses.db.reader(business), uses.clock.now()))
      await sendOne(business, due, uses).catch((error: Error) =>
        uses.log.warn({ err: error, business, campaign: due.id }, 'a planned campaign could not be sent'),
      )
}

async function sendOne(business: string, { id, planned_by }: Due, uses: Uses) {
  const now = uses.clock.now()
  const doer = { ...(planned_by ?? { name: 'Sistema' }), call: sendCampaign.key }
  await auditedAs(uses.db, doer, id).withTenant(business, async (tx) => {
    await oneAtATime(tx)
    const planned = await lockPlanned(tx, id, now)
    // Another instance has it, or somebody took the plan back meanwhile.
    if (planned === null) return
    const late = now.getTime() - planned.getTime() > latest
    // This server stood still at its hour: it goes in the next hours that the law allows.
    if (!late && !contactAllowed(now)) return
    const note = late ? campaignTexts.missedLate : await tried(sendNow(tx, id, uses))
    if (note !== null) await planCampaign(tx, id, null, null, note)
    await noteInAudit(tx, doer, { action: note === null ? 'send' : 'miss', entity: 'campaigns', entity_id: id, detail: { planned } })
  })
}

/** Why nothing went, where that is an answer. */
const tried = (sending: Promise<unknown>): Promise<string | null> =>
  sending.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error
      return error.problem === campaignProblems.off ? campaignTexts.missedOff : campaignTexts.missedNobody
    },
  )

export const watchPlannedCampaigns = (uses: Uses): { close(): Promise<void> } =>
  regularly(
    lookEvery,
    () => sendPlanned(uses),
    (error) => uses.log.warn({ err: error }, 'planned campaigns could not be looked for'),
  )
