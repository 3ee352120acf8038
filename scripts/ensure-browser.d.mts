/**
 * Path of a working Chrome or Chromium; installs the smallest available one when there is none. `timeLeft` says how many milliseconds it
 * may take.
 */
export function ensureBrowser(node: string, timeLeft?: () => number): string
