import { api } from '@plaza/api-client'
import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { type ImageMatch, uploadImage, validateImages } from '@plaza/contracts/catalog/images.api'
import { fillText } from '@plaza/contracts/kernel/text'
import { imageTooLarge } from '@plaza/contracts/kernel/uploads'

export type ImageState = 'waiting' | 'sending' | 'done' | 'already' | 'refused' | 'failed'

export interface QueuedImage {
  readonly key: string
  readonly file: File
  readonly state: ImageState
  readonly message: string | null
  readonly product: ImageMatch['product']
}

export const isOver = ({ state }: Pick<QueuedImage, 'state'>): boolean => state !== 'waiting' && state !== 'sending'

/** B-5-032: the words for a file that is too large, before anything is sent. */
export const tooLarge = ({ name, size }: Pick<File, 'name' | 'size'>): string | null =>
  imageTooLarge(size) ? fillText(catalogAdminTexts.imageTooLarge, { file: name }) : null

const together = 3
const asked = 50

/**
 * Sends pictures a few at a time. Which have a product, and which are stored already, is asked first: dropping the same folder after an
 * interruption goes on where it stopped.
 */
export async function workOff(
  images: readonly QueuedImage[],
  tell: (key: string, change: Partial<QueuedImage>) => void,
  stopped: () => boolean,
) {
  for (let from = 0; from < images.length && !stopped(); from += asked) {
    const ready = await validate(images.slice(from, from + asked), tell)
    const queue = [...ready]
    const lane = async () => {
      for (let next = queue.shift(); next && !stopped(); next = queue.shift()) await send(next, tell)
    }
    await Promise.all(Array.from({ length: together }, lane))
  }
}

async function validate(images: readonly QueuedImage[], tell: (key: string, change: Partial<QueuedImage>) => void) {
  const small = images.filter((image) => {
    const message = tooLarge(image.file)
    if (message) tell(image.key, { state: 'refused', message })
    return message === null
  })
  if (small.length === 0) return []
  const named = await Promise.all(small.map(async ({ file }) => ({ name: file.name, ...(await hashOf(file)) })))
  const answer = await api.call(validateImages, { type: 'import_images', images: named }, { timeout: 30_000 })
  if (!answer.ok) {
    for (const { key } of small) tell(key, { state: 'failed', message: answer.problem.message })
    return []
  }
  return small.filter(({ key }, index) => {
    const match = answer.value.data[index]
    if (!match?.valid) tell(key, { state: 'refused', message: match?.message ?? null })
    else if (match.done) tell(key, { state: 'already', message: null, product: match.product })
    return match?.valid === true && !match.done
  })
}

async function send({ key, file }: QueuedImage, tell: (key: string, change: Partial<QueuedImage>) => void) {
  tell(key, { state: 'sending' })
  const answer = await api.call(uploadImage, { image: file }, { timeout: 60_000 })
  if (answer.ok) return tell(key, { state: 'done', message: null, product: answer.value.data.product })
  // No answer or a tired server: worth another try. Anything else is about this file.
  const again = answer.problem.status === 0 || answer.problem.status >= 500 || answer.problem.status === 429
  return tell(key, { state: again ? 'failed' : 'refused', message: answer.problem.message })
}

/** Only where the browser has it: over https, and on one's own machine. */
async function hashOf(file: File): Promise<{ hash?: string }> {
  if (!globalThis.crypto?.subtle) return {}
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return { hash: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
}
