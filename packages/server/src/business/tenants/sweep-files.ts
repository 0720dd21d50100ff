import type { Tx } from '../../platform/database.ts'
import { notify } from '../../platform/signals.ts'
import { regularly } from '../../platform/regularly.ts'
import type { SharedUses } from '../../platform/uses.ts'

const everyMilliseconds = 60_000

/** Says, with the end of a business's rows, that its files must go too: a store that fails meanwhile is asked again. */
export const noteFiles = (tx: Tx) => tx.run('insert into erased_files (business) values ($1) on conflict do nothing', [tx.business])

/** Its files may still be there, so a new business of this name would find them. */
export const hasNotedFiles = async (tx: Tx, business: string): Promise<boolean> =>
  (await tx.query('select 1 from erased_files where business = $1', [business])).length > 0

/** Removes the files of an erased business and strikes off its note; how many that were. Ends with `unavailable` and keeps the note when the store fails. */
export function eraseFiles(business: string, { db, media }: Pick<SharedUses, 'db' | 'media'>): Promise<number> {
  // Locked while it is done: a note that somebody else strikes off lets a new business of that name come, with new files.
  return db.withPlatform(async (tx) => {
    const [noted] = await tx.query('select 1 from erased_files where business = $1 for update', [business])
    const files = noted ? await media.removeAll(business) : 0
    await tx.run('delete from erased_files where business = $1', [business])
    await notify(tx, { kind: 'erased', business })
    return files
  })
}

/** Asks again for all that is noted; the businesses whose files are gone now. */
export async function sweepFilesNow(uses: Pick<SharedUses, 'db' | 'media' | 'log'>): Promise<string[]> {
  const noted = await uses.db.withPlatform((tx) => tx.query<{ business: string }>('select business from erased_files order by noted_at'))
  const gone: string[] = []
  for (const { business } of noted) {
    await eraseFiles(business, uses).then(
      () => gone.push(business),
      (error: Error) => uses.log.warn({ err: error, business }, 'the files of an erased business are still there'),
    )
  }
  return gone
}

/** Looks once a minute, and lets go of what this instance made from the pictures of businesses that others erased. */
export function sweepFiles(uses: SharedUses): { close(): Promise<void> } {
  const { directory, media, signals, log } = uses
  const forget = (erased?: string) =>
    media
      .keepOnly((business) => business !== erased && directory.get(business) !== undefined)
      .catch((error: Error) => log.warn({ err: error }, 'pictures of an erased business could not be removed'))
  signals.on('erased', ({ business }) => void forget(business))
  void forget()
  return regularly(
    everyMilliseconds,
    () => sweepFilesNow(uses),
    (error) => log.warn({ err: error }, 'erased files could not be looked for'),
  )
}
