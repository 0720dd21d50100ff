import { removedMarker } from '@plaza/contracts/kernel/uploads'
import { resourceProblems } from '@plaza/contracts/resources/resources.messages'
import { fail, ProblemError } from '../../platform/problems.ts'
import type { IncomingFile, Uses } from '../../platform/uses.ts'

/** What the input changes of these pictures: the address of an uploaded one, null for a removed one (B-7-019); what is not named stays. */
export async function takePictures<Field extends string>(
  fields: readonly Field[],
  input: Readonly<Partial<Record<Field, unknown>>>,
  business: string,
  { media, request }: Pick<Uses, 'media' | 'request'>,
): Promise<Partial<Record<Field, string | null>>> {
  const changed: Partial<Record<Field, string | null>> = {}
  for (const field of fields) if (input[field] === removedMarker) changed[field] = null
  for (const file of request.files) {
    const field = fields.find((each) => each === file.field)
    if (!field)
      return fail(resourceProblems.filesRefused, { details: [{ field: file.field, message: resourceProblems.filesRefused.text }] })
    changed[field] = await media.savePicture(business, file.bytes).catch((error) => explain(error, file))
  }
  return changed
}

// A form has several pictures: say which one it was.
function explain(error: unknown, { field, filename }: IncomingFile): never {
  if (!(error instanceof ProblemError)) throw error
  return fail(error.problem, { details: [{ field, message: `${filename}: ${error.problem.text}` }] })
}
