import type { importGazetteer as contract } from '@plaza/contracts/branches/branches.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { addAliases, addCrossings, addNeighbourhoods, clearCity, countOf } from './gazetteer/gazetteer.repository.ts'

/** Takes one part of a city; answers what it knows of it now. */
export const importGazetteer = (
  _scope: Scope,
  { city, begin, crossings, neighbourhoods, aliases }: ParsedInputOf<typeof contract>,
  { db }: Pick<SharedUses, 'db'>,
) =>
  db.withPlatform(async (tx) => {
    if (begin) await clearCity(tx, city)
    if (crossings.length > 0) await addCrossings(tx, city, crossings)
    if (aliases.length > 0) await addAliases(tx, city, aliases)
    await addNeighbourhoods(tx, city, neighbourhoods)
    return countOf(tx, city)
  })
