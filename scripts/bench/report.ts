/** One line of the table: what was measured, and what it must hold. */
export interface Row {
  what: string
  value: number
  unit?: string
  digits?: number
  atMost?: number
  atLeast?: number
}

export type Report = ReturnType<typeof createReport>

/** Prints each row as soon as it is known, and at the end what falls short. */
export function createReport(print: (line: string) => void) {
  const short: string[] = []
  return {
    /** A measured row; without a bar it is told, not judged. */
    row({ what, value, unit = '', digits = 2, atMost, atLeast }: Row): void {
      const bars = [
        ...(atMost === undefined ? [] : [`at most ${atMost}`]),
        ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
      ]
      const holds = value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity)
      const verdict = bars.length === 0 ? '     ' : holds ? 'ok   ' : 'SHORT'
      const bar = bars.length === 0 ? '' : ` (${bars.join(', ')})`
      print(`${verdict} ${what}: ${value.toFixed(digits)}${unit}${bar}`)
      if (!holds) short.push(what)
    },
    /** What could not be measured here, and why. */
    left(what: string, reason: string): void {
      print(`-     ${what}: left out, ${reason}`)
    },
    /** True when every bar is held. */
    finish(): boolean {
      print(
        short.length === 0
          ? '\nEvery bar is held.'
          : `\nFalls short:\n${short.map((what) => `- ${what}`).join('\n')}`,
      )
      return short.length === 0
    },
  }
}

/** The middle one of the values: a noisy neighbour spoils one round, not all. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
