import type { AudienceCounts, Campaign } from '@plaza/contracts/campaigns/campaign.entity'
import type { sendCampaign as contract } from '@plaza/contracts/campaigns/campaigns.api'
import { campaignProblems } from '@plaza/contracts/campaigns/campaigns.messages'
import { contactAllowed, nextContact } from '@plaza/contracts/campaigns/contact-hours'
import { addToAudit } from '../resources/audit.ts'
import type { Tx } from '../platform/database.ts'
import type { Handler } from '../platform/mount.ts'
import { relaySoon } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import type { SharedUses } from '../platform/uses.ts'
import { askedOf, channelOf, countAudience, peopleSql } from './audience.ts'
import { markSent, readCampaign } from './campaign.repository.ts'

/** Sends a campaign once: its messages, who was written to and what it reached are one transaction. */
export const sendCampaign: Handler<typeof contract> = async (scope, { id }, uses) => {
  const data = await uses.db.withTenant(scope.business, async (tx) => {
    const detail = await sendNow(tx, id, uses)
    await addToAudit(tx, scope, { action: 'send', entity: 'campaigns', entity_id: id, detail })
    return readCampaign(tx, id)
  })
  return { data }
}

/** Sends it within this transaction and says whom it reached; refuses where consent, hours, frequency or the operator do not let it. */
export async function sendNow(tx: Tx, id: string, { clock, env }: Pick<SharedUses, 'clock' | 'env'>): Promise<AudienceCounts> {
  const now = clock.now()
  await oneAtATime(tx)
  const campaign = await readCampaign(tx, id, true)
  if (campaign.sentAt) fail(campaignProblems.alreadySent)
  if (env.CAMPAIGNS !== 'on') fail(campaignProblems.off)
  if (!contactAllowed(now)) fail(campaignProblems.quietHours, { data: { nextWindow: nextContact(now).toISOString() } })
  const counts = await countAudience(tx, campaign, now)
  if (counts.willSend === 0) fail(campaignProblems.nobody, { data: counts })
  await queueMessages(tx, campaign, now)
  await markSent(tx, id, now, counts)
  return counts
}

// Two campaigns sent together must see each other's contacts.
export const oneAtATime = (tx: Tx) => tx.query(`select pg_advisory_xact_lock(hashtext('campaigns'), hashtext($1))`, [tx.business])

/** Text messages go to numbers, pushes to each browser of a person. */
async function queueMessages(tx: Tx, campaign: Campaign, now: Date) {
  const channel = channelOf(campaign)
  const { title, description } = campaign
  const body = channel === 'sms' ? [title, description].filter(Boolean).join('\n') : description || title
  const written = `'subject', $6::text, 'body', $7::text, 'commercial', true`
  const messages =
    channel === 'sms'
      ? `select $1, $3, jsonb_build_object('to', phone, ${written}) from chosen`
      : `select $1, $3, jsonb_build_object('to', d.user_id, 'device', d.id, ${written}) from chosen join push_devices d on d.business_id = $1 and d.user_id = chosen.id`
  await tx.run(
    `with chosen as (select id, phone from (${peopleSql}) people where skipped is null),
       noted as (insert into commercial_contacts (business_id, user_id, day, channel, campaign_id, phone) select $1, id, $4::date, $3, $5, phone from chosen)
     insert into outbox (business_id, topic, payload) ${messages}`,
    [...askedOf(tx, campaign, now), campaign.id, title, body],
  )
  relaySoon(tx)
}
