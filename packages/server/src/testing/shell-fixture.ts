import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sha384 } from './remote-fixture.ts'

/** A folder like shell/dist: a script, a style and what the shell says of itself. */
export async function aShellFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-shell-'))
  const files = { 'shell.0123456789ab.js': '// shell', 'react.0123456789ab.js': '// react', 'shell.0123456789ab.css': '.pz{}' }
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text)
  const asset = (file: keyof typeof files) => ({ href: `/assets/shell/${file}`, integrity: sha384(files[file]) })
  const manifest = {
    version: '1.0.0',
    scripts: [asset('shell.0123456789ab.js')],
    styles: [asset('shell.0123456789ab.css')],
    preloads: [asset('react.0123456789ab.js')],
    shares: ['react', 'react/', 'jotai'],
    shareFiles: {},
  }
  await writeFile(path.join(folder, 'plaza-shell.json'), JSON.stringify(manifest))
  return folder
}
