import { expect, test } from 'vitest'
import type * as z from 'zod/mini'

/** One test per clause: these names, to the letter, are fields of the schema. */
export function describeFields(schema: z.ZodMiniObject, clauses: Record<string, string>): void {
  for (const [clause, names] of Object.entries(clauses)) {
    test(`${clause} carries ${names}`, () => {
      expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names.split(' ')))
    })
  }
}
