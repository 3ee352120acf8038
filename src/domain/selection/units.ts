import { formatNumber } from '../../lib/numbers.ts'
import { toTenths } from './range.ts'

/** «230 л» */
export const litres = (value: number): string => `${formatNumber(value)}\u00a0л`

/** «66 см», «80,5 см» */
export const centimetres = (value: number): string => `${formatNumber(toTenths(value))}\u00a0см`

/** «8,5 м» */
export const metres = (value: number): string => `${formatNumber(value)}\u00a0м`
