import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { type Range, toTenths } from './range.ts'

/** Most numbers that are remembered: those of a catalogue and a few plots. */
const MOST_WRITTEN = 1000

const written = new Map<number, string>()

/** Rules name the same numbers of each of thousands of models, and to write one takes longer than the rule. */
function write(value: number): string {
  const known = written.get(value)
  if (known !== undefined) return known
  if (written.size >= MOST_WRITTEN) written.clear()
  // Zero has two signs, and one place in a map.
  const text = formatNumber(value + 0)
  written.set(value, text)
  return text
}

/** «230 л» */
export const litres = (value: number): string => `${write(value)}\u00a0л`

/** «66 см», «80,5 см» */
export const centimetres = (value: number): string => `${write(toTenths(value))}\u00a0см`

/** «8,5 м» */
export const metres = (value: number): string => `${write(value)}\u00a0м`

/** A band of ground water, its depths in centimetres: «выше 1,5 м», «1,5–3 м», «глубже 3 м». */
export function formatWaterBand({ from, to }: Range): string {
  if (from === 0) return `выше ${metres(to / 100)}`
  if (to === Number.POSITIVE_INFINITY) return `глубже ${metres(from / 100)}`
  return `${write(from / 100)}–${metres(to / 100)}`
}
