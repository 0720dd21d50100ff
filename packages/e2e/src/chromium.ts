import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const shell = '/usr/bin/chromium-headless-shell'

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path)) ?? chromium.executablePath()

/** The browser as people have it: Debian's Chromium when it is there, else playwright's own. For what is measured. */
export const executablePath = firstOf(whole)

/** The same engine without the browser around it, which costs half the CPU: for what is only looked at. */
export const shellPath = firstOf([shell, ...whole])

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
