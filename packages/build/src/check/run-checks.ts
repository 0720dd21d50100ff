import type { Check } from './checks.ts'

export interface CheckResult {
  name: string
  ok: boolean
}

/** Runs the checks one after the other; only what fails shows its output. */
export async function runChecks(checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const check of checks) {
    const started = performance.now()
    const { ok, output } = await check.run()
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${check.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    if (!ok || check.name === 'bundle budgets') console.log(output.trimEnd())
    results.push({ name: check.name, ok })
  }
  return results
}
