import { setTimeout as pause } from 'node:timers/promises'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { type FileStore, unavailable } from '../platform/file-store.ts'
import { fail } from '../platform/problems.ts'
import { isIntact } from './verify-version.ts'
import { archiveFolder, archiveKey, packArchive, unpackArchive } from './version-archive.ts'
import { isRemoteName, isVersionName, type VersionFiles } from './version-files.ts'

interface Around {
  readonly store: FileStore
  /** This instance's own folder: only a copy here, checked once by each process and fetched again when it does not hold. */
  readonly local: VersionFiles
  /** What was committed under this name; nothing else is ever served. */
  published(name: string, version: string): Promise<PublishedVersion | undefined>
  readonly log: Logger
}

/** A page must not wait for a store that is silent; what it asked for goes on being fetched. */
const longestWait = 3000
const restAfterFailure = 5000

/** Versions that all instances share: one archive each in the store, unpacked here when they are first needed. */
export function sharedVersions({ store, local, published: publishedOf, log }: Around): VersionFiles {
  const atHand = new Set<string>()
  const underWay = new Map<string, Promise<boolean>>()
  const resting = new LRUCache<string, true>({ max: 200, ttl: restAfterFailure })

  async function bring(published: PublishedVersion): Promise<void> {
    const { name, version } = published
    const here = await local.all(name, version)
    if (here && (await isIntact(here, published))) return void handOn(published, here).catch(() => {})
    const archive = await store.get(archiveKey(published))
    if (!archive) return unavailable(log, `get ${name}@${version}`, new Error('the store has no archive of a published version'))
    const files = await unpackArchive(archive).catch((cause: unknown) => unavailable(log, `unpack ${name}@${version}`, cause))
    if (!(await isIntact(files, published)))
      unavailable(log, `unpack ${name}@${version}`, new Error('the archive is not what was published'))
    await local.put(published, files)
  }

  // A folder from before there was a bucket: the others need it too.
  async function handOn(published: PublishedVersion, files: ReadonlyMap<string, Buffer>) {
    if (!(await exists(published))) await put(published, files)
  }

  const put = async (published: PublishedVersion, files: ReadonlyMap<string, Buffer>) =>
    store.put(archiveKey(published), await packArchive(published, files))

  const exists = async (published: PublishedVersion) => {
    const folder = archiveFolder(published.name, published.version)
    return (await store.list(folder)).some((file) => `${folder}/${file}` === archiveKey(published))
  }

  function ensure(name: string, version: string, known?: PublishedVersion): Promise<boolean> {
    const id = `${name}@${version}`
    if (atHand.has(id)) return Promise.resolve(true)
    if (resting.has(id)) return fail(commonProblems.unavailable)
    return underWay.get(id) ?? begin(id, async () => known ?? (await publishedOf(name, version)))
  }

  function begin(id: string, find: () => Promise<PublishedVersion | undefined>): Promise<boolean> {
    const work = (async () => {
      const published = await find()
      if (!published) return false
      await bring(published)
      atHand.add(id)
      return true
    })()
    work.catch(() => resting.set(id, true)).finally(() => underWay.delete(id))
    underWay.set(id, work)
    return work
  }

  return {
    exists,
    all: local.all,
    put,
    async read(name, version, file) {
      if (!isRemoteName(name) || !isVersionName(version)) return null
      const isThere = atHand.has(`${name}@${version}`) || (await inTime(ensure(name, version)))
      return isThere ? local.read(name, version, file) : null
    },
    prepare: async (published) => void (await ensure(published.name, published.version, published)),
    async remove(name, version) {
      atHand.delete(`${name}@${version}`)
      await local.remove(name, version)
      await store.removeAll(archiveFolder(name, version))
    },
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([work, pause(longestWait, null, { ref: false }).then(() => fail(commonProblems.unavailable))])
}
