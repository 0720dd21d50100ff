import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import { isSafePath } from './version-files.ts'

export const limits = { packedBytes: 24 * 1024 * 1024, unpackedBytes: 96 * 1024 * 1024, files: 2000 }

/** What makes an upload unreadable; `message` is Spanish and shown as it stands. */
export class TarballError extends Error {}

/** Reads a gzip tarball into memory. Refuses links, devices, paths that leave the folder, duplicates and bombs. */
export async function unpack(tarball: Buffer): Promise<Map<string, Buffer>> {
  const tar = await promisify(gunzip)(tarball, { maxOutputLength: limits.unpackedBytes }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_BUFFER_TOO_LARGE') throw new TarballError('El paquete descomprimido supera el tamaño permitido.')
    throw new TarballError('El paquete no es un archivo gzip válido.')
  })
  return readEntries(tar)
}

function readEntries(tar: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>()
    const refuse = (text: string) => reject(new TarballError(text))
    const parser = new Parser({
      strict: true,
      onReadEntry(entry) {
        if (entry.type === 'Directory') return void entry.resume()
        const problem = refusalOf(entry, files)
        if (problem) {
          refuse(problem)
          return void entry.resume()
        }
        const name = plainName(entry.path)
        files.set(name, Buffer.alloc(0))
        entry.concat().then((bytes) => files.set(name, Buffer.from(bytes)), reject)
      },
    })
    parser.on('error', () => refuse('El paquete no es un archivo tar válido.'))
    parser.on('end', () => setImmediate(() => resolve(files)))
    parser.end(tar)
  })
}

const plainName = (name: string) => name.replace(/^\.\//, '')

function refusalOf(entry: ReadEntry, files: Map<string, Buffer>): string | null {
  if (entry.type !== 'File' && entry.type !== 'OldFile') return `El paquete contiene un enlace o un archivo especial: ${entry.path}`
  const name = plainName(entry.path)
  if (!isSafePath(name)) return `El paquete contiene una ruta no permitida: ${entry.path}`
  if (files.has(name)) return `El paquete contiene dos veces el archivo ${name}`
  if (files.size >= limits.files) return `El paquete contiene más de ${limits.files} archivos.`
  return null
}
