import { removedMarker } from '@plaza/contracts/kernel/uploads'
import { resourceProblems } from '@plaza/contracts/resources/resources.messages'
import { type PreparedPicture, storePictures } from '../../platform/media.ts'
import { fail, ProblemError } from '../../platform/problems.ts'
import type { IncomingFile, Uses } from '../../platform/uses.ts'

export interface TakenPictures<Field extends string> {
  readonly changed: Partial<Record<Field, string | null>>
  /** Call it once the record is written, in its transaction: what is refused is never stored. */
  store(): Promise<void>
}

/** What the input changes of these pictures: the address of an uploaded one, null for a removed one (B-7-019); what is not named stays. */
export async function takePictures<Field extends string>(
  fields: readonly Field[],
  input: Readonly<Partial<Record<Field, unknown>>>,
  business: string,
  { media, request }: Pick<Uses, 'media' | 'request'>,
): Promise<TakenPictures<Field>> {
  const changed: Partial<Record<Field, string | null>> = {}
  const pictures: PreparedPicture[] = []
  for (const field of fields) if (input[field] === removedMarker) changed[field] = null
  for (const file of request.files) {
    const field = fields.find((each) => each === file.field)
    if (!field)
      return fail(resourceProblems.filesRefused, { details: [{ field: file.field, message: resourceProblems.filesRefused.text }] })
    const picture = await media.preparePicture(business, await file.read()).catch((error) => explain(error, file))
    changed[field] = picture.address
    pictures.push(picture)
  }
  return { changed, store: () => storePictures(pictures) }
}

// A form has several pictures: say which one it was.
function explain(error: unknown, { field, filename }: IncomingFile): never {
  if (!(error instanceof ProblemError)) throw error
  return fail(error.problem, { details: [{ field, message: `${filename}: ${error.problem.text}` }] })
}
