import { imageMaxKilobytes, imageTooLarge, imageTypes, videoTypes } from '@plaza/contracts/kernel/uploads'

/** What the file is not allowed to be, or null: type first, then 2500 KB. */
export function refusedImage(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  accept: readonly string[] = imageTypes,
): string | null {
  if (!accepts(accept, type)) return `El archivo ${name} no es una imagen permitida (${words(accept)}).`
  return imageTooLarge(size) ? `Error: La imagen ${name} excede el tamaño máximo permitido de ${imageMaxKilobytes}KB.` : null
}

export function refusedVideo({ name, type }: Pick<File, 'name' | 'type'>): string | null {
  return accepts(videoTypes, type) ? null : `El archivo ${name} no es un video permitido (mp4 o quicktime).`
}

const accepts = (accept: readonly string[], type: string) =>
  accept.some((each) => each === type || (each.endsWith('/*') && type.startsWith(each.slice(0, -1)) && type !== 'image/svg+xml'))

const words = (accept: readonly string[]) =>
  accept
    .map((type) => type.split('/')[1])
    .join(', ')
    .replace('*', 'imágenes')
