const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

interface UploadQuota {
  /** Bytes from midnight to midnight in Bogotá. */
  readonly day: number
  /** Bytes in all. */
  readonly total: number
}

/** How much one person, and a whole business, may send in files. */
export const uploadQuotas: Readonly<Record<'person' | 'staff' | 'business', UploadQuota>> = {
  person: { day: 50 * megabyte, total: 500 * megabyte },
  staff: { day: 5 * gigabyte, total: 100 * gigabyte },
  business: { day: 10 * gigabyte, total: 200 * gigabyte },
}

/** How much one record of people's own may hold, and how many of them one person keeps. */
export const recordQuotas = {
  customCart: { kilobytes: 256, perPerson: 100, lines: 200 },
  cartHistory: { kilobytes: 128, perPerson: 200 },
  habeasRegistration: { kilobytes: 32 },
} as const
