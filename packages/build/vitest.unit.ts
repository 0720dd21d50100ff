import { defineConfig } from 'vitest/config'

// Everything that needs no database: `node_modules/.bin/vitest run --config packages/build/vitest.unit.ts`
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['packages/*/{src,clauses}/**/*.test.{ts,tsx}', 'shell/src/**/*.test.{ts,tsx}', 'mf-*/src/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.api.test.ts', 'packages/e2e/tests/**'],
    environment: 'node',
    testTimeout: 30_000,
  },
})
