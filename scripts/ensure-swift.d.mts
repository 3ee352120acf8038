/** How Swift's programs are run; null where its packages are not unpacked, or do not run here. */
export function findSwift(folder?: string): { python: string; env: Record<string, string> } | null

/**
 * Unpacks Swift if needed, anew where what is there does not run. Returns why it cannot be had; null when it can. `timeLeft` says how many
 * milliseconds it may take.
 */
export function ensureSwift(timeLeft?: () => number, folder?: string): string | null

/** Tries until it is done, a few times, as long as there is time; says how often. */
export function countTries(
  tryOnce: () => boolean,
  options: { rest: (ms: number) => void; hasTime: () => boolean; pauses?: readonly number[] },
): { isDone: boolean; made: number }
