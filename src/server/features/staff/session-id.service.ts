import { digest } from './digest.ts'

/** Id of the session row for a cookie's secret. */
export const sessionIdOf = (secret: string): string => digest(secret)
