import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { everyBusiness } from '@plaza/contracts/registry/registry.api'
import { registryProblems as problems } from '@plaza/contracts/registry/registry.messages'
import { publishedVersion, type PublishedVersion } from '@plaza/contracts/registry/version.entity'
import { fail } from '../platform/problems.ts'
import type { SharedUses } from '../platform/uses.ts'
import { activateVersion } from './activate-version.ts'
import { knownCalls, knownSlots } from './contract-names.ts'
import { readShell } from './shell-manifest.ts'
import { registryOf } from './registry.ts'
import { tarballRefused } from './registry.problems.ts'
import { remoteRows } from './remote.repository.ts'
import { TarballError, unpack } from './tarball.ts'
import { verifyVersion } from './verify-version.ts'
import { isSamePublication } from './version-archive.ts'
import { readFolder } from './version-files.ts'

export interface Publication {
  name: string
  version: string
  by: string
}

/** Verifies an uploaded tarball word by word and stores it. It runs nowhere until it is activated. Versions are never overwritten. */
export async function publishTarball(uses: SharedUses, publication: Publication, tarball: Buffer): Promise<PublishedVersion> {
  const registry = await registryOf(uses)
  const files = await unpack(tarball).catch((error) => {
    registry.count('refused', publication.name)
    if (error instanceof TarballError) fail(tarballRefused, { details: [{ field: 'tarball', message: error.message }] })
    throw error
  })
  return publishFiles(uses, publication, files)
}

/** A built `dist` folder on this machine, by the same verification. Answers at once when that version is already there. */
export async function publishFolder(
  uses: SharedUses,
  dist: string,
  by = 'inicio',
): Promise<{ published: PublishedVersion; isNew: boolean }> {
  const registry = await registryOf(uses)
  const said = publishedVersion.parse(JSON.parse(await readFile(path.join(dist, 'plaza.json'), 'utf8')))
  const stored = await uses.db.withPlatform((tx) => remoteRows(tx).version(said.name, said.version))
  if (stored && (await registry.files.exists(stored))) return { published: stored, isNew: false }
  if (stored) return { published: await restoreFiles(uses, stored, dist), isNew: false }
  return { published: await publishFiles(uses, { name: said.name, version: said.version, by }, await readFolder(dist)), isNew: true }
}

/** Publishes and activates a built folder. What an operator activated or rolled back by hand stays until there is a new version. */
export async function shipFolder(uses: SharedUses, dist: string, by = 'inicio'): Promise<PublishedVersion> {
  const { published, isNew } = await publishFolder(uses, dist, by)
  const { name, version } = published
  const channel = (await registryOf(uses)).current().channels.find((each) => each.name === name && each.business_id === everyBusiness)
  const isOurs = isNew || !channel || channel.activated_by === by
  if (isOurs && channel?.active_version !== version) await activateVersion(uses, { name, version, by })
  return published
}

async function publishFiles(uses: SharedUses, { name, version, by }: Publication, files: Map<string, Buffer>): Promise<PublishedVersion> {
  const registry = await registryOf(uses)
  const shell = await readShell()
  const slots = new Set([
    ...knownSlots,
    ...registry.current().channels.flatMap((channel) => ownedSlots(registry.current(), channel.business_id)),
  ])
  return uses.db.withPlatform(async (tx) => {
    const rows = remoteRows(tx)
    await rows.lock(name)
    if (await rows.version(name, version)) fail(problems.versionExists)
    const shares = shell && new Set(shell.shares)
    const verified = await verifyVersion(files, { name, version, containers: await rows.containers(), slots, calls: knownCalls, shares })
    if (!verified.ok) {
      registry.count('refused', name)
      fail(problems.versionRefused, { details: verified.refusals })
    }
    await registry.files.put(verified.published, files)
    await rows.addVersion(verified.published, by)
    await rows.addHistory({ name, business_id: everyBusiness, action: 'publish', version, by_user: by })
    registry.count('publish', name)
    uses.log.info({ remote: name, version, by, files: files.size }, 'remote published')
    return verified.published
  })
}

type Snapshot = ReturnType<Awaited<ReturnType<typeof registryOf>>['current']>

const ownedSlots = (current: Snapshot, business: string) =>
  current.activeFor(business).flatMap(({ published }) => published.manifest.ownsSlots)

/** The row is there but the files are gone (a new disk or bucket under an old database): only the very same bytes may take their place. */
async function restoreFiles(uses: SharedUses, stored: PublishedVersion, dist: string): Promise<PublishedVersion> {
  const files = await readFolder(dist)
  const around = {
    name: stored.name,
    version: stored.version,
    containers: new Map(),
    slots: new Set(stored.manifest.fills.map(({ slot }) => slot)),
  }
  const verified = await verifyVersion(files, { ...around, calls: knownCalls, shares: null })
  if (!verified.ok || !isSamePublication(verified.published, publishedVersion.parse(stored))) fail(problems.versionExists)
  await (await registryOf(uses)).files.put(stored, files)
  return stored
}
