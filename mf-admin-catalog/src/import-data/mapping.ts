import type { ImportMapping, ImportSource, ImportTarget } from '@plaza/contracts/imports/import-mapping.entity'

export const sourceOf = ({ sources }: ImportMapping, target: ImportTarget): ImportSource | undefined =>
  sources.find((source) => source.target === target)

/** The mapping with another source for this; one that says nothing is left out. */
export function withSource(mapping: ImportMapping, target: ImportTarget, source: Omit<ImportSource, 'target'> | null): ImportMapping {
  const others = mapping.sources.filter((each) => each.target !== target)
  const says = source !== null && (Boolean(source.column) || Boolean(source.fixed) || source.factor !== undefined)
  return { ...mapping, sources: says ? [...others, { ...source, target }] : others }
}
