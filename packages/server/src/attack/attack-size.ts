import fc from 'fast-check'

/** `pnpm test:attack` tries everything; the tests of every day a sample. */
export const isWholeAttack = process.env['PLAZA_ATTACK'] === 'whole'

/** All of them in the whole attack, else so many, chosen by the seed. */
export const sampleOf = <Item>(items: readonly Item[], most: number, seed: number): readonly Item[] =>
  isWholeAttack || items.length <= most ? items : fc.sample(fc.constantFrom(...items), { numRuns: most, seed })
