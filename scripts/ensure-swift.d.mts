/** How Swift's programs are run once its packages are unpacked; null before. */
export function findSwift(folder?: string): { python: string; env: Record<string, string> } | null

/** Unpacks Swift if needed. Returns why it cannot be had; null when it can. `timeLeft` says how many milliseconds it may take. */
export function ensureSwift(timeLeft?: () => number, folder?: string): string | null
