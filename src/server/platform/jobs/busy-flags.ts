/** Counts running jobs by flag, so that one kind does not take all places. */
export interface BusyFlags {
  /** Flags with as many running jobs as allowed; null when there is none. */
  list(): string[] | null
  /** Runs `work` as one of these flags. */
  hold<T>(flags: readonly string[], work: () => Promise<T>): Promise<T>
}

/** At most about `max` jobs of one flag at once: places are counted when a job begins, not when it is fetched. */
export function createBusyFlags(max: number): BusyFlags {
  const running = new Map<string, number>()
  const count = (flags: readonly string[], step: number) => {
    for (const flag of flags) running.set(flag, (running.get(flag) ?? 0) + step)
  }
  return {
    list() {
      const full = [...running].filter(([, number]) => number >= max).map(([flag]) => flag)
      return full.length > 0 ? full : null
    },
    async hold(flags, work) {
      count(flags, 1)
      return await work().finally(() => count(flags, -1))
    },
  }
}
