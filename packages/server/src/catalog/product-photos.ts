import { anotherPhotosMost, type ProductChanges } from '@plaza/contracts/catalog/admin-product.entity'
import { productAdminProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import { nextFileMarker } from '@plaza/contracts/kernel/uploads'
import { resourceProblems } from '@plaza/contracts/resources/resources.messages'
import { type PreparedPicture, storePictures } from '../platform/media.ts'
import { fail } from '../platform/problems.ts'
import type { Uses } from '../platform/uses.ts'

export interface WithPhotos {
  readonly changes: ProductChanges
  /** Call it once the changes are written, in their transaction: what is refused is never stored. */
  store(): Promise<void>
}

/** The address where the list waits for it, else at its end. */
function placed(list: readonly string[], address: string): string[] {
  const at = list.indexOf(nextFileMarker)
  return at < 0 ? [...list, address] : list.with(at, address)
}

/**
 * The changes with the addresses that the pictures sent with them will have.
 * @throws `PHOTO_MISSING` when a place waits for a picture that was not sent, `PHOTOS_TOO_MANY`.
 */
export async function withPhotos(
  business: string,
  changes: ProductChanges,
  { media, request }: Pick<Uses, 'media' | 'request'>,
): Promise<WithPhotos> {
  const result = { ...changes }
  const pictures: PreparedPicture[] = []
  for (const { field, read } of request.files) {
    const name = field.replace(/\[\]$/, '')
    if (name !== 'photoUrl' && name !== 'anotherPhotos')
      return fail(resourceProblems.filesRefused, { details: [{ field, message: resourceProblems.filesRefused.text }] })
    const picture = await media.preparePicture(business, await read())
    const { address } = picture
    pictures.push(picture)
    if (name === 'photoUrl') result.photoUrl = address
    else result.anotherPhotos = placed(result.anotherPhotos ?? [], address)
  }
  if (result.anotherPhotos?.includes(nextFileMarker) || result.photoUrl === nextFileMarker) fail(productAdminProblems.photoMissing)
  if ((result.anotherPhotos?.length ?? 0) > anotherPhotosMost) fail(productAdminProblems.photosTooMany)
  return { changes: result, store: () => storePictures(pictures) }
}
