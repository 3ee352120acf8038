/** What a number may be, both ends included; an unknown end is ±Infinity. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** Anything from zero on. */
export const anyDepth: Range = { from: 0, to: Number.POSITIVE_INFINITY }

/** An exact number, or any from zero on when it is unknown. */
export const rangeOf = (value: number | null): Range =>
  value === null ? anyDepth : { from: value, to: value }

/** Whether the number is known. */
export const isExact = ({ from, to }: Range): boolean => from === to

/** The number of an exact range; null otherwise. */
export const exact = ({ from, to }: Range): number | null => (from === to ? from : null)

/** Rounds to tenths, against the noise of fractions. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10
