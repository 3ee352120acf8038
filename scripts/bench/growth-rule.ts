/** What some work took at a size: milliseconds, megabytes or bytes. */
export interface Step {
  size: number
  value: number
}

/** How some work grew between two sizes: how many times as much, and how many times as much n log n would be. */
export interface Growth {
  from: number
  to: number
  times: number
  nLogN: number
}

const nLogN = (size: number) => size * Math.log2(Math.max(size, 2))

/**
 * How some work grew from each step to the next. `least` is the value below which nothing is told apart from the machine's noise: smaller
 * ones count as that.
 */
export function growthOf(steps: readonly Step[], least: number): Growth[] {
  return steps.slice(1).map((step, at) => {
    const before = steps[at] ?? step
    return {
      from: before.size,
      to: step.size,
      times: Math.max(step.value, least) / Math.max(before.value, least),
      nLogN: nLogN(step.size) / nLogN(before.size),
    }
  })
}

/** The worst growth, as a share of n log n: above 1 it is worse than that. */
export const worstShare = (growths: readonly Growth[]): number =>
  Math.max(...growths.map(({ times, nLogN }) => times / nLogN))
