/** Seconds in milliseconds. */
export const seconds = (n: number): number => n * 1000
/** Minutes in milliseconds. */
export const minutes = (n: number): number => seconds(n * 60)
/** Hours in milliseconds. */
export const hours = (n: number): number => minutes(n * 60)
/** Days in milliseconds. */
export const days = (n: number): number => hours(n * 24)
