import { defineConfig } from 'vitest/config'

// Everything that needs no database: `node_modules/.bin/vitest run --config packages/build/vitest.unit.ts`
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['packages/*/{src,clauses}/**/*.test.{ts,tsx}', 'shell/src/**/*.test.{ts,tsx}', 'mf-*/src/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.api.test.ts', 'packages/e2e/tests/**'],
    environment: 'node',
    // Sources are read once for each core, not for each file: two thirds of the time are left. What a test replaces is put back after it.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 30_000,
  },
})
