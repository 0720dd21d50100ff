import * as z from 'zod/mini'

/** `plaza.json` in a published tarball: what a version says of itself. The server checks every word of it. */
export const publishedVersion = z.object({
  name: z.string(),
  version: z.string(),
  owner: z.string(),
  container: z.string(),
  entry: z.string(),
  /** Every file of the version but `plaza.json`: path to the integrity (`sha256-…`) of its bytes. */
  files: z.record(z.string(), z.string()),
  /** Files of the exposed module's first screen. */
  initial: z.object({ styles: z.array(z.string()), scripts: z.array(z.string()) }),
  /** By page or slot name: the files its lazy import loads beyond `initial`, and the shares in use there. For preload. */
  screens: z.optional(
    z.record(z.string(), z.object({ styles: z.array(z.string()), scripts: z.array(z.string()), shares: z.array(z.string()) })),
  ),
  /** Shared modules it expects the shell to provide. */
  shares: z.array(z.string()),
  /** Node-side bundle of the page faces, when there is one. */
  face: z.optional(z.string()),
  /** The manifest's data: `RemoteManifest` with slots by name. */
  manifest: z.object({
    name: z.string(),
    audience: z.enum(['shopper', 'staff']),
    pages: z.record(
      z.string(),
      z.object({
        path: z.array(z.string()),
        access: z.unknown(),
        title: z.optional(z.string()),
        module: z.optional(z.string()),
        robots: z.optional(z.literal('noindex')),
        preload: z.array(z.object({ call: z.string(), input: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])) })),
        face: z.boolean(),
      }),
    ),
    fills: z.array(z.object({ slot: z.string(), access: z.unknown(), module: z.optional(z.string()) })),
    ownsSlots: z.array(z.string()),
    menu: z.array(
      z.object({
        label: z.string(),
        path: z.string(),
        icon: z.string(),
        order: z.number(),
        menu: z.enum(['admin', 'main']),
        access: z.unknown(),
        module: z.optional(z.string()),
      }),
    ),
  }),
})
export type PublishedVersion = z.output<typeof publishedVersion>
