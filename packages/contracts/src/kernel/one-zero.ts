import * as z from 'zod/mini'

/** Yes or no as forms write it: 1 or 0. Readers also take true, false and their texts. */
export const oneZero = z.pipe(
  z.union([z.boolean(), z.number(), z.enum(['true', 'false', '1', '0'])]),
  z.transform((value): 1 | 0 => (value === true || value === 1 || value === 'true' || value === '1' ? 1 : 0)),
)
