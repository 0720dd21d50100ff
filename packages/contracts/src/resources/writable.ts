import * as z from 'zod/mini'
import { linkField, linkList } from '../kernel/link.ts'

/** Fields of every resource that hold an address: what is shown or followed. Objects with one say so themselves. */
const links = ['url', 'video_url', 'videoUrl', 'photo', 'photoUrl', 'logo', 'icon', 'iconMini', 'cover', 'banner']
const linkLists = ['photos', 'anotherPhotos', 'videos']

/** The named fields of an entity, each optional and without its default: what is not sent is not changed. */
export function writable(entity: z.ZodMiniObject, names: readonly string[]): z.ZodMiniObject {
  return z.object(Object.fromEntries(names.map((name) => [name, fieldOf(entity, name)])))
}

function fieldOf(entity: z.ZodMiniObject, name: string): z.ZodMiniType {
  if (links.includes(name)) return linkField
  if (linkLists.includes(name)) return linkList
  if (name === 'banner_footer') return bannerFooter
  return z.optional(withoutDefault(entity.shape[name] as z.ZodMiniType))
}

const bannerFooter = z.optional(z.nullable(z.object({ image: linkField, link: linkField })))

/** The same fields with these required. */
export const requiring = (fields: z.ZodMiniObject, names: readonly string[]): z.ZodMiniObject =>
  z.object({ ...fields.shape, ...Object.fromEntries(names.map((name) => [name, withoutOptional(fields.shape[name] as z.ZodMiniType)])) })

const withoutDefault = (field: z.ZodMiniType): z.ZodMiniType =>
  field instanceof z.ZodMiniDefault ? (field._zod.def.innerType as z.ZodMiniType) : field
const withoutOptional = (field: z.ZodMiniType): z.ZodMiniType =>
  field instanceof z.ZodMiniOptional ? (field._zod.def.innerType as z.ZodMiniType) : field
