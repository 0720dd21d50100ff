import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const debian = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Debian's Chromium when it is there, else playwright's own. */
export const executablePath = debian.find((path) => existsSync(path)) ?? chromium.executablePath()

// Without these Chromium asks the network for its own services, which makes tests slow and noisy on closed machines.
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
