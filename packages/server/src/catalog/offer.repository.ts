import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import type { Tx } from '../platform/database.ts'

export interface OfferFilter {
  sections: string[] | null
  officeId: string | null
  provider: string | null
}

/** Offers not switched off, of everyone's and of this branch, by `order`; whether they are active now is not looked at. */
export async function readOffers(tx: Tx, { sections, officeId, provider }: OfferFilter): Promise<Offer[]> {
  const rows = await tx.query<Row>(
    `select * from offers where business_id = $1 and not inactive and ($2::text[] is null or section = any($2))
       and (coalesce(branch_id, '') = '' or branch_id = $3)
       and ($4::text is null or position(lower('/provider/name/' || $4) in lower(replace(url, '%20', ' '))) > 0)
     order by "order", creation_date desc, id`,
    [tx.business, sections, officeId, provider],
    'offers-read',
  )
  return rows.map(toOffer)
}

interface Row {
  id: string
  name_offer: string
  url: string
  sub_category: string | null
  category: string | null
  city: string | null
  branch_office: string | null
  branch_id: string | null
  start_date: Date | null
  due_date: Date | null
  route_mode: string
  photo: string | null
  photos: string[]
  video_url: string | null
  order: number
  start_daily_hour: number | null
  end_daily_hour: number | null
  alldays: boolean
  analytics_event: string
  section: string
  vertical: boolean
  content: Offer['content']
  inactive: boolean
  creation_date: Date
  last_update_date: Date
}

const toOffer = (row: Row): Offer => ({
  id: row.id,
  nameOffer: row.name_offer,
  url: row.url,
  subCategory: row.sub_category,
  category: row.category,
  city: row.city,
  branchOffice: row.branch_office,
  branchId: row.branch_id,
  startDate: row.start_date?.toISOString() ?? null,
  dueDate: row.due_date?.toISOString() ?? null,
  routeMode: row.route_mode,
  photo: row.photo,
  photos: row.photos,
  video_url: row.video_url,
  order: row.order,
  startDailyHour: row.start_daily_hour,
  endDailyHour: row.end_daily_hour,
  alldays: row.alldays,
  analyticsEvent: row.analytics_event,
  section: row.section,
  vertical: row.vertical,
  content: row.content,
  inactive: row.inactive,
  creationDate: row.creation_date.toISOString(),
  lastUpdateDate: row.last_update_date.toISOString(),
})
