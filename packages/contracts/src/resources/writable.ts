import * as z from 'zod/mini'

/** The named fields of an entity, each optional and without its default: what is not sent is not changed. */
export function writable(entity: z.ZodMiniObject, names: readonly string[]): z.ZodMiniObject {
  return z.object(Object.fromEntries(names.map((name) => [name, z.optional(withoutDefault(entity.shape[name] as z.ZodMiniType))])))
}

/** The same fields with these required. */
export const requiring = (fields: z.ZodMiniObject, names: readonly string[]): z.ZodMiniObject =>
  z.object({ ...fields.shape, ...Object.fromEntries(names.map((name) => [name, withoutOptional(fields.shape[name] as z.ZodMiniType)])) })

const withoutDefault = (field: z.ZodMiniType): z.ZodMiniType =>
  field instanceof z.ZodMiniDefault ? (field._zod.def.innerType as z.ZodMiniType) : field
const withoutOptional = (field: z.ZodMiniType): z.ZodMiniType =>
  field instanceof z.ZodMiniOptional ? (field._zod.def.innerType as z.ZodMiniType) : field
