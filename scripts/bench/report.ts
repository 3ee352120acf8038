/** A row of the table: measurement and its limits. */
export interface Row {
  what: string
  value: number
  unit?: string
  digits?: number
  atMost?: number
  atLeast?: number
}

export type Report = ReturnType<typeof createReport>

/** Prints each row when measured, and at the end those that miss their limits. */
export function createReport(print: (line: string) => void) {
  const short: string[] = []
  return {
    /** Adds a row; without limits it is informational. */
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
    /** Reports a measurement that was skipped, and why. */
    left(what: string, reason: string): void {
      print(`-     ${what}: left out, ${reason}`)
    },
    /** True when all limits are met. */
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
