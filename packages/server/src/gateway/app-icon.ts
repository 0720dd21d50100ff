import sharp from 'sharp'
import type { Media } from '../platform/media.ts'

/** A basket on the business's colour. */
export const favicon = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colour}"/>${basket}</svg>`

const basket =
  '<path d="M7 13h18l-2 11H9zM12 13l3-6M20 13l-3-6" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>'

// To the edge, for systems that cut their own shape out of it.
const fullBasket = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colour}"/><g transform="translate(3.2 3.2) scale(.8)">${basket}</g></svg>`

export interface IconLook {
  business: string
  /** The square logo, `/media/<business>/<key>`; anything else is not looked at. */
  logo: string | null
  colour: string
  background: string
}

/** The icon on a home screen as PNG: the business's square logo, else a basket on its colour. */
export async function appIcon(media: Media, { business, logo, colour, background }: IconLook, size: number): Promise<Buffer> {
  const key = logo?.startsWith(`/media/${business}/`) ? logo.slice(`/media/${business}/`.length).replace(/\/\d+\.\w+$/, '') : null
  const picture = key === null ? null : await media.rendition(business, key, 640, 'webp')
  if (!picture)
    return sharp(Buffer.from(fullBasket(colour)), { density: 1600 })
      .resize(size, size)
      .png()
      .toBuffer()
  const { hasAlpha } = await sharp(picture).metadata()
  // A logo that stands free gets air around it, so that no corner of it is cut off.
  const inner = hasAlpha ? Math.round(size * 0.76) : size
  const edge = Math.floor((size - inner) / 2)
  return sharp(picture)
    .resize(inner, inner, { fit: hasAlpha ? 'contain' : 'cover', background: '#ffffff00' })
    .extend({ top: edge, left: edge, bottom: size - inner - edge, right: size - inner - edge, background: '#ffffff00' })
    .flatten({ background })
    .png()
    .toBuffer()
}
