/** Durations in milliseconds, written as they are spoken: `minutes(2)`. */
export const seconds = (n: number): number => n * 1000
export const minutes = (n: number): number => seconds(n * 60)
export const hours = (n: number): number => minutes(n * 60)
export const days = (n: number): number => hours(n * 24)
