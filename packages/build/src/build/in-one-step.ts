import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Lets `write` fill a folder beside `dist`, which it then replaces: a failed build leaves the old one. */
export async function inOneStep(folder: string, dist: string, write: (staging: string) => Promise<void>) {
  const staging = stagingFolder(folder)
  try {
    await write(staging)
    chmodSync(staging, 0o755)
    rmSync(dist, { recursive: true, force: true })
    renameSync(staging, dist)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

function stagingFolder(folder: string): string {
  const parent = path.join(folder, 'node_modules/.plaza')
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(path.join(parent, 'dist-'))
}
