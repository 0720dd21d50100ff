import type { Call, OutputOf } from '@plaza/contracts/kernel/call'
import * as z from 'zod/mini'

// Compiling takes some milliseconds: the first answers after a start do not wait for it, and calls that are rare never do.
const worthCompiling = 20

/** Writes what a call answers as its contract has it: fields that the contract does not name stay out, and what it forbids is an error. */
export function writerOf<C extends Call>({ output }: C): (answer: OutputOf<C>) => string {
  let schema: z.ZodMiniType = output
  let answers = 0
  return (answer) => {
    if (++answers === worthCompiling) schema = z.compile(output)
    return JSON.stringify(schema.parse(answer))
  }
}
