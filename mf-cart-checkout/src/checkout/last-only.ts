/** Runs pieces of work one after the other. Of those that wait only the last is done; one that was overtaken, before or meanwhile, answers null. */
export function lastOnly() {
  let running: Promise<unknown> = Promise.resolve()
  let newest = 0
  return <Answer>(work: () => Promise<Answer>): Promise<Answer | null> => {
    const turn = ++newest
    const answered = running.then(async () => {
      if (turn !== newest) return null
      const answer = await work()
      return turn === newest ? answer : null
    })
    running = answered.catch(() => null)
    return answered
  }
}
