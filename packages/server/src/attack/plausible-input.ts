import type * as z from 'zod/mini'

type Definition = z.core.$ZodTypeDef & {
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly entries?: Readonly<Record<string, unknown>>
  readonly values?: readonly unknown[]
  readonly options?: readonly z.core.$ZodType[]
}

/** What a form might send: every required field filled with the plainest value of its kind, so that a call looks at the field under attack too. */
export function plausibleInput(schema: z.core.$ZodType): Record<string, unknown> {
  const { shape = {} } = schema._zod.def as Definition
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const value = plausible(field)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function plausible(field: z.core.$ZodType): unknown {
  const def = field._zod.def as Definition
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return undefined
    case 'nullable':
      return null
    case 'string':
      return 'nada'
    case 'number':
    case 'int':
      return 1
    case 'boolean':
      return true
    case 'array':
      return []
    case 'enum':
      return Object.values(def.entries ?? {})[0]
    case 'literal':
      return def.values?.[0]
    case 'union':
      return def.options?.[0] && plausible(def.options[0])
    case 'object':
      return plausibleInput(field)
    case 'record':
      return {}
    default: {
      const inner = def.innerType ?? def.in
      return inner ? plausible(inner) : 'nada'
    }
  }
}
