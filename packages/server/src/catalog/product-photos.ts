import type { ProductChanges } from '@plaza/contracts/catalog/admin-product.entity'
import { resourceProblems } from '@plaza/contracts/resources/resources.messages'
import { fail } from '../platform/problems.ts'
import type { Uses } from '../platform/uses.ts'

/** The changes with the addresses of the pictures that came with them. */
export async function withPhotos(
  business: string,
  changes: ProductChanges,
  { media, request }: Pick<Uses, 'media' | 'request'>,
): Promise<ProductChanges> {
  const result = { ...changes }
  for (const { field, bytes } of request.files) {
    const name = field.replace(/\[\]$/, '')
    if (name !== 'photoUrl' && name !== 'anotherPhotos')
      return fail(resourceProblems.filesRefused, { details: [{ field, message: resourceProblems.filesRefused.text }] })
    const address = await media.savePicture(business, bytes)
    if (name === 'photoUrl') result.photoUrl = address
    else result.anotherPhotos = [...(result.anotherPhotos ?? []), address]
  }
  return result
}
