import type { AudienceCounts, Campaign } from '@plaza/contracts/campaigns/campaign.entity'
import { bogotaDay } from '@plaza/contracts/kernel/dates'
import type { Tx } from '../platform/database.ts'

export type Channel = 'push' | 'sms'
type Asked = Pick<Campaign, 'type' | 'office'>

export const channelOf = ({ type }: Pick<Campaign, 'type'>): Channel => (type === 'ALL_USERS_SMS' ? 'sms' : 'push')

/** A Colombian mobile number as ten digits, or null, in SQL. */
const mobile = `substring(regexp_replace(coalesce(u.phone, ''), '\\D', '', 'g') from '^(?:57)?(3[0-9]{9})$')`

/**
 * Everybody a campaign is meant for, each with why they are left out, or null: `$1` business, `$2` office or null, `$3` channel, `$4` today.
 * The last word on consent counts: that of the log, else that of the account; the week is the seven days that end today.
 */
export const peopleSql = `
  select id, phone, coalesce(skipped, case when $3 = 'sms' and row_number() over (partition by phone, skipped order by id) > 1 then 'contactedToday' end) as skipped
  from (
    select u.id, u.phone, case
      when not coalesce((select c.accepted from consents c where c.business_id = $1 and c.user_id = u.id and c.purpose = 'promotional' order by c.id desc limit 1), u.promised, false) then 'noConsent'
      when ($3 = 'sms' and u.phone is null) or ($3 = 'push' and not exists (select from push_devices d where d.business_id = $1 and d.user_id = u.id)) then 'noChannel'
      when exists (select from excluded_numbers x where x.business_id = $1 and x.phone = u.phone) then 'excluded'
      when exists (select from commercial_contacts m where m.business_id = $1 and (m.user_id = u.id or m.phone = u.phone) and m.day = $4::date) then 'contactedToday'
      when exists (select from commercial_contacts m where m.business_id = $1 and (m.user_id = u.id or m.phone = u.phone)
        and m.day > $4::date - 7 and m.day <= $4::date and m.channel <> $3) then 'otherChannel'
    end as skipped
    from (
      select u.id, ${mobile} as phone, (u.habeas_accept->'promotional'->>'accepted')::boolean as promised from users u
      where u.business_id = $1 and not u.inactive
        and ($2::text is null or exists (select from addresses a where a.business_id = $1 and a.user_id = u.id and a.default_address and a.id_branch = $2))
    ) u
  ) judged`

export const askedOf = (tx: Tx, campaign: Asked, now: Date): unknown[] => [
  tx.business,
  campaign.office || null,
  channelOf(campaign),
  bogotaDay(now),
]

/** How many a campaign would reach and how many each rule leaves out. */
export async function countAudience(tx: Tx, campaign: Asked, now: Date): Promise<AudienceCounts> {
  const rows = await tx.query<{ skipped: keyof AudienceCounts['skipped'] | null; n: number }>(
    `select skipped, count(*)::int as n from (${peopleSql}) people group by skipped`,
    askedOf(tx, campaign, now),
  )
  const of = (reason: string | null) => rows.find(({ skipped }) => skipped === reason)?.n ?? 0
  return {
    audience: rows.reduce((sum, { n }) => sum + n, 0),
    willSend: of(null),
    skipped: {
      noConsent: of('noConsent'),
      noChannel: of('noChannel'),
      excluded: of('excluded'),
      contactedToday: of('contactedToday'),
      otherChannel: of('otherChannel'),
    },
  }
}
