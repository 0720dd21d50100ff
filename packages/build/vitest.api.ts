import { defineConfig } from 'vitest/config'

// Calls against a real server and a real PostgreSQL, embedded or the one of DATABASE_URL.
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['packages/server/src/**/*.api.test.ts'],
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
    environment: 'node',
    // Sources are read once for each core, not for each file: two thirds of the time are left. What a test replaces is put back after it.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
