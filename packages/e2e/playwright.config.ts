import { defineConfig } from 'playwright/test'
import { chromiumArgs, shellPath } from './src/chromium.ts'

// A folder of its own per run, so that two runs at a time do not sweep each other's pictures away.
const output = process.env.PLAZA_E2E_OUTPUT ?? '../../node_modules/.cache/plaza-e2e'

const browser = { browserName: 'chromium', launchOptions: { executablePath: shellPath, args: chromiumArgs } } as const

export default defineConfig({
  testDir: './tests',
  globalSetup: './src/global-setup.ts',
  // One more than the cores of the smallest machine: a story often waits for a page while nothing else is to be done.
  workers: 3,
  fullyParallel: false,
  timeout: 60_000,
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: `${output}/report.json` }]],
  outputDir: `${output}/failures`,
  // A service worker's requests cannot be watched or held up; the tests about it switch it on.
  use: {
    ...browser,
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // What moves by itself takes an eighth of the browser's time; the stories that are told with motion ask for it (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    screenshot: 'only-on-failure',
    // Recording slows every test down; a second try is what needs looking into.
    trace: 'on-first-retry',
  },
  projects: [
    // What changes the registry for everyone runs by itself, on a server of its own.
    { name: 'desktop', testIgnore: /\.phone\.spec\.ts$/, use: { ...browser, viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: /\.(both|phone)\.spec\.ts$/,
      use: { ...browser, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
