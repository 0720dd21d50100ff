import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { tool } from '../check/tool.ts'

const shell = '/usr/bin/chromium-headless-shell'
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Makes sure there is a Chromium, and where Debian has it (as root) the same engine without the browser around it, which costs half the CPU.
 * Where there is neither one here nor Debian's package: playwright's own download.
 */
export async function ensureBrowser(): Promise<void> {
  if (hasBrowser() && existsSync(shell)) return
  if (!hasBrowser()) console.log('Plaza: no Chromium found, installing one')
  if (fromDebian() || hasBrowser() || (await fromPlaywright())) return
  console.error('Plaza: no Chromium could be installed; browser tests will fail. Debian: apt-get install chromium')
}

const hasBrowser = () => whole.some((file) => existsSync(file)) || hasPlaywrightBrowser()

function hasPlaywrightBrowser(): boolean {
  const cache =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ??
    path.join(os.homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright')
  return existsSync(cache) && readdirSync(cache).some((name) => name.startsWith('chromium'))
}

function fromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  const install = (...packages: string[]) => aptGet('install', '-q', '-y', '--no-install-recommends', ...packages)
  aptGet('update', '-q')
  // Older releases have no package of the shell.
  return install('chromium', 'chromium-headless-shell', 'fonts-noto-color-emoji') || install('chromium', 'fonts-noto-color-emoji')
}

async function fromPlaywright(): Promise<boolean> {
  return (await tool('node', ['packages/e2e/node_modules/playwright/cli.js', 'install', 'chromium'])).ok
}
