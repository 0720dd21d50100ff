/**
 * Does the work every so many milliseconds, never twice at once. What fails is told to `failed` and tried again the next time; closing waits for
 * what is under way.
 */
export function regularly(milliseconds: number, work: () => Promise<unknown>, failed: (error: Error) => void): { close(): Promise<void> } {
  let running: Promise<unknown> | null = null
  const timer = setInterval(() => {
    running ??= work()
      .catch(failed)
      .finally(() => (running = null))
  }, milliseconds).unref()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
