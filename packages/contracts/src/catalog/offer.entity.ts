import * as z from 'zod/mini'
import { baseShape, maybe, off, textList } from '../kernel/base.ts'

/** S-9-032. */
export const bannerSections = [
  'HOME',
  'HOME_TOP_BANNER',
  'HOME_1_FULL',
  'HOME_1_LEFT',
  'HOME_1_RIGHT',
  'HOME_2_SLIDE',
  'HOME_3_LEFT',
  'HOME_4_LEFT',
  'HOME_4_RIGHT_1',
  'HOME_4_RIGHT_2',
  'HOME_SECOND',
  'HOME_THREE',
  'HOME_FOUR',
  'HOME_BRANDS',
  'COMUNIDADES_BANNER_1',
  'HOME-POP-UP',
  'CHECKOUT-COUPONS',
  'OFFERS_TOP',
] as const
export type BannerSection = (typeof bannerSections)[number]

/** What is offered without module home_v2. */
export const classicBannerSections = [
  'HOME',
  'HOME_FOUR',
  'HOME_BRANDS',
  'HOME_SECOND',
  'HOME_THREE',
  'COMUNIDADES_BANNER_1',
  'HOME-POP-UP',
  'OFFERS_TOP',
] as const satisfies readonly BannerSection[]

export const sectionsFor = (homeV2: boolean): readonly BannerSection[] => (homeV2 ? bannerSections : classicBannerSections)

const hour = z.nullish(z.int().check(z.minimum(0), z.maximum(24)))

/** A banner. Hours are of America/Bogota; null is not set, 0 is set, 24 is the end of the day. `routeMode` external opens a new tab. */
export const offer = z.object({
  ...baseShape,
  nameOffer: z.string(),
  url: maybe.text,
  subCategory: maybe.text,
  startDate: maybe.moment,
  dueDate: maybe.moment,
  routeMode: maybe.text,
  photo: maybe.text,
  photos: textList,
  video_url: maybe.text,
  order: maybe.number,
  startDailyHour: hour,
  endDailyHour: hour,
  alldays: off,
  analyticsEvent: maybe.text,
  category: maybe.text,
  city: maybe.text,
  branchOffice: maybe.text,
  branchId: maybe.text,
  section: z.string(),
  vertical: z.nullish(z.union([z.boolean(), z.string()])),
  /** Words written over the picture, when the picture has none: ours. */
  content: z.nullish(z.object({ title: maybe.text, text: maybe.text, button: maybe.text })),
})
export type Offer = z.output<typeof offer>
