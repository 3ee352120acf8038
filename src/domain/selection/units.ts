import { formatNumber } from '../../lib/numbers.ts'

/** «230 л» */
export const litres = (value: number): string => `${formatNumber(value)}\u00a0л`

/** «66 см», rounded up: a limit is never understated. */
export const centimetres = (value: number): string => `${formatNumber(Math.ceil(value))}\u00a0см`

/** «8,5 м» */
export const metres = (value: number): string => `${formatNumber(value)}\u00a0м`
