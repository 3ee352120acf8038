/** Runs so much work at once; what comes then waits in line until another has ended. */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The turn goes on to the next in line.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
