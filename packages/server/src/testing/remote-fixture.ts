import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import { Header } from 'tar'

export type Files = Record<string, string | Buffer>

export const sha384 = (bytes: string | Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

export interface RemoteRecipe {
  name: string
  version: string
  audience?: 'shopper' | 'staff'
  pages?: PublishedVersion['manifest']['pages']
  fills?: PublishedVersion['manifest']['fills']
  menu?: PublishedVersion['manifest']['menu']
  shares?: string[]
  /** Source of a CommonJS bundle exporting `faces`. */
  face?: string
  files?: Files
  /** Last changes to plaza.json, after the hashes are taken. */
  change?: (published: PublishedVersion) => unknown
}

const anyone = { kind: 'anyone' } as const

/** A page as plaza.json describes it. */
export const aPage = (path: string | string[], more: Partial<PublishedVersion['manifest']['pages'][string]> = {}) => ({
  path: typeof path === 'string' ? [path] : path,
  access: anyone,
  preload: [],
  face: false,
  ...more,
})

/** The smallest remote that the registry accepts, as a folder: plaza.json and its files. */
export function aRemoteFolder(recipe: RemoteRecipe): Files {
  const { name, version, face } = recipe
  const files: Files = {
    'remoteEntry.js': `// ${name} ${version}`,
    'remote.12ab34cd.js': `// first screen of ${name}`,
    'remote.12ab34cd.css': '.a{color:red}',
    ...recipe.files,
  }
  if (face) files['face.cjs'] = face
  const published: PublishedVersion = {
    name,
    version,
    owner: `equipo ${name}`,
    container: `${name.replace(/-/g, '_')}_${version.replace(/\W/g, '_')}`,
    entry: 'remoteEntry.js',
    files: Object.fromEntries(
      Object.entries(files)
        .filter(([file]) => !file.endsWith('.br'))
        .map(([file, bytes]) => [file, sha384(bytes)]),
    ),
    initial: { styles: ['remote.12ab34cd.css'], scripts: ['remote.12ab34cd.js'] },
    shares: recipe.shares ?? ['react'],
    ...(face ? { face: 'face.cjs' } : {}),
    manifest: {
      name,
      audience: recipe.audience ?? 'shopper',
      pages: recipe.pages ?? {},
      fills: recipe.fills ?? [],
      ownsSlots: [],
      menu: recipe.menu ?? [],
    },
  }
  return { ...files, 'plaza.json': JSON.stringify(recipe.change?.(published) ?? published) }
}

/** A gzip tarball; `path` may be anything, for the refusals too. */
export function aTarball(files: Files, extra: { path: string; type?: 'File' | 'SymbolicLink'; linkpath?: string }[] = []): Buffer {
  const entries = [
    ...Object.entries(files).map(([path, bytes]) => entry(path, Buffer.from(bytes))),
    ...extra.map(({ path, ...rest }) => entry(path, Buffer.alloc(0), rest)),
  ]
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]))
}

function entry(path: string, bytes: Buffer, more: { type?: 'File' | 'SymbolicLink'; linkpath?: string } = {}): Buffer {
  const header = new Header({ path, size: bytes.length, mode: 0o644, type: 'File', mtime: new Date(0), ...more })
  header.encode()
  return Buffer.concat([header.block as Buffer, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)])
}
