/**
 * What the shell provides to every remote. Only curated packages: sharing a whole library ships it whole.
 * With a trailing slash the sub-paths are shared too (`react-dom/client`, both jsx runtimes).
 */
export const providedShares = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'jotai',
  '@plaza/event-bus',
  '@plaza/api-client',
  '@plaza/ui',
  '@plaza/ui/router',
  '@plaza/ui/query',
  '@plaza/ui/motion',
  '@plaza/ui/overlays',
  '@plaza/ui/window',
  '@plaza/ui/forms',
  '@plaza/ui/table',
  'zod/mini',
] as const

/** Shares of which the shell brings a selection: the name remotes ask for, and the module that answers. */
const selections: Record<string, string> = { 'zod/mini': '@plaza/contracts/kernel/zod' }

/** Concrete modules the shell must contain although it may not import them itself: a share nobody imports is not provided. */
export const providedModules = ['react/jsx-runtime', 'react-dom/client', ...providedShares.filter((share) => !share.endsWith('/'))]

export const hostShares = () => shares((share) => (share in selections ? { import: selections[share] as string } : {}))

/** Remotes carry no copy of their own: `import: false`, sub-paths included. */
export const remoteShares = () => shares(() => ({ import: false }))

function shares(extra: (share: string) => { import?: false | string }) {
  const options = { singleton: true, requiredVersion: false as const, strictVersion: false }
  return Object.fromEntries(providedShares.map((share) => [share, { ...options, ...extra(share) }]))
}
