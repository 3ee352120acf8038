/** How long the main thread may work without a look at anything else, ms. */
export const SILENCE_MS = 250

/** Processor time of this thread, ms: what other programs take of the processor is not counted. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export interface Measured<T> {
  result: T
  /** Longest work of this thread between two turns of the event loop, ms of processor time. */
  silence: number
}

/** Does the work and measures how long this thread looked at nothing else meanwhile. */
async function measure<T>(work: () => Promise<T>): Promise<Measured<T>> {
  let silence = 0
  let last = threadTime()
  const look = () => {
    const now = threadTime()
    silence = Math.max(silence, now - last)
    last = now
  }
  const timer = setInterval(look, 5)
  try {
    const result = await work()
    look()
    return { result, silence }
  } finally {
    clearInterval(timer)
  }
}

/**
 * Measures work; what was too long is done twice more, and the shortest of what came to the same counts: the first of its kind is
 * compiled meanwhile.
 */
export async function measureFairly<T>(
  work: () => Promise<T>,
  isSame: (one: T, other: T) => boolean,
): Promise<Measured<T>> {
  const first = await measure(work)
  let { silence } = first
  for (let more = 0; more < 2 && silence > SILENCE_MS; more += 1) {
    const again = await measure(work)
    if (isSame(first.result, again.result)) silence = Math.min(silence, again.silence)
  }
  return { result: first.result, silence }
}
