import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type PublishedVersion, publishedVersion } from '@plaza/contracts/registry/version.entity'
import { isRemoteName, isSafePath, isVersionName } from './version-files.ts'
import { accessProblem } from './verify-access.ts'
import { isSamePublication } from './version-archive.ts'

/** What a version may rely on. Everything here is known before the upload. */
export interface Surroundings {
  name: string
  version: string
  /** Container (physical federation) names in use, with the `name@version` that uses them. */
  containers: ReadonlyMap<string, string>
  /** Slots of the contracts and those declared by active remotes. */
  slots: ReadonlySet<string>
  /** Keys of every call of the contracts. */
  calls: ReadonlySet<string>
  /** What the shell shares; null when no shell is built, then this is not checked. */
  shares: ReadonlySet<string> | null
}

export interface Refusal {
  field: string
  message: string
}

export type Verified = { ok: true; published: PublishedVersion } | { ok: false; refusals: Refusal[] }

/** Checks every word and every byte of an uploaded version. All refusals at once, in Spanish. */
export async function verifyVersion(files: ReadonlyMap<string, Buffer>, around: Surroundings): Promise<Verified> {
  const parsed = parsePlazaJson(files.get('plaza.json'))
  if ('message' in parsed) return { ok: false, refusals: [parsed] }
  const refusals = [...nameRefusals(parsed, around), ...manifestRefusals(parsed, around), ...(await fileRefusals(files, parsed))]
  return refusals.length > 0 ? { ok: false, refusals: refusals.slice(0, 50) } : { ok: true, published: parsed }
}

/** These are the files that were published, to the byte, and no others. */
export async function isIntact(files: ReadonlyMap<string, Buffer>, published: PublishedVersion): Promise<boolean> {
  const parsed = parsePlazaJson(files.get('plaza.json'))
  return (
    !('message' in parsed) &&
    isSamePublication(parsed, publishedVersion.parse(published)) &&
    (await fileRefusals(files, parsed)).length === 0
  )
}

/** Of the kind that the version chose; null for one that browsers do not know. */
function integrityOf(bytes: Buffer, like: string): string | null {
  const kind = /^(sha256|sha384|sha512)-/.exec(like)?.[1]
  return kind === undefined ? null : `${kind}-${createHash(kind).update(bytes).digest('base64')}`
}

function parsePlazaJson(bytes: Buffer | undefined): PublishedVersion | Refusal {
  if (!bytes) return { field: 'plaza.json', message: 'Falta el archivo plaza.json.' }
  try {
    const parsed = publishedVersion.safeParse(JSON.parse(bytes.toString('utf8')))
    if (parsed.success) return parsed.data
    const issue = parsed.error.issues[0]
    return { field: 'plaza.json', message: `plaza.json no cumple el contrato en ${issue?.path.join('.') || 'la raíz'}.` }
  } catch {
    return { field: 'plaza.json', message: 'plaza.json no es un JSON válido.' }
  }
}

function nameRefusals(published: PublishedVersion, around: Surroundings): Refusal[] {
  const refusals: Refusal[] = []
  const refuse = (field: string, message: string) => refusals.push({ field, message })
  if (!isRemoteName(around.name) || around.name === 'shell') refuse('name', `El nombre de remoto ${around.name} no es válido.`)
  if (!isVersionName(around.version)) refuse('version', `La versión ${around.version} no es válida; se espera una como 1.4.2.`)
  if (published.name !== around.name) refuse('name', `plaza.json dice ${published.name}, pero se publica ${around.name}.`)
  if (published.manifest.name !== around.name)
    refuse('manifest.name', `El manifiesto dice ${published.manifest.name}, pero se publica ${around.name}.`)
  if (published.version !== around.version) refuse('version', `plaza.json dice ${published.version}, pero se publica ${around.version}.`)
  if (!/^[A-Za-z_$][\w$]*$/.test(published.container)) refuse('container', `El nombre de contenedor ${published.container} no es válido.`)
  const user = around.containers.get(published.container)
  if (user) refuse('container', `El contenedor ${published.container} ya lo usa ${user}; el nombre debe llevar la versión.`)
  return refusals
}

function manifestRefusals({ manifest, shares }: PublishedVersion, around: Surroundings): Refusal[] {
  const refusals: Refusal[] = []
  const refuse = (field: string, message: string) => refusals.push({ field, message })
  for (const { slot } of manifest.fills)
    if (!around.slots.has(slot) && !manifest.ownsSlots.includes(slot))
      refuse('manifest.fills', `El espacio ${slot} no existe: ningún remoto activo lo declara.`)
  for (const [page, { preload, path, access }] of Object.entries(manifest.pages)) {
    for (const { call } of preload)
      if (!around.calls.has(call)) refuse(`manifest.pages.${page}.preload`, `La llamada ${call} no existe en los contratos.`)
    for (const pattern of path)
      if (!pattern.startsWith('/')) refuse(`manifest.pages.${page}.path`, `La ruta ${pattern} debe empezar por /.`)
    refusals.push(...accessProblem(`manifest.pages.${page}.access`, access, manifest.audience))
  }
  for (const entry of manifest.menu) refusals.push(...accessProblem('manifest.menu', entry.access, manifest.audience))
  for (const filling of manifest.fills) if (filling.access) refusals.push(...accessProblem('manifest.fills', filling.access, null))
  for (const share of shares)
    if (around.shares && !isShared(share, around.shares))
      refuse('shares', `El módulo compartido ${share} no lo ofrece la aplicación principal (shell).`)
  return refusals
}

/** `react/` in the shell's list covers `react/jsx-runtime`. */
const isShared = (share: string, offered: ReadonlySet<string>) =>
  offered.has(share) || [...offered].some((name) => name.endsWith('/') && share.startsWith(name))

async function fileRefusals(files: ReadonlyMap<string, Buffer>, published: PublishedVersion): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  const refuse = (field: string, message: string) => refusals.push({ field, message })
  const screens = Object.values(published.screens ?? {}).flatMap(({ styles, scripts }) => [...styles, ...scripts])
  const named = [
    published.entry,
    ...published.initial.styles,
    ...published.initial.scripts,
    ...screens,
    ...(published.face ? [published.face] : []),
  ]
  for (const file of new Set(named))
    if (!(file in published.files)) refuse('files', `El archivo ${file} se nombra en plaza.json pero no está en la lista de archivos.`)
  for (const [file, integrity] of Object.entries(published.files)) {
    const bytes = files.get(file)
    if (!isSafePath(file)) refuse(file, `La ruta ${file} no está permitida.`)
    else if (!bytes) refuse(file, `Falta el archivo ${file}.`)
    else if (integrityOf(bytes, integrity) !== integrity) refuse(file, `El contenido de ${file} no coincide con su huella.`)
  }
  for (const [file, bytes] of files) {
    if (file.endsWith('.br')) {
      if (!(await isCopy(bytes, files.get(file.slice(0, -'.br'.length)))))
        refuse(file, `La copia comprimida ${file} no corresponde a su original.`)
      continue
    }
    if (file !== 'plaza.json' && !(file in published.files)) refuse(file, `El archivo ${file} no está en la lista de plaza.json.`)
  }
  return refusals
}

/** A `.br` file says the same as its original, whether or not it is listed with a hash of its own. */
async function isCopy(packed: Buffer, original: Buffer | undefined): Promise<boolean> {
  if (!original) return false
  const plain = await promisify(brotliDecompress)(packed, { maxOutputLength: original.length + 1 }).catch(() => null)
  return plain !== null && plain.equals(original)
}
