import type { ComponentType } from 'react'

export type PartLoader<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Milliseconds after which a load that failed is tried once more: one lost request is no failure. */
const secondTryAfter = 400

/** A part that loads once for all places that show it. A failure is forgotten: the next `load` asks again. */
export interface Part<Props> {
  readonly loaded: () => ComponentType<Props> | null
  /** Rejects when the second try failed too. */
  readonly load: () => Promise<ComponentType<Props>>
}

/** Describes a part by how it is imported. */
export function createPart<Props>(load: PartLoader<Props>): Part<Props> {
  let loaded: ComponentType<Props> | null = null
  let underWay: Promise<ComponentType<Props>> | null = null
  const begin = async () => {
    const { default: Component } = await loadTwice(load)
    loaded = Component
    return Component
  }
  return {
    loaded: () => loaded,
    load: () => {
      underWay ??= begin().finally(() => (underWay = null))
      return underWay
    },
  }
}

/** Imports something, twice when the first request is lost. For modules that are no component. */
export async function loadTwice<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, secondTryAfter))
    return load()
  }
}
