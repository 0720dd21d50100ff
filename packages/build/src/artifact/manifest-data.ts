import type { RemoteManifest } from '@plaza/contracts/kernel/manifest'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'

/** A manifest as it travels in plaza.json: slots by name, paths as lists, every default written out. */
export function manifestData(manifest: RemoteManifest): PublishedVersion['manifest'] {
  return {
    name: manifest.name,
    audience: manifest.audience,
    pages: Object.fromEntries(Object.entries(manifest.pages).map(([name, page]) => [name, pageData(page)])),
    fills: (manifest.fills ?? []).map(({ slot, ...rule }) => ({
      slot: slot.name,
      access: rule.access ?? { kind: 'anyone' },
      ...withModule(rule),
    })),
    ownsSlots: (manifest.ownsSlots ?? []).map((slot) => slot.name),
    menu: (manifest.menu ?? []).map((entry) => ({ ...entry })),
  }
}

function pageData(page: RemoteManifest['pages'][string]) {
  return {
    path: typeof page.path === 'string' ? [page.path] : [...page.path],
    access: page.access,
    ...(page.title === undefined ? {} : { title: page.title }),
    ...withModule(page),
    ...(page.robots === undefined ? {} : { robots: page.robots }),
    preload: (page.preload ?? []).map(({ call, input }) => ({ call, input: { ...input } })),
    face: page.face ?? false,
  }
}

const withModule = ({ module }: { module?: string }) => (module === undefined ? {} : { module })
