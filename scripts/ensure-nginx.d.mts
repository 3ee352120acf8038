/** Path of an nginx that runs; null when there is none. */
export function findNginx(): string | null
/**
 * The same; on Debian it is fetched where there is none, for root. `timeLeft` says how many milliseconds it may take.
 */
export function ensureNginx(timeLeft?: () => number): string | null
