import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { tool } from '../check/tool.ts'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Makes sure there is a Chromium: one already here, else Debian's package (as root), else playwright's own download. */
export async function ensureBrowser(): Promise<void> {
  if (hasBrowser()) return
  console.log('Plaza: no Chromium found, installing one')
  if (fromDebian() || (await fromPlaywright())) return
  console.error('Plaza: no Chromium could be installed; browser tests will fail. Debian: apt-get install chromium')
}

const hasBrowser = () => installed.some((file) => existsSync(file)) || hasPlaywrightBrowser()

function hasPlaywrightBrowser(): boolean {
  const cache =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ??
    path.join(os.homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright')
  return existsSync(cache) && readdirSync(cache).some((name) => name.startsWith('chromium'))
}

function fromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env: environment })
  return (
    spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji'], {
      stdio: 'inherit',
      env: environment,
    }).status === 0
  )
}

async function fromPlaywright(): Promise<boolean> {
  return (await tool('node', ['packages/e2e/node_modules/playwright/cli.js', 'install', 'chromium'])).ok
}
